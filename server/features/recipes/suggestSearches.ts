import type { DataSource } from "typeorm";
import { matching } from "./conditions";
import { findWords, readSearch, wordsOf } from "./search";

const MOST_SUGGESTIONS = 3;

/** A word of up to this length may have one wrong letter, a longer one two. */
const ONE_ERROR_UP_TO = 5;

/** How many letters must be added, left out, replaced or swapped with the next to make one word of another. */
export function editDistance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, j) => j),
  ];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[j - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length]!;
}

/** The nearest words that recipes have, of those that begin with the same letter. */
async function nearestWords(db: DataSource, word: string): Promise<string[]> {
  const most = word.length > ONE_ERROR_UP_TO ? 2 : 1;
  const rows: { word: string }[] = await db.query(
    `select word from search_vocabulary
     where word >= left($1, 1) and word < left($1, 1) || U&'\\+10FFFF'
       and length(word) between length($1) - $2 and length($1) + $2`,
    [word, most],
  );
  return rows
    .map((row) => ({ near: row.word, distance: editDistance(word, row.word) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance || (one.near < other.near ? -1 : 1))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ near }) => near);
}

async function findsAnything(db: DataSource, text: string): Promise<boolean> {
  const { sql, parameters } = matching({ favoritesOf: null }, await readSearch(db, text));
  const [row]: { found: boolean }[] = await db.query(
    `select exists (select from recipe_search s where ${sql}) as found`,
    parameters,
  );
  return row!.found;
}

/**
 * Searches that find something, near one that does not: with other words in the place of those that no
 * recipe has, without these, or with one of the words. None for a search that finds something.
 */
export async function suggestSearches(db: DataSource, search: string): Promise<string[]> {
  const words = await findWords(db, await wordsOf(db, search));
  if (words.length === 0 || (await findsAnything(db, search))) return [];
  const known = words.filter(({ isKnown, facets }) => isKnown || facets.length > 0);
  const near = new Map<string, string[]>();
  for (const word of words) {
    if (!known.includes(word)) near.set(word.word, await nearestWords(db, word.word));
  }
  const corrected = Array.from({ length: MOST_SUGGESTIONS }, (_, i) =>
    words.flatMap(({ word }) => near.get(word)?.at(i) ?? (near.has(word) ? [] : [word])),
  );
  const alone = [...known].sort((one, other) => other.word.length - one.word.length);
  const candidates = [
    ...corrected,
    known.map(({ word }) => word),
    ...alone.map(({ word }) => [word]),
  ];
  const texts = new Set(candidates.map((each) => each.join(" ")).filter(Boolean));
  const found: string[] = [];
  for (const text of texts) {
    if (found.length < MOST_SUGGESTIONS && (await findsAnything(db, text))) found.push(text);
  }
  return found;
}
