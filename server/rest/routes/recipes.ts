import { mapDetails, recipeDetails, type RecipeDetails } from "../../../shared/recipeDetails";
import { visibilities } from "../../../shared/recipeVisibility";
import { array, string } from "../openapi/schemaBuilders";
import { newRecipeBody, recipeBody } from "../openapi/recipeBody";
import { ref } from "../openapi/schemas";
import { toRestEnum } from "../enums";
import { queryChoice, queryInteger, queryText } from "../query";
import { created, json, noContent, paged } from "../responses";
import type { RestRequest } from "../RestRequest";
import { type Resource, route } from "../Route";
import { bodyInteger, isAbsent } from "../values";
import { flattenDetails, flattenRecipe } from "./flattenRecipe";
import { DEFAULT_PAGE_SIZE, readFilters, recipeFilters } from "./recipeFilters";
import { recipeFields, recipeInput } from "./recipeInput";
import {
  CreateRecipeDocument,
  DeleteRecipeDocument,
  OwnRecipesDocument,
  type OwnRecipesQuery,
  RecipeDocument,
  RecipesDocument,
  type RecipesQuery,
  UpdateRecipeDocument,
} from "./recipes.generated";

/** Returns true if a request is for one page of recipes, not for all. */
const isPaged = (request: RestRequest): boolean =>
  !isAbsent(request.query["after"]) || request.query["first"] !== undefined;

const readOwnPage = (request: RestRequest) => ({
  first: queryInteger(request, "first", DEFAULT_PAGE_SIZE),
  after: queryText(request, "after"),
  visibility: queryChoice(request, "visibility", visibilities),
});

const nextOwnPage = ({ viewerRecipes: { pageInfo } }: OwnRecipesQuery, request: RestRequest) =>
  nextAfter(pageInfo, "/recipes/own", request);

const nextPage = ({ recipes: { pageInfo } }: RecipesQuery, request: RestRequest) =>
  nextAfter(pageInfo, "/recipes", request);

/** Returns the URL of the next page; null for a request that is not paged. */
function nextAfter(
  pageInfo: RecipesQuery["recipes"]["pageInfo"],
  path: string,
  { query, baseUrl }: RestRequest,
): string | null {
  if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return null;
  // The cast is safe: the request succeeded, so each parameter was given once.
  const values = query as Record<string, string>;
  return `${baseUrl}${path}?${new URLSearchParams({ ...values, after: pageInfo.endCursor })}`;
}

/** The parameters of a page. */
const paging = {
  first: {
    type: "integer",
    format: "int32",
    minimum: 1,
    maximum: 100,
    description:
      "The size of a page; `Link` leads to the next one. If `first` and `after` are omitted, all recipes are returned.",
  },
  after: {
    type: "string",
    description:
      "The cursor of the previous page's last recipe, as in its `Link`. If omitted, the first page is returned.",
  },
} as const;

/** The fields of an example, in addition to those that are required. */
const RECIPE = {
  difficultyId: 1,
  ingredients: [{ ingredientId: 1, quantity: "1/2", unit: "kg" }],
  tagIds: [1],
  ...flattenDetails(mapDetails((name) => recipeDetails[name].example) as RecipeDetails),
};

const input = { variables: recipeInput, body: recipeBody, fields: recipeFields };

export const recipes: Resource = {
  name: "Recipes",
  description: "Recipes that users share",
  routes: [
    route("GET /recipes", RecipesDocument, {
      operationId: "listRecipes",
      summary: "List all recipes by ID, or a page of them",
      variables: readFilters,
      unpaged: (request) => !isPaged(request),
      query: {
        ...recipeFilters,
        ...paging,
      },
      fields: { ownerId: "userId" },
      response: paged(
        json(array(ref("Recipe")), ({ recipes: { edges } }: RecipesQuery) =>
          edges.map(({ node }) => flattenRecipe(node)),
        ),
        nextPage,
      ),
    }),
    route("GET /recipes/own", OwnRecipesDocument, {
      operationId: "listOwnRecipes",
      summary: "List the user's own recipes, newest first, or a page of them",
      variables: readOwnPage,
      unpaged: (request) => !isPaged(request),
      query: {
        visibility: {
          type: "string",
          enum: visibilities.map(toRestEnum),
          description: "Filters by visibility.",
        },
        ...paging,
      },
      response: paged(
        json(array(ref("Recipe")), ({ viewerRecipes: { edges } }: OwnRecipesQuery) =>
          edges.map(({ node }) => flattenRecipe(node)),
        ),
        nextOwnPage,
      ),
    }),
    route("GET /recipes/:recipeId", RecipeDocument, {
      operationId: "getRecipe",
      summary: "Get a recipe",
      variables: (request) => ({ key: queryText(request, "key") }),
      query: {
        key: string(
          "The key in the link of an unlisted recipe. If omitted, only its owner and admins can read it.",
          "x1uXvzV9gTq0b0m4y6rJ0A",
        ),
      },
      response: json(ref("Recipe"), ({ recipe }) => flattenRecipe(recipe)),
      version: ({ recipe }) => recipe.version,
    }),
    route("POST /recipes", CreateRecipeDocument, {
      operationId: "createRecipe",
      summary: "Create a recipe",
      example: { body: RECIPE },
      ...input,
      variables: (request) => ({
        ...input.variables(request),
        originId: bodyInteger(request, "originId", "The ID of the origin"),
      }),
      body: newRecipeBody,
      response: created(
        ref("Recipe"),
        ({ createRecipe }) => flattenRecipe(createRecipe),
        ({ recipeId }) => `/recipes/${recipeId}`,
      ),
    }),
    route("PUT /recipes/:recipeId", UpdateRecipeDocument, {
      operationId: "updateRecipe",
      summary: "Update a recipe; optional fields that are omitted are unchanged",
      example: { body: RECIPE },
      ...input,
      response: json(ref("Recipe"), ({ updateRecipe }) => flattenRecipe(updateRecipe)),
    }),
    route("DELETE /recipes/:recipeId", DeleteRecipeDocument, {
      operationId: "deleteRecipe",
      summary: "Delete a recipe with its reviews, favorites and notes",
      response: noContent,
    }),
  ],
};
