import { hasNoPhoto, hasNoReviews } from "../../database/readModel/pendingRecipes";
import { primaryLanguage } from "../../../shared/languageTag";
import { filterKinds } from "../../../shared/referenceKinds";
import type { ResolvedFilter } from "./RecipeFilter";
import { MAX_RUN_LENGTH, type Search } from "./search";

/** The first letters of facets, apart from those of reference data. */
export const FACET_LETTERS = { language: "l", owner: "o" };

const toFacets = (
  letter: string,
  ids: readonly (number | string | null | undefined)[],
): string[] => [...new Set(ids.filter((id) => id != null).map((id) => `${letter}${id}`))];

/** The facets, such as `t3`, that a filter requires of a recipe. */
export interface FacetFilter {
  /** The recipe has all of them. */
  all: string[];
  /** The recipe has one of each group. */
  anyOf: string[][];
  /** The recipe does not have any of them. */
  none: string[];
}

/** Reads the facets of a filter. A group with one facet is the same as that facet. */
export function readFacets(filter: Omit<ResolvedFilter, "favoritesOf">): FacetFilter {
  const { language, owner } = FACET_LETTERS;
  const facets: FacetFilter = {
    all: [
      ...toFacets(language, [filter.language && primaryLanguage(filter.language)]),
      ...toFacets(owner, [filter.ownerId]),
    ],
    anyOf: [],
    none: [],
  };
  for (const { key, letter, listField, withoutField } of filterKinds) {
    const group = toFacets(letter, filter[listField] ?? []);
    if (withoutField) {
      facets.all.push(...toFacets(letter, [filter[key]]), ...group);
      facets.none.push(...toFacets(letter, filter[withoutField] ?? []));
    } else {
      facets.all.push(...toFacets(letter, [filter[key]]));
      if (group.length > 1) facets.anyOf.push(group);
      else facets.all.push(...group);
    }
  }
  return addSynonyms(facets, filter.synonyms);
}

/** Adds facets of the same meaning: one of them is required, or all of them are excluded. */
function addSynonyms(
  { all, anyOf, none }: FacetFilter,
  synonyms: ResolvedFilter["synonyms"],
): FacetFilter {
  const addTo = (facets: readonly string[]) => [
    ...new Set(facets.flatMap((facet) => [facet, ...(synonyms?.get(facet) ?? [])])),
  ];
  const required = new Set(all);
  return {
    all: [...required].filter((facet) => !synonyms?.has(facet)),
    anyOf: [
      ...[...required].filter((facet) => synonyms?.has(facet)).map((facet) => [facet]),
      ...anyOf,
    ].map(addTo),
    none: addTo(none),
  };
}

/** Returns true if recipes with a facet and another one are not counted. */
export const isUnpaired = (facet: string): boolean =>
  facet.startsWith(FACET_LETTERS.owner) || facet.startsWith(FACET_LETTERS.language);

/**
 * Returns the facets of a filter whose matches are already counted: no facet, one, or two of different kinds. Null for
 * any other filter.
 */
export function findCountedFacets(filter: ResolvedFilter): string[] | null {
  const { all, anyOf, none } = readFacets(filter);
  const otherCount = anyOf.length + none.length;
  if (filter.search || filter.maxMinutes != null || filter.minScore != null || otherCount)
    return null;
  if (filter.favoritesOf !== null || filter.withoutPhoto || filter.withoutReviews) return null;
  const kinds = new Set(all.map((facet) => facet[0]));
  if (all.length > 2 || kinds.size < all.length) return null;
  return all.length === 2 && all.some(isUnpaired) ? null : all;
}

/** A condition on `recipe_search s`. */
export interface Condition {
  sql: string;
  /** The values of the parameters `$1`, `$2`, …. */
  parameters: unknown[];
  /** The means by which only a part of the recipes has to be read. */
  narrowedBy: "document" | "favorites" | "nothing";
  /** True if the index must find several words or facets in a recipe. */
  hasSeveralTerms: boolean;
  /** Splits the condition in two parts, of which a recipe fulfills at most one. */
  splitCondition: () => SplitCondition;
}

/** Each part is as narrow as possible, because PostgreSQL plans a query by its estimate for the condition. */
interface SplitCondition {
  /** The name contains the search or all of its words; also true without a search. */
  inName: string;
  /** The name does not contain the search. */
  elsewhere: string;
  parameters: unknown[];
}

/** The average score as written with one decimal, as in the interface. */
const AVERAGE = `(
  select round(sum(position * (score - changed))::numeric / nullif(sum(score - changed), 0), 1)
  from unnest(r.scores, r.changed_scores) with ordinality as counted (score, changed, position))`;

/** Quotes a facet for `tsquery`; each facet is a lexeme of the document. */
const quote = (facet: string) => `'#${facet}'`;
const joinAlternatives = (group: readonly string[]) => `(${group.map(quote).join(" | ")})`;

/**
 * Creates a builder of conditions from a query of words, a filter's other fields and the exclusions of a search. It adds
 * values to the parameters.
 */
function createBuilder(filter: ResolvedFilter, search: Search | null, parameters: unknown[]) {
  const { all, anyOf, none: excluded } = readFacets(filter);
  const none = [...excluded, ...(search?.excludedFacets ?? [])];
  const addParameter = (value: unknown) => `$${parameters.push(value)}`;
  const facetQueries = [...all.map(quote), ...anyOf.map(joinAlternatives)];
  const limits = [
    filter.favoritesOf !== null &&
      `s.recipe_id in (select recipe_id from favorites where user_id = ${addParameter(filter.favoritesOf)})`,
    none.length > 0 && `not s.facets && ${addParameter(none)}::text[]`,
    filter.maxMinutes != null && `s.total_minutes <= ${addParameter(filter.maxMinutes)}`,
    filter.minScore != null &&
      `(select ${AVERAGE} from recipe_stats r where r.recipe_id = s.recipe_id) >= ${addParameter(filter.minScore)}`,
    filter.withoutPhoto === true && hasNoPhoto("s"),
    filter.withoutReviews === true && hasNoReviews("s"),
  ];
  /** Combines facets and words in one query of the index. */
  const has = (query?: string) =>
    `s.document @@ ${addParameter([...facetQueries, ...(query ? [`(${query})`] : [])].join(" & "))}::tsquery`;
  /**
   * Matches the text within the name, or words. A text of one run of letters needs no comparison. Without `letters`,
   * its words find it.
   */
  const hasText = ({ letters, text }: Search, words: string | null) => {
    if (letters === null) return has(words!);
    if ([...text].length <= MAX_RUN_LENGTH) return has(words ? `${letters} | (${words})` : letters);
    const within = `(${has(letters)} and strpos(s.sort_name, ${addParameter(text)}) > 0)`;
    return words ? `(${within} or ${has(words)})` : within;
  };
  return {
    has,
    facetCount: facetQueries.length,
    facets: () => facetQueries.length > 0 && has(),
    hasText,
    condition: (first: string | false) =>
      [first, ...limits].filter((part) => part !== false).join(" and ") || "true",
  };
}

/**
 * Creates the condition of a filter. Values are parameters, so that a text is taken literally.
 * @param search the filter's parsed search
 * @param parameters of the statement so far
 */
export function createCondition(
  filter: ResolvedFilter,
  search: Search | null,
  parameters: unknown[] = [],
): Condition {
  const builder = createBuilder(filter, search, parameters);
  const { facets: toFacets, hasText, condition, facetCount } = builder;
  const indexed = search?.text ? hasText(search, search.words) : toFacets();
  const sql = condition(indexed);
  const wordCount = search?.enteredWords.length ?? 0;
  return {
    sql,
    parameters,
    narrowedBy: filter.favoritesOf !== null ? "favorites" : indexed ? "document" : "nothing",
    hasSeveralTerms: facetCount + wordCount > 1,
    splitCondition: () =>
      search?.words
        ? splitCondition(filter, search)
        : { inName: sql, elsewhere: "false", parameters: [...parameters] },
  };
}

function splitCondition(filter: ResolvedFilter, search: Search): SplitCondition {
  const parameters: unknown[] = [];
  const { has, hasText, condition } = createBuilder(filter, search, parameters);
  const { words, nameWords, elsewhere } = search;
  const nameCondition = hasText(search, nameWords);
  return {
    parameters,
    inName: condition(nameCondition),
    // Then at least one of the words is in another name.
    elsewhere: elsewhere
      ? condition(`${has(`(${words}) & (${elsewhere})`)} and not ${nameCondition}`)
      : "false",
  };
}
