import type { DataSource } from "typeorm";
import { createCondition } from "./conditions";
import {
  findWords,
  isInUse,
  makeSearch,
  type Search,
  findSpellings,
  type Word,
  splitWords,
} from "./search";
import { toSortName } from "../../lib/text";

const MAX_SUGGESTIONS = 3;

/** The number of words of a search that are tried alone, the longest first. */
const MAX_SINGLE_WORDS = 5;

/** Words up to this length may have one wrong letter, longer ones two. */
const MAX_ONE_ERROR_LENGTH = 5;

/** Counts the letters to add, remove, replace or swap with the next in order to turn one word into another. */
export function measureEditDistance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, j) => j),
  ];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[j - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

const countAllowedErrors = (word: string) => (word.length > MAX_ONE_ERROR_LENGTH ? 2 : 1);

const CANDIDATES = `
  select w.word as "of", v.word from unnest($1::text[], $2::int[]) w (word, errors)
  join search_vocabulary v
    on v.word >= left(w.word, 1) and v.word < left(w.word, 1) || U&'\\+10FFFF'
    and length(v.word) between length(w.word) - w.errors and length(w.word) + w.errors`;

/** Finds the stored words that are nearest to each word and begin with the same letter. */
async function findNearestWords(
  db: DataSource,
  words: readonly string[],
): Promise<Map<string, Word[]>> {
  const rows: { of: string; word: string }[] =
    words.length > 0 ? await db.query(CANDIDATES, [words, words.map(countAllowedErrors)]) : [];
  const nearest = words.map((original) =>
    rows
      .filter((row) => row.of === original)
      .map(({ word }) => ({ word, distance: measureEditDistance(original, word) }))
      .filter(({ distance }) => distance <= countAllowedErrors(original))
      .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
      .slice(0, MAX_SUGGESTIONS)
      .map(({ word }) => word),
  );
  const nearWords = await findWords(db, [...new Set(nearest.flat())]);
  const wordsByText = new Map(nearWords.map((word) => [word.word, word]));
  return new Map(
    words.map((original, i) => [original, nearest[i]!.map((word) => wordsByText.get(word)!)]),
  );
}

async function hasResults(db: DataSource, search: Search): Promise<boolean> {
  const { sql, parameters } = createCondition({ favoritesOf: null }, search);
  const [row]: { found: boolean }[] = await db.query(
    `select exists (select from recipe_search s where ${sql}) as found`,
    parameters,
  );
  return row!.found;
}

/**
 * Suggests searches that find recipes and are similar to one that does not: with corrected words, without unknown
 * words, or with single words. Empty if the search finds recipes.
 */
export async function suggestSearches(db: DataSource, search: string): Promise<string[]> {
  const words = await findWords(db, await splitWords(db, search));
  if (words.length === 0) return [];
  const original = makeSearch(toSortName(search), words, await findSpellings(db, words));
  if (await hasResults(db, original)) return [];
  const suggestions: string[] = [];
  for (const candidate of await createCandidates(db, words)) {
    if (await hasResults(db, candidate)) suggestions.push(candidate.text);
    if (suggestions.length === MAX_SUGGESTIONS) break;
  }
  return suggestions;
}

/** Creates the searches that may replace a search of these words. */
async function createCandidates(db: DataSource, words: readonly Word[]): Promise<Search[]> {
  const knownWords = words.filter(isInUse);
  const unknownWords = words.filter((word) => !isInUse(word));
  const nearWords = await findNearestWords(
    db,
    unknownWords.map(({ word }) => word),
  );
  const corrections = Array.from({ length: MAX_SUGGESTIONS }, (_, i) =>
    words.flatMap((word) => nearWords.get(word.word)?.slice(i, i + 1) ?? [word]),
  );
  const longestFirst = [...knownWords].sort((a, b) => b.word.length - a.word.length);
  const candidates = [
    ...corrections,
    knownWords,
    ...longestFirst.slice(0, MAX_SINGLE_WORDS).map((word) => [word]),
  ];
  const searches = candidates
    .filter((candidate) => candidate.length > 0)
    .map((candidate) => {
      const text = candidate.map(({ word }) => word).join(" ");
      return makeSearch(
        text,
        candidate,
        candidate.map((word) => [word]),
      );
    });
  // Removes searches with the same text.
  return [
    ...new Map(searches.map((candidateSearch) => [candidateSearch.text, candidateSearch])).values(),
  ];
}
