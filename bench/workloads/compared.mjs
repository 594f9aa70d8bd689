import { KNOWN_RECIPES } from "../harness/bench.mjs";
import { ask } from "../harness/compare.mjs";
import { graphql } from "../harness/documents.mjs";
import { fetchHeaders } from "../harness/wholeList.mjs";

/**
 * The cost of the same requests on each server.
 * @typedef {object} ComparedWorkload
 * @property {string} name the name for `--only`
 * @property {string} title
 * @property {number} recipes the size of the collection
 * @property {string[]} servers the first is the baseline
 * @property {number} [connections] the number of concurrent requests
 * @property {(server: object, bench: object) => Promise<(i: number) => object>} requests makes the requests
 * of one server
 * @property {string[]} [masked] fields that differ in every answer
 * @property {boolean} [isWholeList] marks lists that may be larger than memory
 * @property {boolean} [sameBodies] requires equal answers; true by default
 * @property {(bench: object) => Promise<void>} [reset] undoes the writes
 */

const ALL = ["A", "A+", "M", "P", "N", "Potluck"];
const PAGE = { first: 24, sort: "NAME_ASC", full: true };

/** Cycles through requests. */
const cycle = (requests) => (i) => requests[i % requests.length];

/** The pages of cards after the first, each by the previous page's cursor. */
async function cardPages(server) {
  const pages = [];
  let after = null;
  for (let page = 0; page < 20; page++) {
    const { body } = await ask(server, graphql(server, "RecipesPage", { ...PAGE, after }));
    after = body.data.recipes.pageInfo.endCursor;
    pages.push(graphql(server, "RecipesPage", { ...PAGE, after }));
  }
  return cycle(pages);
}

/** The pages of cards over REST, by the `Link` headers. */
async function restPages(server) {
  const pages = [];
  const first = graphql(server, "RecipesPage", { ...PAGE, after: null });
  let { endCursor } = (await ask(server, first)).body.data.recipes.pageInfo;
  for (let page = 0; page < 20; page++) {
    pages.push({ path: `/api/recipes?first=24&sort=name-asc&after=${endCursor}` });
    const next = graphql(server, "RecipesPage", { ...PAGE, after: endCursor });
    ({ endCursor } = (await ask(server, next)).body.data.recipes.pageInfo);
  }
  return cycle(pages);
}

const list = { path: "/api/recipes" };

/** Edits the sources of recipes; not timed. */
export async function edit(server, { admin }) {
  const { body } = await ask(server, { path: "/api/recipes/1" });
  return (i) => ({
    method: "PUT",
    path: "/api/recipes/1",
    headers: admin,
    body: { ...body, recipeSource: `Edit ${i}` },
    untimed: true,
  });
}

const filters = {
  none: [null],
  one: [{ tagId: 1 }, { categoryId: 2 }, { ingredientId: 5 }, { difficultyLevelId: 1 }],
  any: [
    { search: "soup", tagId: 2 },
    { search: "chicken", categoryId: 1, difficultyLevelId: 2 },
    { ingredientId: 3, tagId: 1, difficultyLevelId: 1 },
    { search: "creamy" },
  ],
};

const facets = (facetFilter, title) => ({
  name: `facets-${facetFilter}`,
  title: `The filters' options with counts, ${title}`,
  recipes: 100_000,
  servers: ["A", "Potluck"],
  connections: 2,
  requests: async (server) =>
    cycle(filters[facetFilter].map((filter) => graphql(server, "Facets", { filter }))),
});

const restList = {
  recipes: 1_000,
  servers: ["A", "A+", "N", "Potluck"],
  connections: 4,
};

const writes = {
  recipes: 100_000,
  servers: ["A", "A+", "M", "N", "Potluck"],
  connections: 8,
  reset: ({ database, viewerId }) =>
    database.query(
      `with reviews_gone as (delete from reviews where user_id = ${viewerId})
       delete from favorites where user_id = ${viewerId} and recipe_id > ${KNOWN_RECIPES}`,
    ),
};

/** @type {ComparedWorkload[]} */
export const comparedWorkloads = [
  {
    ...restList,
    name: "list-changed",
    title: "The whole list over REST, when a recipe was edited just before",
    connections: 1,
    async requests(server, bench) {
      if (server.name !== "Potluck") return () => list;
      const change = await edit(server, bench);
      return (i) => (i % 2 === 0 ? change(i) : list);
    },
    // The bodies differ, because the edits are sent to Potluck only.
    sameBodies: false,
  },
  {
    ...restList,
    name: "list-unchanged",
    title: "The whole list over REST",
    isWholeList: true,
    requests: async () => () => list,
  },
  {
    ...restList,
    name: "list-304",
    title: "The whole list over REST, for a client with a current copy",
    servers: ["A", "A+", "Potluck"],
    async requests(server) {
      const { etag } = await fetchHeaders(server, list);
      return () => (etag ? { ...list, headers: { "If-None-Match": etag } } : list);
    },
    sameBodies: false,
  },
  {
    name: "page",
    title: "A page of 24 full cards after a cursor, in the client's own document",
    recipes: 100_000,
    servers: ALL,
    requests: cardPages,
  },
  {
    name: "rest-page",
    title: "A page of 24 whole recipes after a cursor over REST",
    recipes: 100_000,
    servers: ["A", "A+", "Potluck"],
    requests: restPages,
  },
  {
    name: "recipe",
    title: "A recipe with its reviews, average, and the viewer's favourite and note",
    recipes: 100_000,
    servers: ALL,
    requests: async (server, { viewer }) =>
      cycle(
        Array.from({ length: 100 }, (_, i) =>
          graphql(server, "RecipeWithReviews", { recipeId: i + 1 }, viewer),
        ),
      ),
  },
  {
    ...writes,
    name: "add-review",
    title: "Adding a review",
    // Averages may differ in the last digit, and an earlier reader sees fewer reviews.
    masked: ["reviewId", "createdAt"],
    requests:
      async (server, { viewer, database }) =>
      (i) => {
        const input = { score: 4, text: "Made it twice this week." };
        return graphql(
          server,
          "AddReview",
          { recipeId: (i % database.recipes) + 1, input },
          viewer,
        );
      },
  },
  {
    ...writes,
    name: "toggle-favorite",
    title: "Adding a favourite and taking it away",
    requests:
      async (server, { viewer, database }) =>
      (i) => {
        const recipeId = KNOWN_RECIPES + 1 + ((i >> 1) % (database.recipes - KNOWN_RECIPES));
        return graphql(server, i % 2 === 0 ? "Favorite" : "Unfavorite", { recipeId }, viewer);
      },
  },
  facets("none", "no filter chosen"),
  facets("one", "one filter chosen"),
  facets("any", "any filters chosen"),
  {
    name: "typename",
    title: "{ __typename }",
    recipes: 1_000,
    servers: ALL,
    requests: async (server) => () => graphql(server, "TypeName"),
  },
];
