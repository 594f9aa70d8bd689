import { readRecipeCooking } from "../../shared/recipeFields/cooking";
import { emptyLine } from "./draftLines";
import type { RecipeDraft } from "./recipeDraft";
import type { RecipeForm_RecipeFragment } from "./RecipeForm_recipe.generated";

/** Converts a recipe to the form's values. */
export const toDraft = (recipe: RecipeForm_RecipeFragment): RecipeDraft => ({
  name: recipe.name,
  categoryId: recipe.category.categoryId,
  difficultyLevelId: recipe.difficultyLevel.difficultyLevelId,
  instructions: recipe.instructions,
  ingredientsNotes: recipe.ingredientsNotes ?? "",
  tagIds: recipe.tags.map(({ tagId }) => tagId),
  equipmentIds: recipe.equipment.map(({ equipmentId }) => equipmentId),
  photos: recipe.photos.map(({ photoId, caption, image }) => ({
    photoId,
    image,
    caption: caption ?? "",
  })),
  lines: recipe.ingredients.length
    ? recipe.ingredients.map(
        ({ ingredientId, name, quantity, unit, preparation, isOptional, scales }) => ({
          ...emptyLine(),
          ingredientId,
          ingredient: name,
          quantity: quantity ?? "",
          unit: unit ?? "",
          preparation: preparation ?? "",
          isOptional,
          scales,
        }),
      )
    : [emptyLine()],
  typedLine: "",
  coverDrawing: recipe.coverDrawing,
  visibility: recipe.visibility,
  ...readRecipeCooking(recipe),
  version: recipe.version,
});
