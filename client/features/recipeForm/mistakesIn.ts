import { t } from "../../shared/words/t";
import { cookingMistakes } from "./cooking";
import type { RecipeDraft } from "./recipeDraft";

/**
 * Why a recipe cannot be saved as it is typed, in words, by field; told once one tries.
 * @param photoFailed whether a photo of it did not reach the server
 */
export const mistakesIn = (draft: RecipeDraft, photoFailed: boolean): Record<string, string> => ({
  ...(draft.instructions.trim() === ""
    ? { instructions: t("recipeForm.instructionsRequired") }
    : {}),
  ...(photoFailed ? { photoIds: t("recipeForm.photos.failed") } : {}),
  ...cookingMistakes(draft),
});
