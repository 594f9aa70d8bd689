import type { LoadOptions, Preload } from "../shared/preload";
import { preloadHomeFavorites } from "./HomeFavorites.generated";

/** The viewer's latest favourites as they are now. */
export const loadHomeFavorites = (
  preload: Preload,
  request: LoadOptions["request"],
  first: number,
) => preloadHomeFavorites(preload, { request, variables: { first } });

export type LoadedFavorites = ReturnType<typeof loadHomeFavorites>;
