import type { LoaderFunctionArgs } from "react-router-dom";
import { requireRecipeId } from "../shared/ids";
import type { Preload } from "../shared/preload";
import { preloadEditRecipePage, preloadNewRecipePage } from "./RecipeFormPage.generated";

/** Fetches the form options of a new recipe. */
export const newRecipeLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadNewRecipePage(preload, { request });

/** Fetches a recipe and never reads it from a cached list. Throws 400 for an invalid ID. */
export const editRecipeLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const variables = { recipeId: requireRecipeId(params["recipeId"]) };
    return preloadEditRecipePage(preload, { request, variables });
  };
