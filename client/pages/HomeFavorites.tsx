import type { ComponentType } from "react";
import { paths } from "../shared/paths";
import type { LoadOptions, Preload } from "../shared/preload";
import { t } from "../shared/messages/t";
import {
  type HomeFavoritesQuery,
  preloadHomeFavorites,
  useHomeFavorites,
} from "./HomeFavorites.generated";
import { TileRow } from "./TileRow";

interface HomeFavoritesProps {
  query: Awaited<ReturnType<typeof preloadHomeFavorites>>;
}

/** The viewer's latest favorites, with their component. */
export interface LoadedFavorites extends HomeFavoritesProps {
  HomeFavorites: ComponentType<HomeFavoritesProps>;
}

/** Loads the viewer's latest favorites. Visitors do not load this file. */
export const loadHomeFavorites = async (
  preload: Preload,
  request: LoadOptions["request"],
  first: number,
): Promise<LoadedFavorites> => ({
  HomeFavorites,
  query: await preloadHomeFavorites(preload, { request, variables: { first } }),
});

/** The viewer's latest favorites on the start page; empty without any. */
function HomeFavorites({ query }: HomeFavoritesProps) {
  const { viewer }: HomeFavoritesQuery = useHomeFavorites(query);
  if (!viewer?.favorites.edges.length) return null;
  return (
    <TileRow
      title={t("home.favorites")}
      all={paths.favorites()}
      allLabel={t("home.seeAllFavorites")}
      recipes={viewer.favorites.edges.map(({ node }) => node)}
    />
  );
}
