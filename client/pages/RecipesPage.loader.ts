import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { storedDensityUrl } from "../../shared/density";
import { loadAskToContribute } from "../features/contributorRequests/loadAskToContribute";
import { readListQuery, toArguments } from "../features/recipes/listQuery";
import {
  preloadRecipeFilters,
  RecipeFiltersDocument,
} from "../features/recipes/RecipeFilters.generated";
import { MOST_OPTIONS } from "../features/recipes/useFacets";
import type { Preload } from "../shared/preload";
import { preloadRecipesPage, RecipesPageDocument } from "./RecipesPage.generated";

/** The number of recipes on a page of the list. */
export const PAGE_SIZE = 12;

/** The number of recipes on the largest page, which restores a position further down. */
export const MAX_PAGE_SIZE = 24;

/** The queries of the list with a search in its URL, by name. */
export function listQueries(search: URLSearchParams | string) {
  const { filter, full, sort } = toArguments(readListQuery(new URLSearchParams(search)));
  return {
    RecipesPage: {
      query: RecipesPageDocument,
      variables: { first: PAGE_SIZE, filter, full, sort },
    },
    RecipeFilters: { query: RecipeFiltersDocument, variables: { filter, limit: MOST_OPTIONS } },
  };
}

/** Fetches the first page of the list and the options of the filters, by the URL. */
export const recipesLoader =
  (preload: Preload) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search, searchParams } = new URL(request.url);
    // The cookie is read only in browsers, because the server has already applied it to a rendered
    // page.
    const cookies = typeof document === "undefined" ? "" : document.cookie;
    const redirectUrl = storedDensityUrl(pathname + search, cookies);
    // The router expects a thrown redirect.
    // oxlint-disable-next-line typescript/only-throw-error
    if (redirectUrl) throw replace(redirectUrl);
    const { RecipeFilters, RecipesPage } = listQueries(searchParams);
    const { filter } = RecipeFilters.variables;
    // The list of favorites is fetched, because the cached list does not follow the heart buttons.
    const fetchPolicy = filter.favorites ? {} : ({ fetchPolicy: "cache-first" } as const);
    const [list, facets, ask] = await Promise.all([
      preloadRecipesPage(preload, {
        request,
        variables: RecipesPage.variables,
        ...fetchPolicy,
      }),
      preloadRecipeFilters(preload, {
        request,
        variables: RecipeFilters.variables,
        ...fetchPolicy,
      }),
      loadAskToContribute(preload, request),
    ]);
    return { list, facets, ask };
  };
