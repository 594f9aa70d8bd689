import type { RecipeFilter } from "./RecipeFilter";
import type { Search } from "./search";

/** The letter that facets of a filter begin with. */
export const facetOf = {
  categoryId: "c",
  difficultyLevelId: "d",
  ingredientId: "i",
  ownerId: "o",
  tagId: "t",
} as const satisfies Partial<Record<keyof RecipeFilter, string>>;

/** The facets that a filter asks for, such as `t3`. */
export const facetsIn = (filter: RecipeFilter): string[] =>
  Object.entries(facetOf).flatMap(([name, letter]) => {
    const value = filter[name as keyof typeof facetOf];
    return value == null ? [] : [letter + value];
  });

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

/** Where there is no search by words, all that matches has it in its name. */
const inName = () => "true";

/**
 * The condition that a filter stands for. Values travel as parameters, so that a text is taken literally.
 * @param search the filter's search, read
 */
export function matching(filter: RecipeFilter, search: Search | null): Condition {
  const facets = facetsIn(filter).map((facet) => `'#${facet}'`);
  if (!search?.text) {
    return facets.length === 0
      ? { sql: "true", parameters: [], inName }
      : { sql: "s.document @@ $1::tsquery", parameters: [facets.join(" & ")], inName };
  }
  const { words, nameWords, letters, text } = search;
  const withFacets = (query: string) => [...facets, `(${query})`].join(" & ");
  const within = "(s.document @@ $1::tsquery and strpos(s.sort_name, $2) > 0)";
  const parameters = [withFacets(letters), text];
  if (words === null || nameWords === null) return { sql: within, parameters, inName };
  return {
    sql: `(${within} or s.document @@ $3::tsquery)`,
    parameters: [...parameters, withFacets(words)],
    inName: (parameter) => `(${within} or s.document @@ ${parameter(nameWords)}::tsquery)`,
  };
}
