import { maxLength } from "../../../shared/inputLimits";
import { arrayOf, id, string } from "../openapi/schemaBuilders";
import { recipeBody } from "../openapi/recipeBody";
import { ref } from "../openapi/schemas";
import { queryId, queryInteger, queryText } from "../query";
import { created, json, noContent, paged } from "../responses";
import type { RestRequest } from "../RestRequest";
import { type Resource, route } from "../Route";
import type { RecipeSort } from "../schema.generated";
import { isAbsent } from "../values";
import { flattenRecipe } from "./flattenRecipe";
import { recipeFields, recipeInput } from "./recipeInput";
import {
  CreateRecipeDocument,
  DeleteRecipeDocument,
  RecipeDocument,
  RecipesDocument,
  type RecipesQuery,
  UpdateRecipeDocument,
} from "./recipes.generated";

const DEFAULT_PAGE_SIZE = 24;

const sorts = new Map<string, RecipeSort>([
  ["name-asc", "NAME_ASC"],
  ["name-desc", "NAME_DESC"],
  ["newest", "NEWEST"],
  ["best", "BEST"],
]);

/** Whether a request for recipes is for a page of them, not for all. */
const isPaged = (request: RestRequest): boolean =>
  !isAbsent(request.query["after"]) || request.query["first"] !== undefined;

function readFilters(request: RestRequest) {
  const after = queryText(request, "after");
  const sort = queryText(request, "sort");
  if (sort !== null && !sorts.has(sort)) {
    request.addIssue('"sort" must be name-asc, name-desc, newest or best.', "sort");
  }
  return {
    first: queryInteger(request, "first", DEFAULT_PAGE_SIZE),
    after,
    sort: sorts.get(sort ?? "") ?? ("KEY_ASC" as const),
    filter: {
      ownerId: queryId(request, "userId"),
      search: queryText(request, "search"),
      tagId: queryId(request, "tagId"),
      ingredientId: queryId(request, "ingredientId"),
      categoryId: queryId(request, "categoryId"),
      difficultyLevelId: queryId(request, "difficultyLevelId"),
    },
  };
}

/** The URL of the next page; null for a request that is not paged. */
function nextPage(
  { recipes: { pageInfo } }: RecipesQuery,
  { query, baseUrl }: RestRequest,
): string | null {
  if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return null;
  // The request succeeded, so each parameter was given once.
  const values = query as Record<string, string>;
  return `${baseUrl}/recipes?${new URLSearchParams({ ...values, after: pageInfo.endCursor })}`;
}

const input = { variables: recipeInput, body: recipeBody, fields: recipeFields };

export const recipes: Resource = {
  name: "Recipes",
  description: "Recipes that users share",
  routes: [
    route("GET /recipes", RecipesDocument, {
      summary: "List all recipes by ID, or a page of them",
      variables: readFilters,
      unpaged: (request) => !isPaged(request),
      query: {
        userId: id("Filters by the recipe's owner."),
        search: string("Filters by a part of the name.", "plum", maxLength.searchText),
        tagId: id("Filters by tag."),
        ingredientId: id("Filters by ingredient."),
        categoryId: id("Filters by category."),
        difficultyLevelId: id("Filters by difficulty level."),
        sort: {
          type: "string",
          enum: [...sorts.keys()],
          description: "Sorts by name, by date (newest first) or by rating (best first).",
        },
        first: {
          type: "integer",
          minimum: 1,
          maximum: 100,
          description:
            "The size of a page; `Link` leads to the next one. Without `first` and `after`, all recipes are returned.",
        },
        after: {
          type: "string",
          description: "The cursor of the previous page's last recipe, as in its `Link`.",
        },
      },
      fields: { ownerId: "userId" },
      response: paged(
        json(arrayOf(ref("Recipe")), ({ recipes: { edges } }: RecipesQuery) =>
          edges.map(({ node }) => flattenRecipe(node)),
        ),
        nextPage,
      ),
    }),
    route("GET /recipes/:recipeId", RecipeDocument, {
      summary: "Get a recipe",
      response: json(ref("Recipe"), ({ recipe }) => flattenRecipe(recipe)),
      version: ({ recipe }) => recipe.version,
    }),
    route("POST /recipes", CreateRecipeDocument, {
      summary: "Create a recipe",
      ...input,
      response: created(
        ref("Recipe"),
        ({ createRecipe }) => flattenRecipe(createRecipe),
        ({ recipeId }) => `/recipes/${recipeId}`,
      ),
    }),
    route("PUT /recipes/:recipeId", UpdateRecipeDocument, {
      summary: "Update a recipe; optional fields that are omitted are unchanged",
      ...input,
      response: json(ref("Recipe"), ({ updateRecipe }) => flattenRecipe(updateRecipe)),
    }),
    route("DELETE /recipes/:recipeId", DeleteRecipeDocument, {
      summary: "Delete a recipe with its reviews, favourites and notes",
      response: noContent,
    }),
  ],
};
