import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { Link, useLoaderData } from "react-router-dom";
import { nextPage } from "../shared/apollo/nextPage";
import { AddRecipe } from "../features/recipeActions/AddRecipe";
import { SuggestionList } from "../features/history/SuggestionList";
import { RecipeRow } from "../features/recipeActions/RecipeRow";
import { t } from "../shared/messages/t";
import { paths } from "../shared/paths";
import { LoadMoreButton } from "../shared/ui/LoadMoreButton";
import { PageTitle } from "../shared/ui/PageTitle";
import form from "./FormPage.module.css";
import classes from "./OwnRecipesPage.module.css";
import {
  fetchMoreOwnRecipes,
  type OwnRecipes_ConnectionFragment,
  useOwnRecipesPage,
} from "./OwnRecipesPage.generated";
import { type ownRecipesLoader, PAGE_SIZE } from "./OwnRecipesPage.loader";

type LoaderData = Awaited<ReturnType<ReturnType<typeof ownRecipesLoader>>>;

const choices = [null, "PUBLIC", "UNLISTED", "PRIVATE"] as const;

/** Links to all recipes, or to those of one visibility. */
function VisibilityLinks({ chosen }: { chosen: LoaderData["visibility"] }) {
  return (
    <nav className={classes.choices} aria-label={t("visibility.label")}>
      {choices.map((choice) => (
        <Link
          key={choice}
          to={paths.ownRecipes(choice ?? undefined)}
          className={classes.choice}
          aria-current={choice === chosen ? "page" : undefined}
        >
          {t(choice ? `visibility.kind.${choice}` : "ownRecipes.all")}
        </Link>
      ))}
    </nav>
  );
}

type OwnRecipesProps = OwnRecipes_ConnectionFragment & Pick<LoaderData, "visibility">;

/** The recipes with their actions. */
function OwnRecipes({ edges, pageInfo, visibility }: OwnRecipesProps) {
  const client = useApolloClient();
  const loadMore = nextPage(pageInfo, (after) =>
    fetchMoreOwnRecipes(client, { first: PAGE_SIZE, visibility, after }),
  );
  if (edges.length === 0) return <p className={classes.none}>{t("ownRecipes.none")}</p>;
  return (
    <>
      <ul aria-label={t("ownRecipes.title")}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <RecipeRow recipe={node} />
          </li>
        ))}
      </ul>
      {loadMore && <LoadMoreButton onMore={loadMore}>{t("profile.showMore")}</LoadMoreButton>}
    </>
  );
}

/** /recipes/own */
export function Component() {
  const { ask, page, visibility } = useLoaderData<LoaderData>();
  const { viewer, viewerCanAddRecipe, viewerRecipes } = useOwnRecipesPage(page);
  const suggestions = viewer?.sentSuggestions?.edges ?? [];
  return (
    <section className={form.wide}>
      <div>
        <PageTitle>{t("ownRecipes.title")}</PageTitle>
        <p className={form.intro}>
          {t(viewerCanAddRecipe ? "ownRecipes.intro" : "ownRecipes.memberIntro")}
        </p>
      </div>
      <div className={classes.buttons}>
        {viewerCanAddRecipe && <AddRecipe />}
        <Button component={Link} to={paths.newPrivateRecipe()} variant="default" size="sm">
          {t("ownRecipes.add")}
        </Button>
        <Button component={Link} to={paths.importRecipes()} variant="default" size="sm">
          {t("imports.title")}
        </Button>
        {!viewerCanAddRecipe && ask && <ask.AskToContribute query={ask.query} size="sm" />}
      </div>
      {viewerCanAddRecipe && <VisibilityLinks chosen={visibility} />}
      <OwnRecipes {...viewerRecipes} visibility={visibility} />
      {suggestions.length > 0 && (
        <SuggestionList
          title={t("suggestions.sentList")}
          suggestions={suggestions.map(({ node }) => node)}
        />
      )}
    </section>
  );
}
