import { isPending, type OutboxEntry } from "./OutboxEntry";
import type { RecipeData } from "./StoredRecipe";

interface Written {
  __typename?: string;
  id?: string;
}

/** The fields of a recipe that a write changes: its own, the viewer's note on it, or what is checked off. */
function changeOf(
  recipe: RecipeData["recipe"],
  { data, recipe: { recipeId } }: OutboxEntry,
): object {
  const [written] = Object.values(data) as Written[];
  if (recipeId !== recipe.recipeId || !written) return {};
  if (written.__typename === "Recipe") return written;
  if (written.__typename === "CookingProgress") return { viewerCookingProgress: written };
  return written.__typename === "Note" ? { viewerNote: written } : {};
}

/** A stored recipe as it is once everything that waits has been sent. */
export const withPending = (
  { recipe, ...rest }: RecipeData,
  outbox: readonly OutboxEntry[],
): RecipeData => ({
  ...rest,
  recipe: Object.assign(
    { ...recipe },
    ...outbox.filter(isPending).map((entry) => changeOf(recipe, entry)),
  ) as RecipeData["recipe"],
});
