import type { StoredRecipe } from "./StoredRecipe";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The limits of stored data, and the age at which unused recipes expire. */
export const LIMITS = { recipes: 120, bytes: 60 * 1024 * 1024, ageMs: 60 * DAY_MS };

const lastUsed = ({ openedAt, storedAt }: StoredRecipe) => Math.max(openedAt, storedAt);

/** Compares recipes by their order of removal: favorites last, the least recently used first. */
const byUse = (one: StoredRecipe, other: StoredRecipe) =>
  Number(one.isFavorite) - Number(other.isFavorite) || lastUsed(one) - lastUsed(other);

/** Selects the stored recipes to remove. */
export function recipesToEvict(
  recipes: readonly StoredRecipe[],
  now: number,
  limits = LIMITS,
): StoredRecipe[] {
  const expired = recipes.filter((recipe) => now - lastUsed(recipe) > limits.ageMs);
  const others = recipes.filter((recipe) => !expired.includes(recipe)).sort(byUse);
  let bytes = others.reduce((sum, recipe) => sum + recipe.bytes, 0);
  let count = others.length;
  const toEvict = [...expired];
  for (const recipe of others) {
    if (count <= limits.recipes && bytes <= limits.bytes) break;
    toEvict.push(recipe);
    bytes -= recipe.bytes;
    count -= 1;
  }
  return toEvict;
}
