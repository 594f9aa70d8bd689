import type { ComponentType, ReactNode } from "react";
import { paths } from "../shared/paths";
import type { LoadOptions, Preload } from "../shared/preload";
import { t } from "../shared/messages/t";
import { Continue } from "./Continue";
import { preloadMemberHome, useMemberHome } from "./MemberHome.generated";
import { lazyComponent } from "../shared/ui/lazyComponent";
import { TileRow } from "./TileRow";

const SuggestionList = lazyComponent(() =>
  import("../features/history/SuggestionList").then((code) => code.SuggestionList),
);

interface MemberHomeProps {
  query: Awaited<ReturnType<typeof preloadMemberHome>>;
  /** The rows that visitors see, too. */
  newest: ReactNode;
  bestLoved: ReactNode;
}

/** The viewer's parts of the start page, with their component. */
export interface LoadedMemberHome {
  MemberHome: ComponentType<MemberHomeProps>;
  query: MemberHomeProps["query"];
}

/** Loads the viewer's parts of the start page. Visitors do not load this file. */
export const loadMemberHome = async (
  preload: Preload,
  request: LoadOptions["request"],
  first: number,
): Promise<LoadedMemberHome> => ({
  MemberHome,
  query: await preloadMemberHome(preload, { request, variables: { first } }),
});

/** The rows of the start page for logged-in users; those without content are absent. */
function MemberHome({ query, newest, bestLoved }: MemberHomeProps) {
  const { viewer, viewerCookingRecipes, recommendedRecipes } = useMemberHome(query);
  const suggestions = viewer?.receivedSuggestions?.edges ?? [];
  const favorites = viewer?.favorites.edges ?? [];
  return (
    <>
      {viewer && <Continue userId={viewer.userId} cooking={viewerCookingRecipes} />}
      {suggestions.length > 0 && (
        <SuggestionList
          title={t("suggestions.received")}
          suggestions={suggestions.map(({ node }) => node)}
        />
      )}
      {newest}
      {favorites.length > 0 && (
        <TileRow
          title={t("home.favorites")}
          all={{ to: paths.favorites(), label: t("home.seeAllFavorites") }}
          tiles={favorites.map(({ node }) => ({ recipe: node }))}
        />
      )}
      {recommendedRecipes.length > 0 && (
        <TileRow
          title={t("home.recommended")}
          tiles={recommendedRecipes.map(({ favorite, recipe, shared }) => ({
            recipe,
            note: t("home.because", { name: favorite.name, shared: shared.join(", ") }),
          }))}
        />
      )}
      {bestLoved}
    </>
  );
}
