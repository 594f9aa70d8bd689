import { use } from "react";
import { paths } from "../shared/paths";
import { t } from "../shared/messages/t";
import { type HomeFavoritesQuery, useHomeFavorites } from "./HomeFavorites.generated";
import type { LoadedFavorites } from "./HomeFavorites.loader";
import { TileRow } from "./TileRow";

type Loaded = Awaited<LoadedFavorites>;

interface HomeFavoritesProps {
  /** Null where they could not be loaded. */
  favorites: Promise<Loaded | null>;
}

/** The viewer's latest favourites on the start page; nothing where there are none. */
export function HomeFavorites({ favorites }: HomeFavoritesProps) {
  const ref = use(favorites);
  return ref && <Row favorites={ref} />;
}

function Row({ favorites }: { favorites: Loaded }) {
  const { viewer }: HomeFavoritesQuery = useHomeFavorites(favorites);
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
