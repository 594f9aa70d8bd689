import { expect, type Page } from "@playwright/test";
import { ask } from "./graphql";
import { tokenOf, type Who } from "./people";
import { unique } from "./unique";

const CREATE = "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }";
const UPDATE = `mutation ($recipeId: Int!, $input: RecipeInput!) {
  updateRecipe(recipeId: $recipeId, input: $input) { recipeId }
}`;
const REVIEW = `mutation ($recipeId: Int!, $input: ReviewInput!) {
  createReview(recipeId: $recipeId, input: $input) { reviewId }
}`;

const basics = (name: string) => ({
  name,
  categoryId: 1,
  difficultyLevelId: 1,
  instructions: "Stir.\nServe.",
  ingredientsNotes: "The freshest there are.",
  ingredients: [{ ingredientId: 1, quantity: "1/2", unit: "cup" }],
  tagIds: [1],
});

/** Adds a recipe as the demo contributor and opens it. */
export async function cook(page: Page, name = unique("Stew")) {
  const token = await tokenOf(page, "contributor");
  const { createRecipe } = await ask(page, CREATE, { input: basics(name) }, token);
  return { name, recipeId: createRecipe.recipeId as number };
}

const DELETE = "mutation ($recipeId: Int!) { deleteRecipe(recipeId: $recipeId) }";

/** Deletes a recipe through the API. */
export async function remove(page: Page, recipeId: number, who: Who = "admin"): Promise<void> {
  await ask(page, DELETE, { recipeId }, await tokenOf(page, who));
}

/** Changes a recipe through the API as the admin. */
export async function changeRecipe(page: Page, recipeId: number, input: object): Promise<void> {
  const all = { ...basics(unique("Stew")), ...input };
  await ask(page, UPDATE, { recipeId, input: all }, await tokenOf(page, "admin"));
}

/** Writes a review through the API; returns its key. */
export async function writeReview(
  page: Page,
  recipeId: number,
  who: Who,
  score: number,
  outcome: object = {},
) {
  const input = { score, text: `I give it ${score}.`, ...outcome };
  const token = await tokenOf(page, who);
  const { createReview } = await ask(page, REVIEW, { recipeId, input }, token);
  return createReview.reviewId as number;
}

/** Reads a recipe through the REST API. */
export async function readRecipe(page: Page, recipeId: number, who: Who) {
  const headers = { Authorization: `Bearer ${await tokenOf(page, who)}` };
  const response = await page.request.get(`/api/recipes/${recipeId}`, { headers });
  expect(response.status()).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

const MERGE = `mutation ($mergedId: Int!, $intoId: Int!) {
  createMerge(kind: INGREDIENT, mergedId: $mergedId, intoId: $intoId) { mergeId }
}`;

/** Merges an ingredient into another through the API as the admin. */
export async function mergeIngredient(page: Page, mergedId: number, intoId: number): Promise<void> {
  await ask(page, MERGE, { mergedId, intoId }, await tokenOf(page, "admin"));
}
