import { useApolloClient } from "@apollo/client/react";
import { useState, useEffect, useEffectEvent } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { nextPage } from "../shared/apollo/nextPage";
import { BookmarkletLink } from "../features/imports/BookmarkletLink";
import { CardPicture } from "../features/imports/CardPicture";
import { useCardPicture } from "../features/imports/CardPicture.generated";
import { CardText } from "../features/imports/CardText";
import { ImportForm } from "../features/imports/ImportForm";
import { ImportItemCard } from "../features/imports/ImportItemCard";
import { ImportList } from "../features/imports/ImportList";
import type { Import_ImportFragment } from "../features/imports/Import_import.generated";
import { ImportStatus } from "../features/imports/ImportStatus";
import { t } from "../shared/messages/t";
import { paths } from "../shared/paths";
import { Guard } from "../shared/ui/Guard";
import { LoadMoreButton } from "../shared/ui/LoadMoreButton";
import { PageTitle } from "../shared/ui/PageTitle";
import classes from "./FormPage.module.css";
import {
  fetchOneImport,
  fetchUncachedImportProgress,
  ImportProgressDocument,
  useImportPage,
  useOneImport,
} from "./ImportPage.generated";
import { type importLoader, PAGE_SIZE } from "./ImportPage.loader";
import { ImportedRecipe } from "./ImportedRecipe";

const INTERVAL_MS = 1_000;

/** Polls the state and counts of an import while the server works on it, then fetches its recipes. */
function useProgress(
  { importId, isInProgress }: Pick<Import_ImportFragment, "importId" | "isInProgress">,
  fetchRecipes: () => Promise<unknown>,
): void {
  const client = useApolloClient();
  const poll = useEffectEvent(async () => {
    const { data } = await fetchUncachedImportProgress(client, { importId });
    if (!data?.import.isInProgress) return fetchRecipes();
    return client.writeQuery({ query: ImportProgressDocument, variables: { importId }, data });
  });
  useEffect(() => {
    if (!isInProgress) return undefined;
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      if (!isStopped) timer = setTimeout(() => void pollOnce(), INTERVAL_MS);
    };
    // The next interval repeats a failed request.
    const pollOnce = () => poll().then(schedule, schedule);
    schedule();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isInProgress]);
}

type LoaderData = Awaited<ReturnType<ReturnType<typeof importLoader>>>;

const option = (key: number, label: string) => ({ value: String(key), label });

/** The import options of a recipe. */
function readOptions(data: ReturnType<typeof useImportPage>) {
  return {
    createsIngredients: data.viewerCanAddRecipe,
    categories: data.categories.map(({ categoryId, name }) => option(categoryId, name)),
    difficultyLevels: data.difficultyLevels.map(({ difficultyLevelId, name }) =>
      option(difficultyLevelId, name),
    ),
    tags: data.tags.map(({ tagId, name }) => option(tagId, name)),
    equipment: data.equipment.map(({ equipmentId, name }) => option(equipmentId, name)),
  };
}

interface OneImportProps {
  references: NonNullable<LoaderData["one"]>;
  options: ReturnType<typeof readOptions>;
}

/** An import with its state and its recipes. */
function OneImport({ references, options }: OneImportProps) {
  const client = useApolloClient();
  const { import: one } = useOneImport(references.one);
  const { picture } = useCardPicture(references.picture).import;
  const { importId, items, recognizedText, state } = one;
  const [editedIds, setEditedIds] = useState<readonly number[]>([]);
  const [isTextEdited, setTextEdited] = useState(false);
  const refetch = () => fetchOneImport(client, { importId, first: PAGE_SIZE });
  useProgress(one, refetch);
  const loadMore = nextPage(items.pageInfo, (after) =>
    fetchOneImport(client, { importId, first: PAGE_SIZE, after }),
  );
  return (
    <>
      <ImportStatus
        import={one}
        options={options}
        isEdited={editedIds.length > 0 || isTextEdited}
        onChange={refetch}
      />
      <CardPicture importId={importId} picture={picture} />
      {recognizedText !== null && (state === "READY" || state === "FAILED") && (
        <CardText
          importId={importId}
          text={recognizedText}
          isEditing={isTextEdited}
          onEditing={setTextEdited}
          onChange={refetch}
        />
      )}
      {items.edges.length > 0 && (
        <ul aria-label={t("imports.items")}>
          {items.edges.map(({ node }) => (
            <ImportItemCard
              key={node.importItemId}
              importId={importId}
              item={node}
              options={options}
              isEditable={state === "READY"}
              isOnly={one.itemCount === 1}
              isPublishing={options.createsIngredients && one.visibility !== "PRIVATE"}
              renderPreview={(props) => <ImportedRecipe {...props} />}
              isEditing={editedIds.includes(node.importItemId)}
              onEditing={(isEditing) =>
                setEditedIds((before) => [
                  ...before.filter((id) => id !== node.importItemId),
                  ...(isEditing ? [node.importItemId] : []),
                ])
              }
              onChange={refetch}
            />
          ))}
        </ul>
      )}
      {loadMore && <LoadMoreButton onMore={loadMore}>{t("imports.more")}</LoadMoreButton>}
      <p>
        <Link to={paths.importRecipes()}>{t("imports.another")}</Link>
      </p>
    </>
  );
}

/** /recipes/import */
export function Component() {
  const { page, one } = useLoaderData<LoaderData>();
  const data = useImportPage(page);
  const imports = data.viewerImports.edges.map(({ node }) => node);
  return (
    <Guard loggedIn={data.viewer !== null} allowed={data.viewer !== null}>
      <section className={one ? classes.medium : classes.page}>
        <div>
          <PageTitle>{t("imports.title")}</PageTitle>
          {!one && <p className={classes.intro}>{t("imports.intro")}</p>}
        </div>
        {one ? <OneImport references={one} options={readOptions(data)} /> : <ImportForm />}
        {!one && <ImportList imports={imports} />}
        {!one && <BookmarkletLink path={paths.importRecipes()} />}
      </section>
    </Guard>
  );
}
