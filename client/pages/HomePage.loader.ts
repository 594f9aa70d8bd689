import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { sessionStore } from "../shared/session";
import type { LoadedFirstSteps } from "../features/firstSteps/FirstSteps";
import type { LoadedFavorites } from "./HomeFavorites";
import { HomePageDocument, preloadHomePage } from "./HomePage.generated";

const ROW = 4;

/**
 * Fetches the two rows of the start page, the viewer's favorites, and the first steps of a new
 * site's admin.
 */
export const homeLoader =
  (preload: Preload) =>
  async ({ request }: LoaderFunctionArgs) => {
    const variables = { first: ROW };
    const [page, favorites] = await Promise.all([
      preloadHomePage(preload, { request, variables, fetchPolicy: "cache-first" }),
      sessionStore.loggedIn() ? loadFavorites(preload, request) : null,
    ]);
    const home = preload.read(HomePageDocument, variables);
    const isNewSite = home?.viewerCanManageUsers && home.newest.edges.length === 0;
    return { page, favorites, firstSteps: isNewSite ? await loadSteps(preload, request) : null };
  };

/** Returns null if loading fails, because the page works without favorites. */
async function loadFavorites(preload: Preload, request: Request): Promise<LoadedFavorites | null> {
  try {
    const { loadHomeFavorites } = await import("./HomeFavorites");
    return await loadHomeFavorites(preload, request, ROW);
  } catch {
    return null;
  }
}

/** Returns null if loading fails, because the page works without the first steps. */
async function loadSteps(preload: Preload, request: Request): Promise<LoadedFirstSteps | null> {
  try {
    const { loadFirstSteps } = await import("../features/firstSteps/FirstSteps");
    return await loadFirstSteps(preload, request);
  } catch {
    return null;
  }
}
