import type { LoaderFunctionArgs } from "react-router-dom";
import { recipeIdIn } from "../shared/keys";
import { loadQuery, type Preload } from "../shared/preload";
import { RecipePageDocument } from "./RecipePage.generated";

/** How many reviews a page of them has. */
export const REVIEWS = 10;

/** One recipe with its first reviews. Throws 400 for an id that is no number. */
export const recipeLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) =>
    loadQuery(preload, request, RecipePageDocument, {
      recipeId: recipeIdIn(params["recipeId"]),
      reviews: REVIEWS,
    });
