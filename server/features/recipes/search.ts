import type { DataSource } from "typeorm";
import { toSortName } from "../../lib/text";

/** A search text as conditions on documents of the read model, in PostgreSQL's `tsquery`. */
export interface Search {
  /** Matches recipes with every word in their name, ingredients, tags, category, level or cook. */
  words: string | null;
  /** Matches recipes with every word in their name. */
  nameWords: string | null;
  /** Matches recipes with any of the words in an ingredient, a tag or another facet; null if that is impossible. */
  elsewhere: string | null;
  /**
   * Runs of letters that every name containing the text has; the name itself is compared afterwards. Null if `words`
   * and `nameWords` find each such name.
   */
  letters: string | null;
  /** The text to compare names with, without case and accents. */
  text: string;
  /** The facets that the recipes must not have, such as those of nuts. */
  excludedFacets: string[];
  /** The words of the text. */
  enteredWords: readonly Word[];
  /** Each word, or its likely corrections. */
  spellings: Word[][];
}

/** The minimum length of a word that matches longer words by their beginning. */
const MIN_PREFIX_LENGTH = 3;

/** The minimum length of an unknown word that may have a typing error. */
const MIN_TYPO_LENGTH = 4;

/** The maximum length of a word that is corrected: 54 variants per letter are looked up, each as long as the word. */
const MAX_TYPO_LENGTH = 40;

/** The maximum number of consecutive letters of a name that are a lexeme of the document. */
export const MAX_RUN_LENGTH = 3;

/** The number of ingredients, tags and cooks per word that are searched, the most used first. */
const MAX_FACETS = 200;

/** A word of a search, with data from the read model. */
export interface Word {
  word: string;
  /** The word and its stems. */
  lexemes: string[];
  /** Facets of reference data and users with the word or its synonyms in their name, such as `i12`. */
  facets: string[];
  /** Conditions on names for synonyms of the word, or of a phrase that contains it. */
  synonyms: string[];
  /** True if any stored word begins with it. */
  isKnown: boolean;
  /**
   * Words that contain it after their first letter. Looked up for the first word only, if it consists of English
   * letters.
   */
  within: string[] | null;
}

/** The number of containing words from which they are not searched one by one. */
const MAX_WITHIN = 100;

/**
 * Adds the synonyms of a phrase to each of its words: `(a or x) and (b or x)` equals `(a and b) or x`.
 *
 * `offset 0` forces a lookup per count: most words are in few names, and reading all counts would take longer than all
 * other steps.
 */
const WORDS = `
  with synonymous as materialized (select * from synonyms_in($1::text[]))
  select w.word,
    search_lexemes(w.word) as lexemes,
    array(select t.facet from search_terms t
      cross join lateral (select count from facet_counts c where c.facet = t.facet offset 0) c
      where t.words @@ coalesce(search_word(w.word) || s.terms, search_word(w.word)) and c.count > 0
      order by c.count desc, t.facet limit ${MAX_FACETS}) as facets,
    coalesce(s.names, '{}') as synonyms,
    exists (select from search_vocabulary v
      where v.word >= w.word and v.word < w.word || U&'\\+10FFFF') as "isKnown",
    case when w.place = 1 and w.word ~ '^[a-z]{${MAX_RUN_LENGTH},}$' then array(
      select v.word from search_vocabulary v
      where word_runs(v.word) @> word_runs(w.word) and strpos(v.word, w.word) > 1
      limit ${MAX_WITHIN}) end as within
  from unnest($1::text[]) with ordinality w (word, place) cross join lateral (
    select array_agg(search_phrase(name, 'n')::text) as names,
      string_agg('(' || search_phrase(name, '')::text || ')', ' | ')::tsquery as terms
    from synonymous where w.place between first and last
  ) s order by w.place`;

const VOCABULARY = "select word from search_vocabulary where word = any($1) order by word";

const SPLIT_WORDS = "select word from unnest(string_to_array(search_words($1), ' ')) word";

const quote = (lexeme: string) => `'${lexeme.replace(/['\\]/g, "$&$&")}'`;

/** Matches a word, its stems, a longer word or a synonym in a name. */
function createNameTerms({ word, lexemes, synonyms }: Word): string[] {
  const prefix = word.length >= MIN_PREFIX_LENGTH ? [`${quote(`n${word}`)}:*`] : [];
  // PostgreSQL finds no lexeme in unassigned characters of Unicode.
  const nameLexemes = lexemes.length > 0 ? lexemes : [word];
  const names = nameLexemes.map((lexeme) => quote(`n${lexeme}`));
  return [...names, ...prefix, ...synonyms.map((synonym) => `(${synonym})`)];
}

const createFacetTerms = ({ facets }: Word): string[] => facets.map((facet) => quote(`#${facet}`));

/** Matches a word in the name or in any facet. */
const createTerms = (word: Word): string[] => [...createNameTerms(word), ...createFacetTerms(word)];

/**
 * Matches all words, each in one of its spellings. Words with few terms come first, because they are looked up fastest
 * and exclude most recipes.
 * @param or alternatives to each word
 */
const combineTerms = (
  words: readonly Word[][],
  terms: (word: Word) => string[],
  or: readonly string[],
): string | null =>
  words
    .map((spelled) => [...spelled.flatMap(terms), ...or])
    .sort((a, b) => a.length - b.length)
    .map((any) => `(${any.join(" | ")})`)
    .join(" & ") || null;

const ALPHABET = [..."abcdefghijklmnopqrstuvwxyz"];

/** Creates all variants of a word with one wrong, missing, additional or swapped letter. */
export function createTypos(word: string): string[] {
  const cuts = Array.from({ length: word.length + 1 }, (_, at) => [
    word.slice(0, at),
    word.slice(at),
  ]);
  return cuts.flatMap(([left = "", right = ""]) => [
    ...(right ? [left + right.slice(1)] : []),
    ...(right.length > 1 ? [left + right[1] + right[0] + right.slice(2)] : []),
    ...ALPHABET.flatMap((letter) => [
      left + letter + right,
      ...(right ? [left + letter + right.slice(1)] : []),
    ]),
  ]);
}

/**
 * Parses a search text. Recipes match by each of its words in any order, as itself, its stem or the beginning
 * of a longer word, or by the text within the name. Returns null for an empty text.
 */
export async function readSearch(db: DataSource, search?: string | null): Promise<Search | null> {
  const text = toSortName(search ?? "");
  if (text === "") return null;
  const words = await findWords(db, await splitWords(db, text));
  return makeSearch(text, words, await findSpellings(db, words));
}

/**
 * Creates a search.
 * @param text without case and accents
 * @param words of the text
 * @param spellings of the words
 */
export function makeSearch(text: string, words: readonly Word[], spellings: Word[][]): Search {
  const around = findWordsAround(text, words);
  const names = around?.map((word) => quote(`n${word}`)) ?? [];
  return {
    words: combineTerms(spellings, createTerms, names),
    nameWords: combineTerms(spellings, createNameTerms, names),
    elsewhere: spellings.flat().flatMap(createFacetTerms).join(" | ") || null,
    letters: around ? null : createRuns(text),
    text,
    excludedFacets: [],
    enteredWords: words,
    spellings,
  };
}

/**
 * Finds the words of names that contain a text without containing its words. For one word, these are the
 * words that contain it; for other texts, the list is empty. Returns null if these words do not find all such
 * names. PostgreSQL splits words with other characters differently, and the second word must follow a word
 * that ends with the first.
 */
function findWordsAround(text: string, words: readonly Word[]): string[] | null {
  const [first, ...others] = words;
  const isOfWords = words.map(({ word }) => word).join(" ") === text && /^[a-z ]+$/.test(text);
  if (!isOfWords || text.length <= MAX_RUN_LENGTH || !first?.within) return null;
  if (first.within.length >= MAX_WITHIN) return null;
  const last = others.at(-1);
  if (!last) return first.within.every((word) => /^[a-z]+$/.test(word)) ? first.within : null;
  const isAlone = !first.within.some((word) => word.endsWith(first.word));
  return isAlone && last.word.length >= MIN_PREFIX_LENGTH ? [] : null;
}

/** Splits a text into distinct words. */
export async function splitWords(db: DataSource, text: string): Promise<string[]> {
  const rows: { word: string }[] = await db.query(SPLIT_WORDS, [toSortName(text)]);
  return [...new Set(rows.map(({ word }) => word).filter(Boolean))];
}

/** Reads data about words from the read model. */
export const findWords = async (db: DataSource, words: readonly string[]): Promise<Word[]> =>
  words.length > 0 ? db.query(WORDS, [words]) : [];

/** Returns true if any recipe, reference data or user name contains a word, or if the word has synonyms. */
export const isInUse = ({ isKnown, facets, synonyms }: Word): boolean =>
  isKnown || facets.length > 0 || synonyms.length > 0;

/** Returns each word, or the corrections of an unknown one, in two statements for all words. */
export async function findSpellings(db: DataSource, words: readonly Word[]): Promise<Word[][]> {
  const unknownWords = words.filter(
    (word) =>
      !isInUse(word) && word.word.length >= MIN_TYPO_LENGTH && word.word.length <= MAX_TYPO_LENGTH,
  );
  const typos = new Map(unknownWords.map(({ word }) => [word, new Set(createTypos(word))]));
  const rows: { word: string }[] =
    typos.size > 0
      ? await db.query(VOCABULARY, [[...typos.values()].flatMap((variants) => [...variants])])
      : [];
  const nearWords = await findWords(
    db,
    rows.map(({ word }) => word),
  );
  return words.map((word) => {
    const corrections = nearWords.filter((candidate) => typos.get(word.word)?.has(candidate.word));
    return corrections.length > 0 ? corrections : [word];
  });
}

/** Creates a query for the longest runs of letters in a text. */
function createRuns(text: string): string {
  const characters = [...text];
  const size = Math.min(MAX_RUN_LENGTH, characters.length);
  const runs = characters
    .slice(0, characters.length - size + 1)
    .map((_, at) => characters.slice(at, at + size).join(""));
  return [...new Set(runs)].map((run) => quote(`~${run}`)).join(" & ");
}
