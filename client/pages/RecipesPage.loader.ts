import type { LoaderFunctionArgs } from "react-router-dom";
import { readListQuery, toArguments } from "../features/recipes/listQuery";
import { preloadRecipeFilters } from "../features/recipes/RecipeFilters.generated";
import type { Preload } from "../shared/preload";
import { preloadRecipesPage } from "./RecipesPage.generated";

/** How many recipes a page of the list has. */
export const PAGE_SIZE = 12;

/** The first page of the list and the filters' options, for what the address says. */
export const recipesLoader =
  (preload: Preload) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { filter, sort } = toArguments(readListQuery(new URL(request.url).searchParams));
    // The list of favourites in the cache does not follow the hearts.
    const fetchPolicy = filter.favorites ? {} : ({ fetchPolicy: "cache-first" } as const);
    const [list, facets] = await Promise.all([
      preloadRecipesPage(preload, {
        request,
        variables: { first: PAGE_SIZE, filter, sort },
        ...fetchPolicy,
      }),
      preloadRecipeFilters(preload, { request, variables: { filter }, ...fetchPolicy }),
    ]);
    return { list, facets };
  };
