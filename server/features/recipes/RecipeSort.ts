import { registerEnumType } from "type-graphql";

/** The sort orders of a list of recipes. `shared/recipeSorts.ts` has those that the list and REST offer. */
export enum RecipeSort {
  NAME_ASC = "NAME_ASC",
  NAME_DESC = "NAME_DESC",
  NEWEST = "NEWEST",
  BEST_LOVED = "BEST_LOVED",
  BEST = "BEST",
  KEY_ASC = "KEY_ASC",
  RELEVANCE = "RELEVANCE",
}

/** A sort order in SQL: columns of the read model, the last of which is unique. */
interface Order {
  columns: readonly string[];
  types: readonly ("string" | "number")[];
  direction: "asc" | "desc";
  /** The tables of the columns. */
  from: string;
}

const SEARCH = "recipe_search s";
/** The sort key of the scores of a recipe as it is written; an index has the same expression. */
export const AS_WRITTEN_RANK = "as_written_rank(t.scores, t.changed_scores)";

export const STATS = "recipe_stats t join recipe_search s using (recipe_id)";

const byKey = { columns: ["s.recipe_id"], types: ["number"], from: SEARCH } as const;
const byName = {
  columns: ["s.sort_name", "s.recipe_id"],
  types: ["string", "number"],
  from: SEARCH,
} as const;
/** Sorts by a column of the statistics. It needs an index, which a migration adds with `buildIndex`. */
const orderByStat = (column: string): Order => ({
  columns: [column, "t.recipe_id"],
  types: ["number", "number"],
  direction: "desc",
  from: STATS,
});

interface RecipeSortDefinition {
  /** The description in the schema. */
  description: string;
  /** Null for relevance, which has a statement of its own. */
  order: Order | null;
}

export const sortDefinitions: Record<RecipeSort, RecipeSortDefinition> = {
  NAME_ASC: {
    description: "By name, A to Z, ignoring case and accents.",
    order: { ...byName, direction: "asc" },
  },
  NAME_DESC: { description: "By name, Z to A.", order: { ...byName, direction: "desc" } },
  NEWEST: { description: "Newest first.", order: { ...byKey, direction: "desc" } },
  BEST_LOVED: {
    description: "By number of favorites, highest first.",
    order: orderByStat("t.favorites"),
  },
  BEST: {
    description:
      "By rating as written, best first. The rating is a Bayesian average with five assumed scores of 3, so that a few high scores do not outrank many.",
    order: orderByStat(AS_WRITTEN_RANK),
  },
  KEY_ASC: {
    description: "By ID, ascending: oldest first.",
    order: { ...byKey, direction: "asc" },
  },
  RELEVANCE: {
    description:
      "For a search: recipes with the text in their name first, then the others, each by rating as written, best first.",
    order: null,
  },
};

registerEnumType(RecipeSort, {
  name: "RecipeSort",
  description: "The sort order of a list of recipes.",
  valuesConfig: sortDefinitions,
});
