import { allRecipes as demoRecipes } from "../database/demo/history";
import { toSortName } from "../lib/text";
import type { TestServer } from "./testServer";

/** The data of the list's query. */
export interface RecipePage {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { recipeId: number; name: string } }[];
}

/** A query for a page of the list, of the maximum size by default. */
export const LIST = `query ($first: Int! = 100, $after: String, $filter: RecipeFilter, $sort: RecipeSort! = NAME_ASC) {
  recipes(first: $first, after: $after, filter: $filter, sort: $sort) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { recipeId name } }
  }
}`;

/** Reads a page of the list. */
export const listRecipes = async (server: TestServer, variables: object) =>
  (await server.graphql<{ recipes: RecipePage }>(LIST, variables)).data!.recipes;

/** Returns the names on a page of the list. */
export const listRecipeNames = async (server: TestServer, variables: object) =>
  (await listRecipes(server, variables)).edges.map(({ node }) => node.name);

/** The names of the demo data, as the list sorts them. */
export const sortedNames = demoRecipes
  .map(({ name }) => name)
  .sort((a, b) => (toSortName(a) < toSortName(b) ? -1 : 1));
