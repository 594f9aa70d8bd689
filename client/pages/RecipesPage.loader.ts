import type { LoaderFunctionArgs } from "react-router-dom";
import { readListQuery, toArguments } from "../features/recipes/listQuery";
import { RecipeFiltersDocument } from "../features/recipes/RecipeFilters.generated";
import { loadQuery, type Preload } from "../shared/preload";
import { RecipesPageDocument } from "./RecipesPage.generated";

/** How many recipes a page of the list has. */
export const PAGE_SIZE = 12;

/** The first page of the list and the filters' options, for what the address says. */
export const recipesLoader =
  (preload: Preload) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { filter, sort } = toArguments(readListQuery(new URL(request.url).searchParams));
    const [list, facets] = await Promise.all([
      loadQuery(preload, request, RecipesPageDocument, { first: PAGE_SIZE, filter, sort }),
      loadQuery(preload, request, RecipeFiltersDocument, { filter }),
    ]);
    return { list, facets };
  };
