import { t } from "../../shared/messages/t";
import { validateCooking } from "../../shared/recipeFields/cooking";
import { lineErrors, missingIngredients, unknownIngredients } from "./draftLines";
import type { RecipeDraft } from "./recipeDraft";
import { validateSteps } from "./steps/draftSteps";

/**
 * The errors of a draft by field, or by key for a row; shown after an attempt to save.
 * @param photoFailed true if a photo did not reach the server
 * @param canAddIngredients true if rows may name new ingredients
 */
export const validateRecipe = (
  draft: RecipeDraft,
  photoFailed: boolean,
  canAddIngredients = true,
): Record<string, string> => ({
  ...(draft.instructions.trim() === ""
    ? { instructions: t("recipeForm.instructionsRequired") }
    : {}),
  ...(draft.typedLine.trim() === "" ? {} : { typedLine: t("recipeForm.typedLineLeft") }),
  ...missingIngredients(draft.lines),
  ...(canAddIngredients ? {} : unknownIngredients(draft.lines)),
  ...lineErrors(draft.lines),
  ...(photoFailed ? { photoIds: t("recipeForm.photos.failed") } : {}),
  ...validateSteps(draft.steps),
  ...validateCooking(draft),
});
