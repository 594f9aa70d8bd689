import { detailEntries, type RecipeDetails } from "../../../shared/recipeDetails";
import { toRestEnum, toRestEnumOrNull } from "../enums";
import type { RecipeFieldsFragment } from "./recipes.generated";

type Line = RecipeFieldsFragment["recipeIngredients"][number];

/**
 * Converts a line. Each field is listed, because a rest pattern takes longer than all other work on
 * a line.
 */
const flattenLine = (line: Line) => ({
  lineId: line.lineId,
  ingredientId: line.ingredientId,
  ingredientName: line.ingredientName,
  quantity: line.quantity,
  unit: line.unit,
  preparation: line.preparation,
  isOptional: line.isOptional,
  scales: line.scales,
  section: line.section,
  amount: line.amount && {
    min: line.amount.min,
    max: line.amount.max,
    unit: toRestEnum(line.amount.unit),
  },
});

type RestPhoto = RecipeFieldsFragment["photos"][number];

const flattenPhoto = ({ photoId, caption, image }: RestPhoto) => ({ photoId, ...image, caption });

const flattenStep = ({ photos, ...step }: RecipeFieldsFragment["recipeSteps"][number]) => ({
  ...step,
  photos: photos.map(flattenPhoto),
});

/** Converts the details of a recipe to their names in REST. */
export const flattenDetails = (recipe: RecipeDetails): Record<string, string | number | null> =>
  Object.fromEntries(detailEntries.map(([name, { restName = name }]) => [restName, recipe[name]]));

/** Rounds an average score to one decimal. */
const roundScore = (average: number | null) => average && Math.round(average * 10) / 10;

/** Converts a recipe to its representation in REST. */
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
  recipeIngredients: recipe.recipeIngredients.map(flattenLine),
  recipeTags: recipe.recipeTags,
  recipeEquipment: recipe.recipeEquipment,
  ...flattenDetails(recipe),
  coverDrawing: toRestEnumOrNull(recipe.coverDrawing),
  visibility: toRestEnum(recipe.visibility),
  link: recipe.link,
  averageScore: roundScore(recipe.rating.average),
  reviewCount: recipe.rating.count,
  asWrittenAverageScore: roundScore(recipe.asWrittenRating.average),
  asWrittenReviewCount: recipe.asWrittenRating.count,
  photos: recipe.photos.map(flattenPhoto),
  recipeSteps: recipe.recipeSteps.map(flattenStep),
  createdAt: recipe.createdAt,
  updatedAt: recipe.updatedAt,
});
