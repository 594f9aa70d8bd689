import type { DataSource } from "typeorm";
import { createCondition } from "./conditions";
import { type ExcludedIngredient, findExcludedIngredients, readExclusions } from "./exclusions";
import { findNearestWords, MAX_CORRECTIONS, splitCompounds } from "./nearestWords";
import type { ResolvedFilter } from "./RecipeFilter";
import { isInUse, makeSearch, type Search, type Word } from "./search";

/** The number of words that are left out or tried alone, the longest first. Longer searches keep only these. */
const MAX_DROPPED_WORDS = 5;

/** Words that say nothing about a dish. A similar search leaves them out first. */
const FUNCTION_WORDS = new Set(
  `a an and at for from in my of on or recipe recipes some the to with
  am das dem den der die ein eine einem einen eines fur im mit oder rezept rezepte und vom von zu zum zur`.split(
    /\s+/,
  ),
);

/** A word of the requested search, with the words that are searched instead. */
interface Term {
  original: string;
  spelled: Word[];
}

/** Creates a search of terms. Its text has the first spelling of each term. */
const searchFor = (terms: readonly Term[]): Search =>
  makeSearch(
    terms.map(({ spelled }) => spelled[0]!.word).join(" "),
    terms.map(({ spelled }) => spelled[0]!),
    terms.map(({ spelled }) => spelled),
  );

/** A search that may replace another one. */
export interface SimilarSearch {
  search: Search;
  leftOutWords: string[];
  excludedIngredients: ExcludedIngredient[];
}

/** Matches recipes with all words in their name. */
const inName = (search: Search): Search => ({ ...search, words: search.nameWords });

/**
 * Returns the position of the first search that finds recipes, or null. PostgreSQL does not execute the searches after
 * it.
 */
export async function findFirstMatching(
  db: DataSource,
  filter: ResolvedFilter,
  searches: readonly Search[],
): Promise<number | null> {
  if (searches.length === 0) return null;
  const parameters: unknown[] = [];
  const cases = searches.map((search, i) => {
    const { sql } = createCondition(filter, search, parameters);
    return `when exists (select from recipe_search s where ${sql}) then ${i}`;
  });
  const [row]: { first: number | null }[] = await db.query(
    `select case ${cases.join(" ")} end as first`,
    parameters,
  );
  return row!.first;
}

/** Finds the most similar search that finds recipes, and prefers recipes with its words in their name. */
export async function findSimilarSearch(
  db: DataSource,
  filter: ResolvedFilter,
  search: Search,
): Promise<SimilarSearch | null> {
  const groups = await createSimilarSearches(db, search);
  const candidates = groups.flatMap((group) => [
    ...group.map((similar) => ({ similar, tested: inName(similar.search) })),
    ...group.map((similar) => ({ similar, tested: similar.search })),
  ]);
  const tested = candidates.map((candidate) => candidate.tested);
  const first = await findFirstMatching(db, filter, tested);
  return first === null ? null : candidates[first]!.similar;
}

const isUnknown = ({ spelled }: Term) => !spelled.some(isInUse);

/**
 * Replaces unknown words by their parts or their corrections, and leaves out those without.
 * @returns the terms with the first corrections, with the second ones, and so on
 */
async function correctTerms(db: DataSource, terms: readonly Term[]): Promise<Term[][]> {
  const unknownWords = terms.filter(isUnknown).map(({ original }) => original);
  const compounds = await splitCompounds(db, unknownWords);
  const nearWords = await findNearestWords(
    db,
    unknownWords.filter((word) => !compounds.has(word)),
  );
  const correct = (term: Term, rank: number): Term[] => {
    if (!isUnknown(term)) return [term];
    const parts = compounds.get(term.original);
    if (parts) return parts.map((part) => ({ ...term, spelled: [part] }));
    const corrections = nearWords.get(term.original) ?? [];
    const word = corrections[rank] ?? corrections[0];
    return word ? [{ ...term, spelled: [word] }] : [];
  };
  return Array.from({ length: MAX_CORRECTIONS }, (_, rank) =>
    terms.flatMap((term) => correct(term, rank)),
  );
}

/** Lists the same terms without one of them, and each of them alone. */
function shortenTerms(terms: readonly Term[]): { shorter: Term[][]; single: Term[][] } {
  const longest = [...terms]
    .sort((a, b) => b.original.length - a.original.length)
    .slice(0, MAX_DROPPED_WORDS);
  const droppable = terms.filter((term) => longest.includes(term));
  const isLong = terms.length > MAX_DROPPED_WORDS + 1;
  const withoutOne = droppable.map((dropped) => terms.filter((term) => term !== dropped));
  return {
    shorter: terms.length > 2 ? (isLong ? [droppable] : withoutOne) : [],
    // The last word of a dish is the dish: "cake" of "chocolate cake".
    single: terms.length > 1 ? droppable.toReversed().map((term) => [term]) : [],
  };
}

/**
 * Creates the searches that may replace a search: with corrected words, then without one word, then with one word. Each
 * group has the most similar search first.
 */
export async function createSimilarSearches(
  db: DataSource,
  { spellings, enteredWords, text }: Search,
): Promise<SimilarSearch[][]> {
  const exclusions = readExclusions(text, (word) => FUNCTION_WORDS.has(word));
  const excludedIngredients = await findExcludedIngredients(db, exclusions.phrases);
  const excludedFacets = excludedIngredients.map(({ ingredientId }) => `i${ingredientId}`);
  const unknownPhrases = exclusions.phrases.filter(
    (phrase) => !excludedIngredients.some((excluded) => excluded.phrase === phrase),
  );
  const terms = enteredWords
    .map(({ word }, i): Term => ({ original: word, spelled: spellings[i]! }))
    .filter(({ original }) => !FUNCTION_WORDS.has(original) && !exclusions.words.has(original));
  const corrected = await correctTerms(db, terms);
  const { shorter, single } = shortenTerms(corrected[0]!);
  const seen = new Set([text]);
  const makeSimilar = (kept: readonly Term[]): SimilarSearch[] => {
    const search = { ...searchFor(kept), excludedFacets };
    const hasOnlyExclusions = terms.length === 0 && excludedFacets.length > 0;
    if (seen.has(search.text) || (kept.length === 0 && !hasOnlyExclusions)) return [];
    seen.add(search.text);
    const leftOut = terms.filter(
      (term) => !kept.some(({ original }) => original === term.original),
    );
    const leftOutWords = [...leftOut.map(({ original }) => original), ...unknownPhrases];
    return [{ search, leftOutWords, excludedIngredients }];
  };
  return [corrected, shorter, single].map((group) => group.flatMap(makeSimilar));
}
