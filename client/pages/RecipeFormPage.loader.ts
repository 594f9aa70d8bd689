import type { LoaderFunctionArgs } from "react-router-dom";
import { recipeIdIn } from "../shared/keys";
import { loadQuery, type Preload } from "../shared/preload";
import { EditRecipePageDocument, NewRecipePageDocument } from "./RecipeFormPage.generated";

/** What a new recipe can be made of. */
export const newRecipeLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    loadQuery(preload, request, NewRecipePageDocument, {}, "network-only");

/** A recipe as it is now, never as a list remembers it. Throws 400 for an id that is no number. */
export const editRecipeLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) =>
    loadQuery(
      preload,
      request,
      EditRecipePageDocument,
      { recipeId: recipeIdIn(params["recipeId"]) },
      "network-only",
    );
