import type { RecipeFieldsFragment } from "./recipes.generated";

/** A recipe as REST represents it. */
export const flattenRecipe = ({
  owner,
  category,
  difficultyLevel,
  ...recipe
}: RecipeFieldsFragment) => ({
  recipeId: recipe.recipeId,
  recipeName: recipe.recipeName,
  userName: owner.name,
  ownerId: owner.userId,
  ingredientsNotes: recipe.ingredientsNotes,
  recipeInstructions: recipe.recipeInstructions,
  categoryId: category.categoryId,
  categoryName: category.name,
  difficultyLevelId: difficultyLevel.difficultyLevelId,
  difficultyLevel: difficultyLevel.name,
  recipeIngredients: recipe.recipeIngredients.map(({ amount, ...line }) => ({
    ...line,
    amount: amount && { ...amount, unit: amount.unit.toLowerCase() },
  })),
  recipeTags: recipe.recipeTags,
  recipeDescription: recipe.recipeDescription,
  recipeSource: recipe.recipeSource,
  servings: recipe.servings,
  servingsUnit: recipe.servingsUnit,
  prepMinutes: recipe.prepMinutes,
  cookMinutes: recipe.cookMinutes,
  totalMinutes: recipe.totalMinutes,
  coverDrawing: recipe.coverDrawing,
  visibility: recipe.visibility,
  link: recipe.link,
  photos: recipe.photos.map(({ photoId, caption, image }) => ({ photoId, ...image, caption })),
  createdAt: recipe.createdAt,
  updatedAt: recipe.updatedAt,
});
