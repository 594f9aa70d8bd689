import { admin, type ExampleCall, member, MISSING } from "./ExampleCall";

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
    graphql: ({ versionedRecipe }) =>
      `{ recipe(recipeId: ${versionedRecipe}) { versions { totalCount } } }`,
    rest: "GET /recipes/{recipeId}/versions",
    ids,
    responses: { missing },
  },
  {
    act: "Recipe.variations",
    needs: ["versionedRecipe"],
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
    graphql: ({ versionedRecipe }) =>
      `mutation { restoreRecipeVersion(recipeId: ${versionedRecipe}, version: 1) { recipeId } }`,
    rest: "POST /recipes/{recipeId}/versions/{versionId}/restore",
    ids,
    responses: { example: admin, missing, stranger: member, conflict: "only in a race" },
  },
  {
    act: "removeRecipeVersion",
    needs: ["versionedRecipe"],
    graphql: ({ versionedRecipe }) =>
      `mutation { removeRecipeVersion(recipeId: ${versionedRecipe}, version: 1, reason: "x") { version } }`,
    rest: "POST /recipes/{recipeId}/versions/{versionId}/remove",
    ids,
    responses: { example: admin, missing, stranger: member, conflict: "only in a race" },
  },
];
