import { t } from "../../shared/words/t";
import { cookingMistakes } from "./cooking";
import type { RecipeDraft } from "./recipeDraft";

/** Why a recipe cannot be saved as it is typed, in words, by field; told once one tries. */
export const mistakesIn = (draft: RecipeDraft): Record<string, string> => ({
  ...(draft.instructions.trim() === ""
    ? { instructions: t("recipeForm.instructionsRequired") }
    : {}),
  ...cookingMistakes(draft),
});
