import { isPending, type OutboxEntry } from "./OutboxEntry";
import type { RecipeData } from "./StoredRecipe";

interface WriteResult {
  __typename?: string;
  id?: string;
}

/** Reads the recipe fields that a write changes: its own, the viewer's note, or checked items. */
function readChange(
  recipe: RecipeData["recipe"],
  { data, recipe: { recipeId } }: OutboxEntry,
): object {
  const [result] = Object.values(data) as WriteResult[];
  if (recipeId !== recipe.recipeId || !result) return {};
  if (result.__typename === "Recipe") return result;
  if (result.__typename === "CookingProgress") return { viewerCookingProgress: result };
  return result.__typename === "Note" ? { viewerNote: result } : {};
}

/** Returns a stored recipe with all pending writes applied. */
export const withPending = (
  { recipe, ...rest }: RecipeData,
  outbox: readonly OutboxEntry[],
): RecipeData => ({
  ...rest,
  recipe: Object.assign(
    { ...recipe },
    ...outbox.filter(isPending).map((entry) => readChange(recipe, entry)),
  ) as RecipeData["recipe"],
});
