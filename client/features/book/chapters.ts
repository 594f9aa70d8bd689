import type { BookRecipe_RecipeFragment } from "./BookRecipe_recipe.generated";

/** The recipes of a category. */
export interface Chapter {
  categoryId: number;
  name: string;
  recipes: BookRecipe_RecipeFragment[];
}

/** Groups recipes by category, both sorted by name. */
export function makeChapters(
  recipes: readonly BookRecipe_RecipeFragment[],
  locale: string,
): Chapter[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const chapters = new Map<number, Chapter>();
  for (const recipe of recipes) {
    const { categoryId, name } = recipe.category;
    const chapter = chapters.get(categoryId) ?? { categoryId, name, recipes: [] };
    chapters.set(categoryId, chapter);
    chapter.recipes.push(recipe);
  }
  const sorted = [...chapters.values()].sort((one, other) => compare(one.name, other.name));
  for (const chapter of sorted) {
    chapter.recipes.sort((one, other) => compare(one.name, other.name));
  }
  return sorted;
}
