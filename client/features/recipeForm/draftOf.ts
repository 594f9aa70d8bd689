import { cookingOf } from "./cooking";
import { emptyLine, type RecipeDraft } from "./recipeDraft";
import type { RecipeForm_RecipeFragment } from "./RecipeForm_recipe.generated";

/** A recipe as the form shows it. */
export const draftOf = (recipe: RecipeForm_RecipeFragment): RecipeDraft => ({
  name: recipe.name,
  categoryId: recipe.category.categoryId,
  difficultyLevelId: recipe.difficultyLevel.difficultyLevelId,
  instructions: recipe.instructions,
  ingredientsNotes: recipe.ingredientsNotes ?? "",
  tagIds: recipe.tags.map(({ tagId }) => tagId),
  photos: recipe.photos.map(({ photoId, image }) => ({ photoId, image })),
  lines: recipe.ingredients.length
    ? recipe.ingredients.map(({ ingredientId, quantity, unit, isOptional, scales }) => ({
        ...emptyLine(),
        ingredientId,
        quantity: quantity ?? "",
        unit: unit ?? "",
        isOptional,
        scales,
      }))
    : [emptyLine()],
  ...cookingOf(recipe),
  version: recipe.version,
});
