import { graphql } from "../harness/documents.mjs";

const BROWSER = { Accept: "text/html", "Accept-Language": "en" };
/** Headers with a token, because such a request never receives a stored page. */
const NOT_STORED = { ...BROWSER, Authorization: "Bearer none" };
const PAGE = { first: 24, sort: "NAME_ASC", full: true };
/** The keys of recipes that are read in turn, so that the requests do not all read one row. */
const RECIPES = Array.from({ length: 48 }, (_, i) => i + 1);

/** The requests that are sent in turn: a name and a function that makes each request. */
export const WORKLOADS = [
  {
    title: "a page that is stored in memory",
    requests: () => RECIPES.map((id) => ({ path: `/recipes/${id}`, headers: BROWSER })),
  },
  {
    title: "a page that is rendered",
    requests: () => RECIPES.map((id) => ({ path: `/recipes/${id}`, headers: NOT_STORED })),
  },
  {
    title: "a page of 24 cards over GraphQL",
    requests: (server) => [graphql(server, "RecipesPage", PAGE)],
  },
  {
    title: "a recipe over GraphQL, with reviews and one's own things",
    requests: (server, { viewer }) =>
      RECIPES.map((recipeId) => graphql(server, "RecipeWithReviews", { recipeId }, viewer)),
  },
  {
    title: "a favourite that is added or removed",
    requests: (server, { viewer }) =>
      RECIPES.flatMap((recipeId) =>
        ["Favorite", "Unfavorite"].map((name) => graphql(server, name, { recipeId }, viewer)),
      ),
  },
];
