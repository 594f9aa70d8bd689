import { useApolloClient } from "@apollo/client/react";
import { Link, useLoaderData } from "react-router-dom";
import { nextPage } from "../apollo/nextPage";
import { FavoriteButton } from "../features/favorites/FavoriteButton";
import { AddRecipe } from "../features/recipeActions/AddRecipe";
import { RecipeActions } from "../features/recipeActions/RecipeActions";
import { ActiveFilters } from "../features/recipes/ActiveFilters";
import { isNarrowed, listFormat, noFilters, toArguments } from "../features/recipes/listQuery";
import { FirstRecipe } from "../features/recipes/FirstRecipe";
import { MoreRecipes } from "../features/recipes/MoreRecipes";
import { NoRecipes } from "../features/recipes/NoRecipes";
import { RecipeCard } from "../features/recipes/RecipeCard";
import { RecipeFilters } from "../features/recipes/RecipeFilters";
import { useRecipeFilters } from "../features/recipes/RecipeFilters.generated";
import { RecipeGrid } from "../features/recipes/RecipeGrid";
import { paths } from "../shared/paths";
import { PageTitle } from "../shared/ui/PageTitle";
import { useQueryState } from "../shared/useQueryState";
import { t } from "../shared/messages/t";
import { fetchRecipesPage, useRecipesPage } from "./RecipesPage.generated";
import { PAGE_SIZE, type recipesLoader } from "./RecipesPage.loader";
import classes from "./RecipesPage.module.css";

/** How many covers one sees before scrolling. */
const IN_SIGHT = 3;

/** /recipes */
export function Component() {
  const refs = useLoaderData<ReturnType<typeof recipesLoader>>();
  const client = useApolloClient();
  const { recipes, viewerCanAddRecipe } = useRecipesPage(refs.list);
  const facets = useRecipeFilters(refs.facets).recipeFacets;
  const [query, change, next] = useQueryState(listFormat);
  const reset = () => change(noFilters);
  const { edges, pageInfo, totalCount } = recipes;
  const more = nextPage(pageInfo, (after) =>
    fetchRecipesPage(client, { ...toArguments(query), first: PAGE_SIZE, after }),
  );
  return (
    <>
      <div className={classes.heading}>
        <PageTitle>{t(query.favorites ? "list.favorites" : "list.title")}</PageTitle>
        <p className={classes.found} role="status">
          {t("list.found", { count: totalCount })}
        </p>
        {facets.owner && (
          <Link to={paths.user(facets.owner.userId)} rel="nofollow">
            {t("list.profileOf", { name: facets.owner.name })}
          </Link>
        )}
        {viewerCanAddRecipe && (
          <div className={classes.add}>
            <AddRecipe />
          </div>
        )}
      </div>
      <RecipeFilters
        query={next}
        facets={facets}
        found={totalCount}
        onChange={change}
        onReset={reset}
      />
      <ActiveFilters query={query} facets={facets} onChange={change} />
      {edges.length === 0 ? (
        isNarrowed(query) ? (
          <NoRecipes query={query} onReset={reset} />
        ) : (
          <FirstRecipe canAdd={viewerCanAddRecipe} />
        )
      ) : (
        <RecipeGrid label={t("list.title")}>
          {edges.map(({ node, matches }, index) => (
            <RecipeCard
              key={node.id}
              recipe={node}
              matches={matches ?? []}
              eager={index < IN_SIGHT}
              action={<FavoriteButton recipe={node} compact />}
              footer={<RecipeActions recipe={node} />}
            />
          ))}
        </RecipeGrid>
      )}
      {more && <MoreRecipes shown={edges.length} total={totalCount} onMore={more} />}
    </>
  );
}
