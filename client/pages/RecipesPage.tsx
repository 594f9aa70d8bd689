import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useLoaderData, useNavigation, useSearchParams } from "react-router-dom";
import { FavoriteButton } from "../features/favorites/FavoriteButton";
import { AddRecipe } from "../features/recipeActions/AddRecipe";
import { RecipeActions } from "../features/recipeActions/RecipeActions";
import { ActiveFilters } from "../features/recipes/ActiveFilters";
import {
  type ListQuery,
  readListQuery,
  toArguments,
  writeListQuery,
} from "../features/recipes/listQuery";
import { MoreRecipes } from "../features/recipes/MoreRecipes";
import { NoRecipes } from "../features/recipes/NoRecipes";
import { RecipeCard } from "../features/recipes/RecipeCard";
import { RecipeFilters } from "../features/recipes/RecipeFilters";
import { useRecipeFilters } from "../features/recipes/RecipeFilters.generated";
import { RecipeGrid } from "../features/recipes/RecipeGrid";
import { PageTitle } from "../shared/ui/PageTitle";
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
  const [address, setAddress] = useSearchParams();
  const query = readListQuery(address);
  const { state } = useNavigation();
  // A change stands beside one that is on its way, even one that nothing drawn knows of yet.
  const latest = useRef(query);
  const onTheWay = useRef<string[]>([]);
  useEffect(() => {
    if (state !== "idle") return;
    const shown = readListQuery(address);
    const last = onTheWay.current.lastIndexOf(writeListQuery(shown));
    // Drawn late, after the next change was made: that one still stands.
    if (last >= 0 && last < onTheWay.current.length - 1) return;
    onTheWay.current = [];
    latest.current = shown;
  }, [address, state]);
  const goTo = (wanted: ListQuery) => {
    latest.current = wanted;
    onTheWay.current.push(writeListQuery(wanted));
    setAddress(writeListQuery(wanted), { preventScrollReset: true });
  };
  const change = (changed: Partial<ListQuery>) => goTo({ ...latest.current, ...changed });
  const reset = () => goTo(readListQuery(new URLSearchParams()));
  const { edges, pageInfo, totalCount } = recipes;
  // Into the cache, which this page watches: a next page that fails must not take the list along.
  const more = (after: string | null) =>
    fetchRecipesPage(client, { ...toArguments(query), first: PAGE_SIZE, after });
  return (
    <>
      <div className={classes.heading}>
        <PageTitle>{t("list.title")}</PageTitle>
        <p className={classes.found} role="status">
          {t("list.found", { count: totalCount })}
        </p>
        {viewerCanAddRecipe && (
          <div className={classes.add}>
            <AddRecipe />
          </div>
        )}
      </div>
      <RecipeFilters
        query={query}
        facets={facets}
        found={totalCount}
        onChange={change}
        onReset={reset}
      />
      <ActiveFilters query={query} facets={facets} onChange={change} />
      {edges.length === 0 ? (
        <NoRecipes onReset={reset} />
      ) : (
        <RecipeGrid label={t("list.title")}>
          {edges.map(({ node }, place) => (
            <RecipeCard
              key={node.id}
              recipe={node}
              eager={place < IN_SIGHT}
              action={<FavoriteButton recipe={node} compact />}
              footer={<RecipeActions recipe={node} />}
            />
          ))}
        </RecipeGrid>
      )}
      {pageInfo.hasNextPage && (
        <MoreRecipes
          shown={edges.length}
          total={totalCount}
          onMore={() => more(pageInfo.endCursor)}
        />
      )}
    </>
  );
}
