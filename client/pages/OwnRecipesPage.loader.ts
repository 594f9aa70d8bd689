import type { LoaderFunctionArgs } from "react-router-dom";
import { loadAskToContribute } from "../features/contributorRequests/loadAskToContribute";
import type { RecipeVisibility } from "../shared/apollo/schema.generated";
import type { Preload } from "../shared/preload";
import { preloadOwnRecipesPage } from "./OwnRecipesPage.generated";

export const PAGE_SIZE = 24;

const visibilities: readonly RecipeVisibility[] = ["PUBLIC", "UNLISTED", "PRIVATE"];

/** Reads the visibility filter from a URL; null for all. */
function visibilityIn(request: Request): RecipeVisibility | null {
  const param = new URL(request.url).searchParams.get("visibility")?.toUpperCase();
  return visibilities.find((each) => each === param) ?? null;
}

/** Fetches the viewer's own recipes, and the state of a member's request to contribute. */
export const ownRecipesLoader =
  (preload: Preload) =>
  async ({ request }: LoaderFunctionArgs) => {
    const visibility = visibilityIn(request);
    const variables = { first: PAGE_SIZE, visibility };
    const [page, ask] = await Promise.all([
      preloadOwnRecipesPage(preload, { request, variables }),
      loadAskToContribute(preload, request),
    ]);
    return { page, ask, visibility };
  };
