import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { storedDensityUrl } from "../../shared/density";
import { readListQuery, toArguments } from "../features/recipes/listQuery";
import { preloadRecipeFilters } from "../features/recipes/RecipeFilters.generated";
import { MOST_OPTIONS } from "../features/recipes/useFacets";
import type { Preload } from "../shared/preload";
import { preloadRecipesPage } from "./RecipesPage.generated";

/** The page size of the list. */
export const PAGE_SIZE = 12;

/** The largest page, for returning to a position further down. */
export const MAX_PAGE_SIZE = 24;

/** The first page of the list and the filters' options, by the URL. */
export const recipesLoader =
  (preload: Preload) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search, searchParams } = new URL(request.url);
    // A server-rendered page has already applied the cookie.
    const cookies = typeof document === "undefined" ? "" : document.cookie;
    const redirectUrl = storedDensityUrl(pathname + search, cookies);
    // The router expects a thrown redirect.
    // oxlint-disable-next-line typescript/only-throw-error
    if (redirectUrl) throw replace(redirectUrl);
    const { filter, full, sort } = toArguments(readListQuery(searchParams));
    // The cached list of favorites does not follow the hearts.
    const fetchPolicy = filter.favorites ? {} : ({ fetchPolicy: "cache-first" } as const);
    const [list, facets] = await Promise.all([
      preloadRecipesPage(preload, {
        request,
        variables: { first: PAGE_SIZE, filter, full, sort },
        ...fetchPolicy,
      }),
      preloadRecipeFilters(preload, {
        request,
        variables: { filter, limit: MOST_OPTIONS },
        ...fetchPolicy,
      }),
    ]);
    return { list, facets };
  };
