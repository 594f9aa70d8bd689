import { DOT, NO_PICTURE } from "../../conventions/dot";
import { globalId } from "../../graphql/globalId";
import type { StatementScene, Things } from "../statementScene";
import { admin, contributor, type ExampleCall, first, member, onlyClient } from "./ExampleCall";

const newRecipe = async (scene: StatementScene) => ({
  name: scene.newName(),
  categoryId: 1,
  difficultyLevelId: 1,
  instructions: "Stir.\n".repeat(scene.size),
  tagIds: await scene.keys("tags", "tag_id"),
  ingredients: (await scene.keys("ingredients", "ingredient_id")).map((ingredientId) => ({
    ingredientId,
    quantity: "1",
  })),
});

const onRecipe = ({ recipe }: Things) => ({ recipeId: recipe });

const BODY = { recipeDescription: "For Sundays.", coverDrawing: "TART" };

export const recipeCalls: ExampleCall[] = [
  {
    act: "createRecipe",
    client: { name: "CreateRecipe", statements: 9, as: "cook" },
    variables: async (_things, scene) => ({ input: await newRecipe(scene) }),
    rest: "POST /recipes",
    body: () => BODY,
    responses: { example: contributor, stranger: member, guesser: "admin" },
  },
  {
    act: "createRecipe, a private one",
    graphql: () =>
      `mutation { createRecipe(input: {
        name: "x", categoryId: 1, difficultyLevelId: 1, instructions: "x", visibility: PRIVATE
      }) { recipeId } }`,
    rest: "POST /recipes",
    body: () => ({ ...BODY, visibility: "PRIVATE" }),
  },
  {
    act: "viewerRecipes",
    graphql: () => "{ viewerRecipes { totalCount } }",
    rest: "GET /recipes/own",
    responses: { example: { ...member, query: "?first=2" }, unreadable: "?visibility=x" },
  },
  {
    act: "updateRecipe",
    needs: ["recipe"],
    client: { name: "UpdateRecipe", statements: 15, as: "cook" },
    variables: async ({ recipe }, scene) => ({
      recipeId: recipe,
      input: await newRecipe(scene),
      version: 1,
    }),
    rest: "PUT /recipes/{recipeId}",
    body: () => BODY,
    responses: { example: admin, stranger: member },
  },
  {
    act: "deleteRecipe",
    needs: ["recipe"],
    client: { name: "DeleteRecipe", statements: 7, as: "cook" },
    variables: onRecipe,
    rest: "DELETE /recipes/{recipeId}",
    responses: { example: { ...admin, things: { recipe: 9 } }, stranger: member },
  },
  {
    act: "restoreRecipe",
    needs: ["deletedRecipe"],
    client: { name: "RestoreRecipe", statements: 17, as: "cook" },
    variables: ({ deletedRecipe }) => ({ recipeId: deletedRecipe }),
  },
  { act: "recommendedRecipes", graphql: () => "{ recommendedRecipes { shared } }" },
  { act: "viewerCookingRecipes", graphql: () => "{ viewerCookingRecipes { recipeId } }" },
  { act: "viewerDeletedRecipes", graphql: () => "{ viewerDeletedRecipes { recipeId } }" },
  { act: "recipesDeletedByAdmins", graphql: () => "{ recipesDeletedByAdmins { totalCount } }" },
  {
    act: "addPhoto",
    graphql: () => `mutation { addPhoto(image: "${DOT.toString("base64")}") { photoId } }`,
    rest: "POST /photos",
    body: () => DOT,
    responses: {
      example: { ...contributor, query: "?left=0&top=0&width=1&height=1" },
      unreadable: "?left=much",
      large: 15 * 1024 * 1024 + 1,
      guesser: "admin",
      guess: NO_PICTURE,
    },
  },
  {
    act: "recipes",
    graphql: () => "{ recipes { totalCount } }",
    rest: "GET /recipes",
    query: () => "?first=2&search=a",
    responses: { unreadable: "?first=0" },
  },
  {
    act: "recipe",
    needs: ["recipe"],
    graphql: ({ recipe }) => `{ recipe(recipeId: ${recipe}) { name } }`,
    rest: "GET /recipes/{recipeId}",
    responses: {},
  },
  {
    act: "node",
    needs: ["recipe"],
    graphql: ({ recipe }) => `{ node(id: "${globalId("Recipe", recipe)}") { id } }`,
  },
  onlyClient("HomePage", 3, "cook", () => ({ first })),
  onlyClient("OfferedRecipes", 1, "anyone"),
  onlyClient("FirstSteps", 9, "admin", () => ({ isNewSite: true })),
  { act: "searchSuggestions", graphql: () => '{ searchSuggestions(search: "soup qqqqqq") }' },
  onlyClient("RecipesPage", 4, "cook", () => ({ first: 48, sort: "NEWEST", full: true })),
  onlyClient("RecipeFilters", 5, "cook", () => ({ filter: { search: "x" } })),
  {
    needs: ["recipe"],
    client: { name: "RecipePage", statements: 6, as: "cook" },
    variables: ({ recipe }) => ({ recipeId: recipe, reviews: first }),
  },
  onlyClient("NewRecipePage", 10, "cook"),
  {
    needs: ["recipe"],
    client: { name: "EditRecipePage", statements: 11, as: "cook" },
    variables: onRecipe,
  },
  {
    needs: ["recipe"],
    client: { name: "RecipeNow", statements: 2, as: "cook" },
    variables: onRecipe,
  },
  onlyClient("CoverOptions", 0, "anyone", () => ({ name: "Plum cake", ingredients: ["Plums"] })),
  onlyClient("OwnRecipesPage", 5, "cook", () => ({ first })),
  onlyClient("MoreOwnRecipes", 3, "cook", () => ({ first })),
  {
    client: { name: "DeletedRecipesPage", statements: 7, together: 5, as: "admin" },
    variables: () => ({ first, isAdmin: true }),
  },
  onlyClient("MoreDeletedByAdmins", 4, "admin", () => ({ first })),
];

/** The calls for recipes as files. */
export const exportCalls: ExampleCall[] = [
  {
    act: "exportedRecipes",
    graphql: () => "{ exportedRecipes(of: OWN) { totalCount } }",
    rest: "GET /recipes/export.zip",
    responses: { example: member, unreadable: "?of=mine" },
  },
  {
    act: "exportedRecipes of ALL",
    graphql: () => "{ exportedRecipes(of: ALL) { totalCount } }",
    rest: "GET /recipes/export.jsonld",
    query: () => "?of=all",
    responses: { example: admin, unreadable: "?of=mine", stranger: member },
  },
  {
    act: "exportedRecipes of FAVORITES",
    graphql: () => "{ exportedRecipes(of: FAVORITES) { totalCount } }",
    rest: "GET /recipes/export.cook.zip",
    query: () => "?of=favorites",
    responses: { example: member, unreadable: "?of=mine", stranger: { query: "?of=all" } },
  },
  ...["zip", "jsonld", "cook"].map((extension): ExampleCall => ({
    act: `recipe as ${extension}`,
    needs: ["recipe"],
    graphql: ({ recipe }) =>
      `{ recipe(recipeId: ${recipe}) { exported(format: POTLUCK) { fileName } } }`,
    rest: `GET /recipes/{recipeId}/export.${extension}`,
    responses: {},
  })),
  onlyClient("BookPage", 5, "cook", () => ({ of: "OWN", first: 24 })),
];
