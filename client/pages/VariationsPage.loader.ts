import type { LoaderFunctionArgs } from "react-router-dom";
import { requireRecipeId } from "../shared/ids";
import type { Preload } from "../shared/preload";
import { preloadVariationsPage } from "./VariationsPage.generated";

/** The number of variations on a page. */
export const VARIATIONS = 12;

/** Fetches the variations of a recipe with their changes. */
export const variationsLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const variables = { recipeId: requireRecipeId(params["recipeId"]), first: VARIATIONS };
    return preloadVariationsPage(preload, { request, variables });
  };
