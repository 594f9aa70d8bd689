import type { DataSource } from "typeorm";
import { readSearch } from "./search";
import { createSimilarSearches, findFirstMatching } from "./similarSearch";

const MAX_SUGGESTIONS = 3;

/**
 * Suggests searches that find recipes and are similar to one that does not: with corrected words, without unknown
 * words, or with single words. Empty if the search finds recipes.
 */
export async function suggestSearches(db: DataSource, text: string): Promise<string[]> {
  const search = await readSearch(db, text);
  const filter = { favoritesOf: null };
  if (!search || (await findFirstMatching(db, filter, [search])) !== null) return [];
  const groups = await createSimilarSearches(db, search);
  // The text of a search does not have its exclusions.
  let candidates = groups
    .flat()
    .flatMap(({ search: similar, excludedIngredients }) =>
      excludedIngredients.length > 0 ? [] : [similar],
    );
  const suggestions: string[] = [];
  while (suggestions.length < MAX_SUGGESTIONS) {
    const first = await findFirstMatching(db, filter, candidates);
    if (first === null) break;
    suggestions.push(candidates[first]!.text);
    candidates = candidates.slice(first + 1);
  }
  return suggestions;
}
