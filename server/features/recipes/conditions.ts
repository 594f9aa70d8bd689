import type { ResolvedFilter } from "./RecipeFilter";
import type { Search } from "./search";

/** The letters that facets begin with. */
const LETTERS = { category: "c", difficultyLevel: "d", ingredient: "i", owner: "o", tag: "t" };

const facets = (letter: string, ids: readonly (number | null | undefined)[]): string[] => [
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
  const { category, difficultyLevel, ingredient, owner, tag } = LETTERS;
  const groups = [
    facets(category, filter.categoryIds ?? []),
    facets(difficultyLevel, filter.difficultyLevelIds ?? []),
  ];
  return {
    all: [
      ...facets(category, [filter.categoryId]),
      ...facets(difficultyLevel, [filter.difficultyLevelId]),
      ...facets(ingredient, [filter.ingredientId, ...(filter.ingredientIds ?? [])]),
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
  return all.length === 2 && kinds.has(LETTERS.owner) ? null : all;
}

/** A condition on `recipe_search s`. */
export interface Condition {
  sql: string;
  /** The values of `$1` and so on. */
  parameters: unknown[];
  /**
   * Whether a recipe that matches has the search, or all of its words, in its name.
   * @param parameter adds a value to the parameters and returns its name
   */
  inName: (parameter: (value: unknown) => string) => string;
}

/** The average score with one decimal, as it is shown. */
const AVERAGE = `round(
  (r.scores[1] + 2 * r.scores[2] + 3 * r.scores[3] + 4 * r.scores[4] + 5 * r.scores[5])::numeric
    / nullif(r.scores[1] + r.scores[2] + r.scores[3] + r.scores[4] + r.scores[5], 0), 1)`;

/** As `tsquery`: each facet is a lexeme of the document. */
const quoted = (facet: string) => `'#${facet}'`;
const anyQuery = (group: readonly string[]) => `(${group.map(quoted).join(" | ")})`;

/**
 * The condition that a filter stands for. Values travel as parameters, so that a text is taken literally.
 * @param search the filter's search, read
 */
export function matching(filter: ResolvedFilter, search: Search | null): Condition {
  const { all, anyOf, none } = readFacets(filter);
  const parameters: unknown[] = [];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const has = (query: string) => `s.document @@ ${parameter(query)}::tsquery`;

  // One query of facets and words, which the index answers at once.
  const facetQueries = [...all.map(quoted), ...anyOf.map(anyQuery)];
  const withFacets = (query: string) => has([...facetQueries, `(${query})`].join(" & "));
  const limits = [
    filter.favoritesOf !== null &&
      `s.recipe_id in (select recipe_id from favorites where user_id = ${parameter(filter.favoritesOf)})`,
    none.length > 0 && `not s.facets && ${parameter(none)}::text[]`,
    filter.maxMinutes != null && `s.total_minutes <= ${parameter(filter.maxMinutes)}`,
    filter.minScore != null &&
      `exists (select from recipe_stats r where r.recipe_id = s.recipe_id
        and ${AVERAGE} >= ${parameter(filter.minScore)})`,
  ];
  const condition = (first: string | false) =>
    [first, ...limits].filter((each) => each !== false).join(" and ") || "true";

  if (!search?.text) {
    const sql = condition(facetQueries.length > 0 && has(facetQueries.join(" & ")));
    // Where there is no search, all that matches has it in its name.
    return { sql, parameters, inName: () => "true" };
  }
  const { words, nameWords, letters, text } = search;
  const within = `(${withFacets(letters)} and strpos(s.sort_name, ${parameter(text)}) > 0)`;
  if (words === null || nameWords === null) {
    return { sql: condition(within), parameters, inName: () => "true" };
  }
  return {
    sql: condition(`(${within} or ${withFacets(words)})`),
    parameters,
    inName: (another) => `(${within} or s.document @@ ${another(nameWords)}::tsquery)`,
  };
}
