import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { sessionStore } from "../shared/session";
import type { LoadedFavorites } from "./HomeFavorites";
import { preloadHomePage } from "./HomePage.generated";

const ROW = 4;

/** The two rows of the start page, and the viewer's favourites. */
export const homeLoader =
  (preload: Preload) =>
  async ({ request }: LoaderFunctionArgs) => {
    const variables = { first: ROW };
    const [page, favorites] = await Promise.all([
      preloadHomePage(preload, { request, variables, fetchPolicy: "cache-first" }),
      sessionStore.loggedIn() ? loadFavorites(preload, request) : null,
    ]);
    return { page, favorites };
  };

/** Null where they cannot be loaded: the page is complete without them. */
async function loadFavorites(preload: Preload, request: Request): Promise<LoadedFavorites | null> {
  try {
    const { loadHomeFavorites } = await import("./HomeFavorites");
    return await loadHomeFavorites(preload, request, ROW);
  } catch {
    return null;
  }
}
