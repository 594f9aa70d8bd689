import type { DataSource } from "typeorm";
import { findWords, type Word } from "./search";

/** The number of corrections of a word. */
export const MAX_CORRECTIONS = 3;

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
export async function findNearestWords(
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
      .slice(0, MAX_CORRECTIONS)
      .map(({ word }) => word),
  );
  const nearWords = await findWords(db, [...new Set(nearest.flat())]);
  const wordsByText = new Map(nearWords.map((word) => [word.word, word]));
  return new Map(
    words.map((original, i) => [original, nearest[i]!.map((word) => wordsByText.get(word)!)]),
  );
}

const COMPOUNDS = `
  select distinct on (word) word, head, tail
  from unnest($1::text[]) word, generate_series(3, length(word) - 4) at
  cross join lateral (select left(word, at) as head, substr(word, at + 1) as tail) parts
  where ${["head", "tail"]
    .map(
      (part) => `(exists (select from search_vocabulary v where v.word = ${part})
        or exists (select from synonyms_in(array[${part}])))`,
    )
    .join(" and ")}
  order by word, at`;

/** Splits compounds of two stored words, such as the German "Zwiebelsuppe". */
export async function splitCompounds(
  db: DataSource,
  words: readonly string[],
): Promise<Map<string, [head: Word, tail: Word]>> {
  const rows: { word: string; head: string; tail: string }[] =
    words.length > 0 ? await db.query(COMPOUNDS, [words]) : [];
  const parts = await findWords(db, [...new Set(rows.flatMap(({ head, tail }) => [head, tail]))]);
  const partsByText = new Map(parts.map((part) => [part.word, part]));
  return new Map(
    rows.map(({ word, head, tail }) => [word, [partsByText.get(head)!, partsByText.get(tail)!]]),
  );
}
