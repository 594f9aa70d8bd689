import type { RestCall } from "../RestCall";
import { recipeBody } from "../openapi/recipeBody";
import { ref } from "../openapi/schemas";
import { key as keyOf, listOf, string } from "../openapi/shapes";
import { created, json, type Resource, noContent, paged, route } from "../Route";
import { asked, askedKey, askedNumber, EVERYTHING } from "../values";
import { recipeFields, recipeInput } from "./recipeInput";
import { flatten, RECIPE, type Recipe } from "./recipeShape";

interface RecipePage {
  recipes: {
    edges: { node: Recipe }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const FIRST = 24;
const sorts = new Map([
  ["name-asc", "NAME_ASC"],
  ["name-desc", "NAME_DESC"],
  ["newest", "NEWEST"],
  ["best", "BEST"],
]);

/** Which recipes are asked for: all of them, unless the query speaks of pages. */
function listed(call: RestCall) {
  const after = asked(call, "after");
  const isPaged = after !== null || call.query["first"] !== undefined;
  const sort = asked(call, "sort");
  if (sort !== null && !sorts.has(sort)) {
    call.addIssue('"sort" must be name-asc, name-desc, newest or best.', "sort");
  }
  return {
    first: isPaged ? askedNumber(call, "first", FIRST) : EVERYTHING,
    after,
    sort: sorts.get(sort ?? "") ?? "KEY_ASC",
    filter: {
      ownerId: askedKey(call, "userId"),
      search: asked(call, "search"),
      tagId: askedKey(call, "tagId"),
      ingredientId: askedKey(call, "ingredientId"),
      categoryId: askedKey(call, "categoryId"),
      difficultyLevelId: askedKey(call, "difficultyLevelId"),
    },
  };
}

/** Where the next page is, for those who ask for pages. */
function nextPage({ recipes: { pageInfo } }: RecipePage, { query, base }: RestCall): string | null {
  if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return null;
  // The call was answered, so each value stood in the query once.
  const values = query as Record<string, string>;
  return `${base}/recipes?${new URLSearchParams({ ...values, after: pageInfo.endCursor })}`;
}

export const recipes: Resource = {
  name: "Recipes",
  description: "Dishes that people share.",
  routes: [
    route("GET /recipes", {
      summary: "List recipes, whole and by key, or a page of them.",
      document: `query ($first: Int!, $after: String, $sort: RecipeSort!, $filter: RecipeFilter) {
        recipes(first: $first, after: $after, sort: $sort, filter: $filter) {
          edges { node { ...RestRecipe } } pageInfo { hasNextPage endCursor }
        }
      } ${RECIPE}`,
      variables: listed,
      query: {
        userId: keyOf("Only those that this user added."),
        search: string("Only those with this in their name.", "plum", 200),
        tagId: keyOf("Only those with this tag."),
        ingredientId: keyOf("Only those with this ingredient."),
        categoryId: keyOf("Only those in this category."),
        difficultyLevelId: keyOf("Only those of this difficulty level."),
        sort: {
          type: "string",
          enum: [...sorts.keys()],
          description: "Not by key but by name, the newest or the best reviewed first.",
        },
        first: {
          type: "integer",
          minimum: 1,
          maximum: 100,
          description:
            "How many a page holds; `Link` leads to the next one. Without it and `after`, all are in one.",
        },
        after: { type: "string", description: "Where the page before ended, from its `Link`." },
      },
      fields: { ownerId: "userId" },
      answer: paged(
        json(listOf(ref("Recipe")), ({ recipes: { edges } }: RecipePage) =>
          edges.map(({ node }) => flatten(node)),
        ),
        nextPage,
      ),
    }),
    route("GET /recipes/:recipeId", {
      summary: "Read one recipe.",
      document: `query ($recipeId: Int!) { recipe(recipeId: $recipeId) { ...RestRecipe } } ${RECIPE}`,
      answer: json(ref("Recipe"), ({ recipe }: { recipe: Recipe }) => flatten(recipe)),
      version: ({ recipe }) => recipe.version,
    }),
    route("POST /recipes", {
      summary: "Add a whole recipe.",
      document: `mutation ($input: RecipeInput!) { createRecipe(input: $input) { ...RestRecipe } } ${RECIPE}`,
      variables: recipeInput,
      body: recipeBody,
      fields: recipeFields,
      answer: created(
        ref("Recipe"),
        ({ createRecipe }: { createRecipe: Recipe }) => flatten(createRecipe),
        ({ recipeId }) => `/recipes/${recipeId}`,
      ),
    }),
    route("PUT /recipes/:recipeId", {
      summary: "Replace a recipe; what may be left out, and is, stays as it was.",
      document: `mutation ($recipeId: Int!, $input: RecipeInput!, $version: Int) {
        updateRecipe(recipeId: $recipeId, input: $input, version: $version) { ...RestRecipe }
      } ${RECIPE}`,
      variables: recipeInput,
      body: recipeBody,
      fields: recipeFields,
      answer: json(ref("Recipe"), ({ updateRecipe }: { updateRecipe: Recipe }) =>
        flatten(updateRecipe),
      ),
    }),
    route("DELETE /recipes/:recipeId", {
      summary: "Delete a recipe with its reviews, favourites and notes.",
      document: "mutation ($recipeId: Int!) { deleteRecipe(recipeId: $recipeId) }",
      answer: noContent,
    }),
  ],
};
