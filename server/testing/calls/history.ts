import { admin, type ExampleCall, first, member, MISSING } from "./ExampleCall";

/** The key of the recipe in documented requests that has a former version. */
export const VERSIONED = 960;

const ids = ({ versionedRecipe }: { versionedRecipe: number }) => ({
  recipeId: versionedRecipe,
  versionId: 1,
});

const missing = { things: { versionedRecipe: MISSING } };

/** The calls for versions of recipes. */
export const historyCalls: ExampleCall[] = [
  {
    act: "Recipe.versions",
    needs: ["versionedRecipe"],
    client: { name: "HistoryPage", statements: 6, as: "cook" },
    variables: ({ versionedRecipe }) => ({
      ...{ recipeId: versionedRecipe, first, compares: true, versionBefore: 1, versionAfter: 2 },
    }),
    graphql: ({ versionedRecipe }) =>
      `{ recipe(recipeId: ${versionedRecipe}) { versions { totalCount } } }`,
    rest: "GET /recipes/{recipeId}/versions",
    ids,
    responses: { missing },
  },
  {
    act: "Recipe.variations",
    needs: ["versionedRecipe"],
    client: { name: "VariationsPage", statements: 3, as: "cook" },
    variables: ({ versionedRecipe }) => ({ recipeId: versionedRecipe, first }),
    graphql: ({ versionedRecipe }) =>
      `{ recipe(recipeId: ${versionedRecipe}) { variations { totalCount } } }`,
    rest: "GET /recipes/{recipeId}/variations",
    ids: ({ versionedRecipe }) => ({ recipeId: versionedRecipe }),
    responses: { missing },
  },
  {
    act: "recipeVersion",
    needs: ["versionedRecipe"],
    graphql: ({ versionedRecipe }) =>
      `{ recipeVersion(recipeId: ${versionedRecipe}, version: 1) { content { name } } }`,
    rest: "GET /recipes/{recipeId}/versions/{versionId}",
    ids,
    responses: { missing },
  },
  {
    act: "recipeDifference",
    needs: ["versionedRecipe"],
    graphql: ({ versionedRecipe }) =>
      `{ recipeDifference(recipeId: ${versionedRecipe}, beforeVersion: 1, afterVersion: 2) { changes { part } } }`,
    rest: "GET /recipes/{recipeId}/difference",
    ids,
    query: () => "?before=1&after=2",
    responses: { missing, unreadable: "?before=x&after=2" },
  },
  {
    act: "restoreRecipeVersion",
    needs: ["versionedRecipe"],
    client: { name: "RestoreVersion", statements: 21, as: "cook" },
    variables: ({ versionedRecipe }) => ({ recipeId: versionedRecipe, version: 1 }),
    graphql: ({ versionedRecipe }) =>
      `mutation { restoreRecipeVersion(recipeId: ${versionedRecipe}, version: 1) { recipeId } }`,
    rest: "POST /recipes/{recipeId}/versions/{versionId}/restore",
    ids,
    responses: { example: admin, missing, stranger: member, conflict: "only in a race" },
  },
  {
    act: "removeRecipeVersion",
    needs: ["versionedRecipe"],
    client: { name: "RemoveVersion", statements: 9, as: "admin" },
    variables: ({ versionedRecipe }) => ({ recipeId: versionedRecipe, version: 1, reason: "x" }),
    graphql: ({ versionedRecipe }) =>
      `mutation { removeRecipeVersion(recipeId: ${versionedRecipe}, version: 1, reason: "x") { version } }`,
    rest: "POST /recipes/{recipeId}/versions/{versionId}/remove",
    ids,
    responses: { example: admin, missing, stranger: member, conflict: "only in a race" },
  },
];
