import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { sessionStore } from "../shared/session";
import { preloadHomePage } from "./HomePage.generated";
import type { LoadedFavorites } from "./HomeFavorites.loader";

const ROW = 4;

/** The two rows of the start page, and the viewer's favourites; those are not waited for. */
export const homeLoader =
  (preload: Preload) =>
  async ({ request }: LoaderFunctionArgs) => {
    const favorites = sessionStore.get() ? loadFavorites(preload, request) : null;
    return {
      page: await preloadHomePage(preload, {
        request,
        variables: { first: ROW },
        fetchPolicy: "cache-first",
      }),
      favorites,
    };
  };

/** Null where they cannot be loaded: the page is complete without them. */
async function loadFavorites(
  preload: Preload,
  request: Request,
): Promise<Awaited<LoadedFavorites> | null> {
  try {
    const { loadHomeFavorites } = await import("./HomeFavorites.loader");
    return await loadHomeFavorites(preload, request, ROW);
  } catch {
    return null;
  }
}
