import type { RecipeVisibility } from "../shared/apollo/schema.generated";
import type { RecipeFormOptions } from "../features/recipeForm/RecipeFormOptions";
import type { RecipeFormOptions_QueryFragment } from "./RecipeFormPage.generated";

const option = (key: number, label: string) => ({ value: String(key), label });

/** The visibilities of a new recipe, if the viewer may choose. */
export const allVisibilities: readonly RecipeVisibility[] = ["PUBLIC", "UNLISTED", "PRIVATE"];

/** Converts the server's options to those of the form's fields. */
export const recipeFormOptions = (
  data: RecipeFormOptions_QueryFragment,
  visibilities: readonly RecipeVisibility[],
): RecipeFormOptions => ({
  categories: data.categories.map(({ categoryId, name }) => option(categoryId, name)),
  difficultyLevels: data.difficultyLevels.map(({ difficultyLevelId, name }) =>
    option(difficultyLevelId, name),
  ),
  ingredients: [
    ...data.ingredients.map(({ ingredientId, name, aliases, synonyms }) => ({
      ...option(ingredientId, name),
      aliases: aliases.map((alias) => alias.name),
      synonyms,
    })),
    ...data.viewerOwnIngredients.map(({ ingredientId, name }) => option(ingredientId, name)),
  ],
  tags: data.tags.map(({ tagId, name }) => option(tagId, name)),
  equipment: data.equipment.map(({ equipmentId, name }) => option(equipmentId, name)),
  visibilities: [...visibilities],
  canAddIngredients: data.viewerCanManageIngredients,
  canAddPhotos: data.viewerCanAddRecipe,
});
