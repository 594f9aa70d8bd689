import type { RecipeFormOptions } from "../features/recipeForm/RecipeFormOptions";
import type { RecipeFormOptions_QueryFragment } from "./RecipeFormPage.generated";

const option = (key: number, label: string) => ({ value: String(key), label });

/** What the server lets one choose from, as the form's fields take it. */
export const recipeFormOptions = (data: RecipeFormOptions_QueryFragment): RecipeFormOptions => ({
  categories: data.categories.map(({ categoryId, name }) => option(categoryId, name)),
  difficultyLevels: data.difficultyLevels.map(({ difficultyLevelId, name }) =>
    option(difficultyLevelId, name),
  ),
  ingredients: data.ingredients.map(({ ingredientId, name, aliases }) => ({
    ...option(ingredientId, name),
    aliases: aliases.map((alias) => alias.name),
  })),
  tags: data.tags.map(({ tagId, name }) => option(tagId, name)),
});
