import type { DataSource } from "typeorm";
import { matching } from "./conditions";
import {
  findWords,
  isInUse,
  makeSearch,
  type Search,
  spellingsOf,
  type Word,
  wordsOf,
} from "./search";
import { toSortName } from "../../lib/text";

const MOST_SUGGESTIONS = 3;

/** How many of the words of a search are tried alone, the longest first. */
const MOST_ALONE = 5;

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

const mostErrors = (word: string) => (word.length > ONE_ERROR_UP_TO ? 2 : 1);

const CANDIDATES = `
  select w.word as "of", v.word from unnest($1::text[], $2::int[]) w (word, errors)
  join search_vocabulary v
    on v.word >= left(w.word, 1) and v.word < left(w.word, 1) || U&'\\+10FFFF'
    and length(v.word) between length(w.word) - w.errors and length(w.word) + w.errors`;

/** The nearest words that recipes have to each of some, of those that begin with the same letter. */
async function nearestWords(
  db: DataSource,
  words: readonly string[],
): Promise<Map<string, Word[]>> {
  const rows: { of: string; word: string }[] =
    words.length > 0 ? await db.query(CANDIDATES, [words, words.map(mostErrors)]) : [];
  const nearest = words.map((of) =>
    rows
      .filter((row) => row.of === of)
      .map(({ word }) => ({ word, distance: editDistance(of, word) }))
      .filter(({ distance }) => distance <= mostErrors(of))
      .sort((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
      .slice(0, MOST_SUGGESTIONS)
      .map(({ word }) => word),
  );
  const found = await findWords(db, [...new Set(nearest.flat())]);
  const named = new Map(found.map((each) => [each.word, each]));
  return new Map(words.map((of, i) => [of, nearest[i]!.map((word) => named.get(word)!)]));
}

async function findsAnything(db: DataSource, search: Search): Promise<boolean> {
  const { sql, parameters } = matching({ favoritesOf: null }, search);
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
  if (words.length === 0) return [];
  const asked = makeSearch(toSortName(search), words, await spellingsOf(db, words));
  if (await findsAnything(db, asked)) return [];
  const found: string[] = [];
  for (const candidate of await candidatesFor(db, words)) {
    if (await findsAnything(db, candidate)) found.push(candidate.text);
    if (found.length === MOST_SUGGESTIONS) break;
  }
  return found;
}

/** What may be searched for in place of some words. */
async function candidatesFor(db: DataSource, words: readonly Word[]): Promise<Search[]> {
  const known = words.filter(isInUse);
  const unknown = words.filter((word) => !isInUse(word));
  const near = await nearestWords(
    db,
    unknown.map(({ word }) => word),
  );
  const corrected = Array.from({ length: MOST_SUGGESTIONS }, (_, i) =>
    words.flatMap((word) => near.get(word.word)?.slice(i, i + 1) ?? [word]),
  );
  const alone = [...known].sort((one, other) => other.word.length - one.word.length);
  const candidates = [...corrected, known, ...alone.slice(0, MOST_ALONE).map((word) => [word])];
  const searches = candidates
    .filter((each) => each.length > 0)
    .map((each) => {
      const text = each.map(({ word }) => word).join(" ");
      return makeSearch(
        text,
        each,
        each.map((word) => [word]),
      );
    });
  // Each text once.
  return [...new Map(searches.map((each) => [each.text, each])).values()];
}
