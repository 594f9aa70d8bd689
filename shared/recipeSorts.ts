/**
 * The sort orders that the list of recipes and REST offer: their names in URLs and in the schema, in display order.
 * `server/features/recipes/RecipeSort.ts` declares how they sort.
 */
export const recipeSorts = {
  "name-asc": "NAME_ASC",
  "name-desc": "NAME_DESC",
  newest: "NEWEST",
  best: "BEST",
  /** Only for searches, whose default it is. */
  relevance: "RELEVANCE",
} as const;

export type RecipeSortName = keyof typeof recipeSorts;

export const recipeSortNames = Object.keys(recipeSorts) as RecipeSortName[];
