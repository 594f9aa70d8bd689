import { maxLength } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";
import { readRecipeCooking } from "../../shared/recipeFields/cooking";
import { emptyLine, withIngredientRow } from "./draftLines";
import type { RecipeDraft } from "./recipeDraft";
import { toDraftSteps } from "./steps/draftSteps";
import type { RecipeForm_RecipeFragment } from "./RecipeForm_recipe.generated";

/** Converts a recipe to the form's values. */
export const toDraft = (recipe: RecipeForm_RecipeFragment): RecipeDraft => ({
  name: recipe.name,
  categoryId: recipe.category.categoryId,
  difficultyLevelId: recipe.difficultyLevel.difficultyLevelId,
  instructions: recipe.instructions,
  steps: toDraftSteps(recipe),
  removedStepIds: [],
  ingredientsNotes: recipe.ingredientsNotes ?? "",
  tagIds: recipe.tags.map(({ tagId }) => tagId),
  equipmentIds: recipe.equipment.map(({ equipmentId }) => equipmentId),
  photos: recipe.photos.map(({ photoId, caption, image }) => ({
    photoId,
    image,
    caption: caption ?? "",
  })),
  lines: withIngredientRow(
    recipe.lines.map((line) => ({
      ...emptyLine(),
      lineId: line.lineId,
      heading: line.heading,
      ingredientId: line.ingredientId,
      ingredient: line.name ?? "",
      quantity: line.quantity ?? "",
      unit: line.unit ?? "",
      preparation: line.preparation ?? "",
      isOptional: line.isOptional,
      scales: line.scales,
    })),
  ),
  typedLine: "",
  coverDrawing: recipe.coverDrawing,
  visibility: recipe.visibility,
  editReason: "",
  ...readRecipeCooking(recipe),
  version: recipe.version,
});

/** Converts a recipe to the values of a suggested edit, which leaves photos and additions to steps as they are. */
export const toSuggestion = (recipe: RecipeForm_RecipeFragment): RecipeDraft => ({
  ...toDraft(recipe),
  steps: [],
  photos: [],
});

/**
 * Converts a recipe to the values of a new one that is a variation. Photos stay with the original, because they belong
 * to its author.
 */
export function toCopy(recipe: RecipeForm_RecipeFragment): RecipeDraft {
  const { version: _version, editReason: _reason, ...draft } = toDraft(recipe);
  const keys = new Map(draft.lines.map(({ key, lineId }) => [String(lineId), key]));
  const placed = new Set(recipe.steps.map(({ stepId }) => stepId));
  return {
    ...draft,
    name: t("variations.name", { name: recipe.name }).slice(0, maxLength.recipeName),
    lines: draft.lines.map((line) => ({ ...line, lineId: null })),
    steps: draft.steps
      .filter(({ stepId }) => placed.has(stepId))
      .map((step) => ({
        ...step,
        stepId: null,
        rows: step.rows?.flatMap((row) => keys.get(row) ?? []) ?? null,
        photos: [],
      })),
    photos: [],
    visibility: "PRIVATE",
  };
}
