import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { nextPage } from "../shared/apollo/nextPage";
import { FavoriteButton } from "../features/favorites/FavoriteButton";
import { DownloadRecipes } from "../features/recipeActions/DownloadRecipes";
import { AddRecipe } from "../features/recipeActions/AddRecipe";
import { RecipeActions } from "../features/recipeActions/RecipeActions";
import { ActiveFilters } from "../features/recipes/ActiveFilters";
import { isNarrowed, listFormat, noFilters, toArguments } from "../features/recipes/listQuery";
import { CompactCard } from "../features/recipes/CompactCard";
import { DensitySwitch } from "../features/recipes/DensitySwitch";
import { FirstRecipe } from "../features/recipes/FirstRecipe";
import { NoRecipes } from "../features/recipes/NoRecipes";
import { LoadMoreRecipes } from "../features/recipes/LoadMoreRecipes";
import { RecipeCard } from "../features/recipes/RecipeCard";
import { RecipeFilters } from "../features/recipes/RecipeFilters";
import { RecipeGrid } from "../features/recipes/RecipeGrid";
import { SimilarSearchNotice } from "../features/recipes/SimilarSearchNotice";
import { useFacets } from "../features/recipes/useFacets";
import { useListPosition } from "../features/recipes/useListPosition";
import { paths } from "../shared/paths";
import { useSession } from "../shared/session";
import { PageTitle } from "../shared/ui/PageTitle";
import { useQueryState } from "../shared/useQueryState";
import { t } from "../shared/messages/t";
import { fetchRecipesPage, useRecipesPage } from "./RecipesPage.generated";
import { MAX_PAGE_SIZE, PAGE_SIZE, type recipesLoader } from "./RecipesPage.loader";
import classes from "./RecipesPage.module.css";

/** The number of covers visible without scrolling. */
const IN_SIGHT = { full: 3, compact: 8 } as const;

/** /recipes */
export function Component() {
  const refs = useLoaderData<ReturnType<typeof recipesLoader>>();
  const client = useApolloClient();
  const { recipes, viewerCanAddRecipe } = useRecipesPage(refs.list);
  const [query, change, next] = useQueryState(listFormat);
  const [facets, wantAllOptions] = useFacets(refs.facets, query);
  const { density } = query;
  const session = useSession();
  // The session is hidden while a page for visitors hydrates.
  const ask = session && refs.ask;
  const isOwn = facets.owner !== null && facets.owner.userId === session?.user.userId;
  const collection = query.favorites ? "favorites" : isOwn ? "own" : null;
  const [resets, setResets] = useState(0);
  const reset = () => {
    setResets(resets + 1);
    change(noFilters);
  };
  const { edges, pageInfo, similarSearch, totalCount } = recipes;
  const missing = useListPosition(edges.length, !pageInfo.hasNextPage);
  const first = Math.min(Math.max(missing, PAGE_SIZE), MAX_PAGE_SIZE);
  const loadMore = nextPage(pageInfo, (after) =>
    fetchRecipesPage(client, { ...toArguments(query), first, after }),
  );
  return (
    <>
      <div className={classes.heading}>
        <PageTitle>{t(query.favorites ? "list.favorites" : "list.title")}</PageTitle>
        <p className={classes.found} role="status">
          {t("list.found", { count: totalCount })}
        </p>
        {facets.owner && (
          <Link className={classes.owner} to={paths.user(facets.owner.userId)} rel="nofollow">
            {t("list.profileOf", { name: facets.owner.name })}
          </Link>
        )}
        {collection && totalCount > 0 && (
          <div className={classes.download}>
            <DownloadRecipes of={collection} />
          </div>
        )}
        <div className={classes.density}>
          <DensitySwitch query={query} />
        </div>
        {(viewerCanAddRecipe || ask) && (
          <div className={classes.add}>
            {viewerCanAddRecipe ? (
              <AddRecipe />
            ) : (
              ask && <ask.AskToContribute query={ask.query} size="sm" />
            )}
          </div>
        )}
      </div>
      <RecipeFilters
        query={next}
        facets={facets}
        recipeCount={totalCount}
        onChange={change}
        onReset={reset}
        resets={resets}
        onChoosing={wantAllOptions}
      />
      <ActiveFilters query={query} facets={facets} onChange={change} />
      {similarSearch && <SimilarSearchNotice query={query} similar={similarSearch} />}
      {edges.length === 0 ? (
        isNarrowed(query) ? (
          <NoRecipes query={query} onReset={reset} add={viewerCanAddRecipe && <AddRecipe />} />
        ) : (
          <FirstRecipe canAdd={viewerCanAddRecipe} />
        )
      ) : (
        <RecipeGrid label={t("list.title")} density={density}>
          {edges.map(({ node, matches }, index) => {
            const eager = index < IN_SIGHT[density];
            const heart = <FavoriteButton recipe={node} compact />;
            return density === "compact" ? (
              <CompactCard key={node.id} recipe={node} eager={eager} action={heart} />
            ) : (
              <RecipeCard
                key={node.id}
                recipe={node}
                matches={matches ?? []}
                eager={eager}
                action={heart}
                footer={<RecipeActions recipe={node} />}
              />
            );
          })}
        </RecipeGrid>
      )}
      {loadMore && (
        <LoadMoreRecipes
          shownCount={edges.length}
          total={totalCount}
          density={density}
          isMissing={missing > 0}
          onMore={loadMore}
        />
      )}
    </>
  );
}
