import { primaryLanguage } from "../../../shared/languageTag";
import type { ResolvedFilter } from "./RecipeFilter";
import { LONGEST_RUN, type Search } from "./search";

/** The letters that facets begin with. */
export const LETTERS = {
  category: "c",
  difficultyLevel: "d",
  ingredient: "i",
  language: "l",
  owner: "o",
  tag: "t",
};

const facets = (letter: string, ids: readonly (number | string | null | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id != null).map((id) => `${letter}${id}`)),
];

/** What a filter asks of a recipe's facets, such as `t3`. */
export interface FacetFilter {
  /** It has each of them. */
  all: string[];
  /** It has one of each group. */
  anyOf: string[][];
  /** It has none of them. */
  none: string[];
}

/** The facets that a filter asks for. A group of one is as good as the one. */
export function readFacets(filter: Omit<ResolvedFilter, "favoritesOf">): FacetFilter {
  const { category, difficultyLevel, ingredient, language, owner, tag } = LETTERS;
  const groups = [
    facets(category, filter.categoryIds ?? []),
    facets(difficultyLevel, filter.difficultyLevelIds ?? []),
  ];
  return {
    all: [
      ...facets(category, [filter.categoryId]),
      ...facets(difficultyLevel, [filter.difficultyLevelId]),
      ...facets(ingredient, [filter.ingredientId, ...(filter.ingredientIds ?? [])]),
      ...facets(language, [filter.language && primaryLanguage(filter.language)]),
      ...facets(owner, [filter.ownerId]),
      ...facets(tag, [filter.tagId, ...(filter.tagIds ?? [])]),
      ...groups.filter((group) => group.length === 1).flat(),
    ],
    anyOf: groups.filter((group) => group.length > 1),
    none: [
      ...facets(ingredient, filter.withoutIngredientIds ?? []),
      ...facets(tag, filter.withoutTagIds ?? []),
    ],
  };
}

/** Returns whether recipes with a facet and another one are not counted. */
export const isUnpaired = (facet: string): boolean =>
  facet.startsWith(LETTERS.owner) || facet.startsWith(LETTERS.language);

/**
 * The facets of a filter that asks for nothing else, where they are counted already: none, one, or two of
 * different kinds. Null for any other filter.
 */
export function countedFacets(filter: ResolvedFilter): string[] | null {
  const { all, anyOf, none } = readFacets(filter);
  const others = anyOf.length + none.length;
  if (filter.search || filter.maxMinutes != null || filter.minScore != null || others) return null;
  if (filter.favoritesOf !== null) return null;
  const kinds = new Set(all.map((facet) => facet[0]));
  if (all.length > 2 || kinds.size < all.length) return null;
  return all.length === 2 && all.some(isUnpaired) ? null : all;
}

/** A condition on `recipe_search s`. */
export interface Condition {
  sql: string;
  /** The values of `$1` and so on. */
  parameters: unknown[];
  /** What makes reading only a part of the recipes quick. */
  narrowedBy: "document" | "favorites" | "nothing";
  /** The same in two parts, of which a recipe fulfils one at the most. */
  byPlace: () => ConditionByPlace;
}

/** Each part is as narrow as it can be said: what PostgreSQL expects of it decides how it looks. */
interface ConditionByPlace {
  /** The search, or all of its words, is in the name; so is no search. */
  inName: string;
  /** It is not. */
  elsewhere: string;
  parameters: unknown[];
}

/** The average score with one decimal, as it is shown. */
const AVERAGE = `round(
  (r.scores[1] + 2 * r.scores[2] + 3 * r.scores[3] + 4 * r.scores[4] + 5 * r.scores[5])::numeric
    / nullif(r.scores[1] + r.scores[2] + r.scores[3] + r.scores[4] + r.scores[5], 0), 1)`;

/** As `tsquery`: each facet is a lexeme of the document. */
const quoted = (facet: string) => `'#${facet}'`;
const anyQuery = (group: readonly string[]) => `(${group.map(quoted).join(" | ")})`;

/** Makes conditions of a filter's other fields and a query of words, whose values are added to the parameters. */
function builderFor(filter: ResolvedFilter, parameters: unknown[]) {
  const { all, anyOf, none } = readFacets(filter);
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const facetQueries = [...all.map(quoted), ...anyOf.map(anyQuery)];
  const limits = [
    filter.favoritesOf !== null &&
      `s.recipe_id in (select recipe_id from favorites where user_id = ${parameter(filter.favoritesOf)})`,
    none.length > 0 && `not s.facets && ${parameter(none)}::text[]`,
    filter.maxMinutes != null && `s.total_minutes <= ${parameter(filter.maxMinutes)}`,
    filter.minScore != null &&
      `(select ${AVERAGE} from recipe_stats r where r.recipe_id = s.recipe_id) >= ${parameter(filter.minScore)}`,
  ];
  /** One query of facets and words, which the index answers at once. */
  const has = (query?: string) =>
    `s.document @@ ${parameter([...facetQueries, ...(query ? [`(${query})`] : [])].join(" & "))}::tsquery`;
  /** The text as it stands within the name, or words. A text of one run of letters needs no comparison; where it has no `letters`, its words find it. */
  const hasText = ({ letters, text }: Search, words: string | null) => {
    if (letters === null) return has(words!);
    if ([...text].length <= LONGEST_RUN) return has(words ? `${letters} | (${words})` : letters);
    const within = `(${has(letters)} and strpos(s.sort_name, ${parameter(text)}) > 0)`;
    return words ? `(${within} or ${has(words)})` : within;
  };
  return {
    has,
    facets: () => facetQueries.length > 0 && has(),
    hasText,
    condition: (first: string | false) =>
      [first, ...limits].filter((each) => each !== false).join(" and ") || "true",
  };
}

/**
 * The condition that a filter stands for. Values travel as parameters, so that a text is taken literally.
 * @param search the filter's search, read
 */
export function matching(filter: ResolvedFilter, search: Search | null): Condition {
  const parameters: unknown[] = [];
  const { facets, hasText, condition } = builderFor(filter, parameters);
  const indexed = search ? hasText(search, search.words) : facets();
  const sql = condition(indexed);
  return {
    sql,
    parameters,
    narrowedBy: filter.favoritesOf !== null ? "favorites" : indexed ? "document" : "nothing",
    byPlace: () =>
      search?.words
        ? byPlace(filter, search)
        : { inName: sql, elsewhere: "false", parameters: [...parameters] },
  };
}

function byPlace(filter: ResolvedFilter, search: Search): ConditionByPlace {
  const parameters: unknown[] = [];
  const { has, hasText, condition } = builderFor(filter, parameters);
  const { words, nameWords, elsewhere } = search;
  const named = hasText(search, nameWords);
  return {
    parameters,
    inName: condition(named),
    // One of the words, if not all of them, is then in something else.
    elsewhere: elsewhere
      ? condition(`${has(`(${words}) & (${elsewhere})`)} and not ${named}`)
      : "false",
  };
}
