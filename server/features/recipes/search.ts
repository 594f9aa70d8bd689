import type { DataSource } from "typeorm";
import { toSortName } from "../../lib/text";

/** A search text as conditions on documents of the read model, in PostgreSQL's `tsquery`. */
export interface Search {
  /** Every word must be in the recipe: in its name, ingredients, tags, category, level or cook. */
  words: string | null;
  /** Every word must be in its name. */
  nameWords: string | null;
  /** Any of the words must be elsewhere: in an ingredient, a tag and so on. Null where none can be. */
  elsewhere: string | null;
  /**
   * Runs of letters that a name with the text in it has; the name is then compared itself.
   * Null if `words` and `nameWords` find each such name.
   */
  letters: string | null;
  /** What a name is compared with: no case, no accents. */
  text: string;
  /** Each word, or the words that it may be meant as. */
  spellings: Word[][];
}

/** From this length on a word finds longer ones that begin with it. */
const SHORTEST_PREFIX = 3;

/** From this length on a word that nothing has may have a typing error. */
const SHORTEST_TYPO = 4;

/** Longer words are not corrected: 54 variants of a letter would be looked up, each as long as the word. */
const LONGEST_TYPO = 40;

/** Up to so many letters of a name, one after the other, are a lexeme of the document. */
export const LONGEST_RUN = 3;

/** So many ingredients, tags and cooks are looked for where a word begins more names, the most used first. */
const MOST_FACETS = 200;

/** A word of a search, as the read model knows it. */
export interface Word {
  word: string;
  /** The word and its stems. */
  lexemes: string[];
  /** Reference data and people with the word in their name, such as `i12`. */
  facets: string[];
  /** Whether any word there is begins with it. */
  isKnown: boolean;
  /** Words that have it further within them, looked up for the first of some words if it has only letters of English. */
  within: string[] | null;
}

/** So many words with a word within them are too many to look for each. */
const MOST_WITHIN = 100;

/** Counts are looked up one by one (`offset 0`): most words are in few names, and reading all counts takes longer than all else. */
const WORDS = `
  select w.word,
    search_lexemes(w.word) as lexemes,
    array(select t.facet from search_terms t
      cross join lateral (select count from facet_counts c where c.facet = t.facet offset 0) c
      where t.words @@ search_word(w.word) and c.count > 0
      order by c.count desc, t.facet limit ${MOST_FACETS}) as facets,
    exists (select from search_vocabulary v
      where v.word >= w.word and v.word < w.word || U&'\\+10FFFF') as "isKnown",
    case when w.place = 1 and w.word ~ '^[a-z]{${LONGEST_RUN},}$' then array(
      select v.word from search_vocabulary v
      where word_runs(v.word) @> word_runs(w.word) and strpos(v.word, w.word) > 1
      limit ${MOST_WITHIN}) end as within
  from unnest($1::text[]) with ordinality w (word, place) order by w.place`;

const VOCABULARY = "select word from search_vocabulary where word = any($1) order by word";

const LISTED = "select word from unnest(string_to_array(search_words($1), ' ')) word";

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, "$&$&")}'`;

/** A word, its stems or a longer word, in a name. */
function nameTermsOf({ word, lexemes }: Word): string[] {
  const prefix = word.length >= SHORTEST_PREFIX ? [`${quoted(`n${word}`)}:*`] : [];
  // PostgreSQL finds no lexeme in characters that Unicode has not assigned.
  const named = lexemes.length > 0 ? lexemes : [word];
  const names = named.map((lexeme) => quoted(`n${lexeme}`));
  return [...names, ...prefix];
}

const facetTermsOf = ({ facets }: Word): string[] => facets.map((facet) => quoted(`#${facet}`));

/** Any of what a word stands for. */
const termsOf = (word: Word): string[] => [...nameTermsOf(word), ...facetTermsOf(word)];

/**
 * Each of some words, in one of the ways that it is spelled. Those that are looked up fastest come first: most recipes lack them already.
 * @param or what each word may be instead
 */
const allOf = (
  words: readonly Word[][],
  terms: (word: Word) => string[],
  or: readonly string[],
): string | null =>
  words
    .map((spelled) => [...spelled.flatMap(terms), ...or])
    .sort((one, other) => one.length - other.length)
    .map((any) => `(${any.join(" | ")})`)
    .join(" & ") || null;

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** What one wrong, missing, additional or swapped letter makes of a word. */
export function typosOf(word: string): string[] {
  const cuts = Array.from({ length: word.length + 1 }, (_, at) => [
    word.slice(0, at),
    word.slice(at),
  ]);
  return cuts.flatMap(([left = "", right = ""]) => [
    ...(right ? [left + right.slice(1)] : []),
    ...(right.length > 1 ? [left + right[1] + right[0] + right.slice(2)] : []),
    ...LETTERS.flatMap((letter) => [
      left + letter + right,
      ...(right ? [left + letter + right.slice(1)] : []),
    ]),
  ]);
}

/**
 * What a search text asks of recipes: each of its words, in any order, as it is, as its stem or as the
 * beginning of a longer word; or the text as it stands within the name. Null for an empty text.
 */
export async function readSearch(db: DataSource, search?: string | null): Promise<Search | null> {
  const text = toSortName(search ?? "");
  if (text === "") return null;
  const words = await findWords(db, await wordsOf(db, text));
  return makeSearch(text, words, await spellingsOf(db, words));
}

/**
 * @param text without case and accents
 * @param words of the text
 * @param spellings of the words
 */
export function makeSearch(text: string, words: readonly Word[], spellings: Word[][]): Search {
  const around = wordsAround(text, words);
  const names = around?.map((word) => quoted(`n${word}`)) ?? [];
  return {
    words: allOf(spellings, termsOf, names),
    nameWords: allOf(spellings, nameTermsOf, names),
    elsewhere: spellings.flat().flatMap(facetTermsOf).join(" | ") || null,
    letters: around ? null : lettersOf(text),
    text,
    spellings,
  };
}

/**
 * The words that a name with a text in it has, if it does not have the text's own words: those with a text of one word
 * further within them, and none for other texts. Null where names may have it in other ways: PostgreSQL divides
 * words of other characters than these, and where a word ends with the first one, the others must follow that.
 */
function wordsAround(text: string, words: readonly Word[]): string[] | null {
  const [first, ...others] = words;
  const isOfWords = words.map(({ word }) => word).join(" ") === text && /^[a-z ]+$/.test(text);
  if (!isOfWords || text.length <= LONGEST_RUN || !first?.within) return null;
  if (first.within.length >= MOST_WITHIN) return null;
  const last = others.at(-1);
  if (!last) return first.within.every((word) => /^[a-z]+$/.test(word)) ? first.within : null;
  const isAlone = !first.within.some((word) => word.endsWith(first.word));
  return isAlone && last.word.length >= SHORTEST_PREFIX ? [] : null;
}

/** The words of a text, each once. */
export async function wordsOf(db: DataSource, text: string): Promise<string[]> {
  const rows: { word: string }[] = await db.query(LISTED, [toSortName(text)]);
  return [...new Set(rows.map(({ word }) => word).filter(Boolean))];
}

/** What the read model knows of words. */
export const findWords = async (db: DataSource, words: readonly string[]): Promise<Word[]> =>
  words.length > 0 ? db.query(WORDS, [words]) : [];

/** Whether any recipe, reference data or person has a word. */
export const isInUse = ({ isKnown, facets }: Word): boolean => isKnown || facets.length > 0;

/** Each word, or the words that it may be meant as if nothing has it: two statements for all of them. */
export async function spellingsOf(db: DataSource, words: readonly Word[]): Promise<Word[][]> {
  const unknown = words.filter(
    (each) =>
      !isInUse(each) && each.word.length >= SHORTEST_TYPO && each.word.length <= LONGEST_TYPO,
  );
  const typos = new Map(unknown.map(({ word }) => [word, new Set(typosOf(word))]));
  const rows: { word: string }[] =
    typos.size > 0
      ? await db.query(VOCABULARY, [[...typos.values()].flatMap((each) => [...each])])
      : [];
  const near = await findWords(
    db,
    rows.map(({ word }) => word),
  );
  return words.map((word) => {
    const corrections = near.filter((each) => typos.get(word.word)?.has(each.word));
    return corrections.length > 0 ? corrections : [word];
  });
}

/** The longest runs of letters that make up a text. */
function lettersOf(text: string): string {
  const characters = [...text];
  const size = Math.min(LONGEST_RUN, characters.length);
  const runs = characters
    .slice(0, characters.length - size + 1)
    .map((_, at) => characters.slice(at, at + size).join(""));
  return [...new Set(runs)].map((run) => quoted(`~${run}`)).join(" & ");
}
