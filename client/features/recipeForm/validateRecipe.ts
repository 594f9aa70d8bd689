import { t } from "../../shared/messages/t";
import { validateCooking } from "./cooking";
import type { RecipeDraft } from "./recipeDraft";

/**
 * Why a recipe cannot be saved as it is typed, by field; shown once somebody tries.
 * @param photoFailed whether a photo of it did not reach the server
 */
export const validateRecipe = (
  draft: RecipeDraft,
  photoFailed: boolean,
): Record<string, string> => ({
  ...(draft.instructions.trim() === ""
    ? { instructions: t("recipeForm.instructionsRequired") }
    : {}),
  ...(photoFailed ? { photoIds: t("recipeForm.photos.failed") } : {}),
  ...validateCooking(draft),
});
