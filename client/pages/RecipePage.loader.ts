import type { LoaderFunctionArgs } from "react-router-dom";
import { loadQuery, type Preload } from "../shared/preload";
import { words } from "../shared/words";
import { RecipePageDocument } from "./RecipePage.generated";

const REVIEWS = 10;
const LARGEST_KEY = 2_147_483_647;

/** One recipe with its first reviews. Throws 400 for an id that is no number. */
export const recipeLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const recipeId = Number(params["recipeId"]);
    if (!/^[1-9]\d*$/.test(params["recipeId"] ?? "") || recipeId > LARGEST_KEY) {
      // The router's own way to end a load with a status.
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      throw new Response(words.recipe.invalidId, { status: 400 });
    }
    return loadQuery(preload, request, RecipePageDocument, { recipeId, reviews: REVIEWS });
  };
