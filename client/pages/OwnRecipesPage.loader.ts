import type { LoaderFunctionArgs } from "react-router-dom";
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

/** Fetches the viewer's own recipes. */
export const ownRecipesLoader =
  (preload: Preload) =>
  async ({ request }: LoaderFunctionArgs) => {
    const visibility = visibilityIn(request);
    const variables = { first: PAGE_SIZE, visibility };
    return { page: await preloadOwnRecipesPage(preload, { request, variables }), visibility };
  };
