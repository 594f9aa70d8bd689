import { Button, NativeSelect } from "@mantine/core";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { Book } from "../features/book/Book";
import { type Paper, papers } from "../features/book/paper";
import { showErrorToast } from "../shared/showError";
import { t } from "../shared/messages/t";
import { PageTitle } from "../shared/ui/PageTitle";
import { fetchBookPage, useBookPage } from "./BookPage.generated";
import { type bookLoader, collectionIn, readCollection, PAGE_SIZE } from "./BookPage.loader";
import classes from "./BookPage.module.css";

/** /recipes/book */
export function Component() {
  const { exportedRecipes, viewer } = useBookPage(useLoaderData<ReturnType<typeof bookLoader>>());
  const client = useApolloClient();
  const [searchParams] = useSearchParams();
  const [paper, setPaper] = useState<Paper>(papers.a4);
  const { edges, pageInfo, totalCount } = exportedRecipes;
  const { endCursor, hasNextPage } = pageInfo;
  const name = collectionIn(searchParams);
  const title = t(`book.title.${name}`);
  const recipes = useMemo(() => edges.map(({ node }) => node), [edges]);

  // Loads the remaining pages, because a book contains all recipes.
  useEffect(() => {
    if (!hasNextPage) return;
    fetchBookPage(client, { of: readCollection(name), first: PAGE_SIZE, after: endCursor }).catch(
      (error: unknown) => showErrorToast(error, t("book.failed")),
    );
  }, [client, endCursor, hasNextPage, name]);

  return (
    <>
      <div className={classes.screen}>
        <PageTitle>{title}</PageTitle>
        <p className={classes.intro}>{totalCount === 0 ? t("book.empty") : t("book.intro")}</p>
        {totalCount > 0 && (
          <div className={classes.controls}>
            <NativeSelect
              label={t("book.paper")}
              value={paper.name}
              data={Object.keys(papers).map((value) => ({
                value,
                label: t(`book.${value as Paper["name"]}`),
              }))}
              onChange={({ currentTarget }) =>
                setPaper(papers[currentTarget.value as Paper["name"]])
              }
            />
            <Button size="sm" loading={hasNextPage} onClick={() => print()}>
              {t("book.print")}
            </Button>
            {hasNextPage && <p role="status">{t("book.loading")}</p>}
          </div>
        )}
      </div>
      {recipes.length > 0 && !hasNextPage && (
        <Book title={title} collector={viewer?.name ?? ""} recipes={recipes} paper={paper} />
      )}
    </>
  );
}
