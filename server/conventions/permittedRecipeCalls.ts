import { call, type PermittedCall } from "./permittedCall";

const RECIPE = `name: "x", categoryId: 1, difficultyLevelId: 1, instructions: "x"`;
const REST_RECIPE = {
  recipeName: "x",
  categoryId: 1,
  difficultyId: 1,
  recipeInstructions: "x",
};

/** Adding, editing and deleting recipes. */
export const recipeCalls: PermittedCall[] = [
  call(
    "createRecipe",
    [],
    () => `mutation { createRecipe(input: { ${RECIPE} }) { recipeId } }`,
    "POST /recipes",
    () => ["POST /recipes", REST_RECIPE],
  ),
  call(
    "createRecipe, a private one",
    [],
    () => `mutation { createRecipe(input: { ${RECIPE}, visibility: PRIVATE }) { recipeId } }`,
    "POST /recipes",
    () => ["POST /recipes", { ...REST_RECIPE, visibility: "PRIVATE" }],
  ),
  call(
    "viewerRecipes",
    [],
    () => "{ viewerRecipes { totalCount } }",
    "GET /recipes/own",
    () => ["GET /recipes/own"],
  ),
  call(
    "updateRecipe",
    ["recipe"],
    ({ recipe }) =>
      `mutation { updateRecipe(recipeId: ${recipe}, input: { ${RECIPE} }) { recipeId } }`,
    "PUT /recipes/:recipeId",
    ({ recipe }) => [`PUT /recipes/${recipe}`, REST_RECIPE],
  ),
  call(
    "deleteRecipe",
    ["recipe"],
    ({ recipe }) => `mutation { deleteRecipe(recipeId: ${recipe}) }`,
    "DELETE /recipes/:recipeId",
    ({ recipe }) => [`DELETE /recipes/${recipe}`],
  ),
  call(
    "restoreRecipe",
    ["deletedRecipe"],
    ({ deletedRecipe }) => `mutation { restoreRecipe(recipeId: ${deletedRecipe}) { recipeId } }`,
  ),
  call("viewerDeletedRecipes", [], () => "{ viewerDeletedRecipes { recipeId } }"),
  call("recipesDeletedByAdmins", [], () => "{ recipesDeletedByAdmins { totalCount } }"),
];
