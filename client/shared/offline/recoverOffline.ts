import { type DocumentNode, print } from "graphql";
import { NO_DETAILS } from "../../../shared/recipeDetails";
import { sessionStore } from "../session";
import type { OfflineWrite, OutboxEntry } from "./OutboxEntry";
import { addToOutbox, listOutbox } from "./outbox";
import { requestSync } from "./requestSync";
import { findStoredList, formatQuery } from "./storedLists";
import type { RecipeData } from "./StoredRecipe";
import { findStoredRecipe } from "./storedRecipes";
import { withPending } from "./withPending";

/** An operation that cannot reach the server. */
interface LostOperation {
  operationName?: string | undefined;
  query: DocumentNode;
  variables: Record<string, unknown>;
}

/** The name of the query of a recipe's page; later pages of reviews are not stored. */
const RECIPE_PAGE = "RecipePage";

/** The lines of a recipe that was stored when its ingredients were its lines. Negative IDs belong to no line. */
const toLines = (ingredients: unknown) =>
  Array.isArray(ingredients)
    ? ingredients.map((ingredient: object, index) => ({
        ...ingredient,
        __typename: "RecipeLine",
        lineId: -1 - index,
        heading: null,
      }))
    : [];

async function findRecipe({ variables }: LostOperation): Promise<RecipeData | null> {
  if (variables["after"]) return null;
  const viewerId = sessionStore.get()?.user.userId ?? 0;
  const storedRecipe = await findStoredRecipe(viewerId, Number(variables["recipeId"]));
  if (!storedRecipe) return null;
  const { recipe } = storedRecipe.data;
  // Recipes that an earlier version has stored lack newer fields.
  const data = {
    ...storedRecipe.data,
    recipe: { ...NO_DETAILS, lines: toLines(recipe["ingredients"]), ...recipe },
  };
  return withPending(data, await listOutbox(viewerId));
}

/** The queries of forms whose input can be sent later. They read a part of the recipe's page. */
const FORM_PAGES: readonly (string | undefined)[] = ["NewReviewPage", "NewDiaryEntryPage"];

/** Makes the response to the query of a form from the stored recipe. */
async function findFormPage(operation: LostOperation): Promise<object | null> {
  const session = sessionStore.get();
  const data = session && (await findRecipe(operation));
  return data && { viewer: { __typename: "User", id: "offline" }, recipe: data.recipe };
}

/** Finds the stored response to a query; null if there is none. */
async function findResponse(operation: LostOperation): Promise<object | null> {
  const { operationName = "", variables } = operation;
  if (operationName === RECIPE_PAGE) return findRecipe(operation);
  if (FORM_PAGES.includes(operationName)) return findFormPage(operation);
  const viewerId = sessionStore.get()?.user.userId ?? 0;
  return (await findStoredList(viewerId, formatQuery(operationName, variables)))?.data ?? null;
}

async function sendLater(
  { operationName = "", query, variables }: LostOperation,
  { key, recipe, data, variables: more }: OfflineWrite,
): Promise<object | null> {
  const session = sessionStore.get();
  if (!session) return null;
  const viewerId = session.user.userId;
  const entry: OutboxEntry = {
    ...{ viewerId, key, recipe, operationName, data },
    query: print(query),
    variables: { ...variables, ...more },
    writtenAt: Date.now(),
  };
  await addToOutbox(entry, { viewerId, token: session.token });
  await requestSync();
  return data;
}

/**
 * Answers an operation without the server; null if impossible.
 * @param write describes a write that can be sent later
 */
export async function recoverOffline(
  operation: LostOperation,
  write?: OfflineWrite,
): Promise<{ data: object } | null> {
  try {
    const data = write ? await sendLater(operation, write) : await findResponse(operation);
    return data && { data };
  } catch {
    // Storing may fail, because storage may be forbidden or full.
    return null;
  }
}
