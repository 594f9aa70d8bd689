/** What every call on recipes asks for. */
export const RECIPE = `fragment RestRecipe on Recipe {
  recipeId recipeName: name ingredientsNotes recipeInstructions: instructions version
  owner { userId name } category { categoryId name } difficultyLevel { difficultyLevelId name }
  recipeIngredients: ingredients {
    ingredientId ingredientName: name quantity unit isOptional scales amount { min max unit }
  }
  recipeTags: tags { tagId tagName: name }
  recipeDescription: description recipeSource: source servings servingsUnit
  prepMinutes cookMinutes totalMinutes createdAt updatedAt
  photos { photoId image { url width height } }
}`;

interface Line {
  ingredientId: number;
  ingredientName: string;
  quantity: string | null;
  unit: string | null;
  isOptional: boolean;
  scales: boolean;
  amount: { min: number; max: number; unit: string } | null;
}

/** A recipe as the schema answers it. */
export interface Recipe {
  recipeId: number;
  recipeName: string;
  ingredientsNotes: string | null;
  recipeInstructions: string;
  version: number;
  owner: { userId: number; name: string };
  category: { categoryId: number; name: string };
  difficultyLevel: { difficultyLevelId: number; name: string };
  recipeIngredients: Line[];
  recipeTags: object[];
  recipeDescription: string | null;
  recipeSource: string | null;
  servings: number | null;
  servingsUnit: string | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  createdAt: string;
  updatedAt: string;
  photos: { photoId: number; image: { url: string; width: number; height: number } }[];
}

/** A recipe as REST shows it. */
export const flatten = ({ owner, category, difficultyLevel, ...recipe }: Recipe) => ({
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
  photos: recipe.photos.map(({ photoId, image }) => ({ photoId, ...image })),
  createdAt: recipe.createdAt,
  updatedAt: recipe.updatedAt,
});
