import type { ApolloClient } from "@apollo/client";
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from "react-router-dom";
import { isScaled, loadArithmetic } from "../features/cooking/display/arithmetic";
import type { LoadedNote } from "../features/notes/NoteSlip";
import { requireRecipeId } from "../shared/ids";
import type { RecipeData } from "../shared/offline/StoredRecipe";
import type { Preload } from "../shared/preload";
import { sessionStore } from "../shared/session";
import { fetchRecipePage, preloadRecipePage, RecipePageDocument } from "./RecipePage.generated";

/** The number of reviews on a page. */
export const REVIEWS = 10;

/** Reads the key from the link of an unlisted recipe; null if there is no key. */
const keyIn = (request: Request): string | null =>
  new URL(request.url).searchParams.get("key") || null;

/** Fetches a recipe with its first reviews, and the viewer's note. Throws 400 for an invalid ID. */
export const recipeLoader =
  (preload: Preload) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const variables = {
      recipeId: requireRecipeId(params["recipeId"]),
      linkKey: keyIn(request),
      reviews: REVIEWS,
    };
    const [page, note] = await Promise.all([
      preloadRecipePage(preload, { request, variables, fetchPolicy: "cache-first" }),
      sessionStore.loggedIn() ? loadNote(preload, request) : null,
      isScaled(new URL(request.url).searchParams) && loadArithmetic().catch(() => undefined),
    ]);
    return { page, note, linkKey: variables.linkKey };
  };

/** Returns false if only the servings differ, because the recipe is already loaded. */
export const isAnotherRecipe: ShouldRevalidateFunction = (change) =>
  change.currentUrl.pathname !== change.nextUrl.pathname ||
  change.currentUrl.search === change.nextUrl.search
    ? change.defaultShouldRevalidate
    : false;

/** Functions that read and fetch recipes like their page, to store them for offline use. */
export function readRecipe(client: ApolloClient) {
  const variables = (recipeId: number) => ({ recipeId, linkKey: null, reviews: REVIEWS });
  return {
    query: RecipePageDocument,
    variables,
    // The fragment is read directly, because Apollo hides its data from other components.
    read: (recipeId: number) =>
      client.readQuery({
        query: RecipePageDocument,
        variables: variables(recipeId),
      }) as RecipeData | null,
    fetch: (recipeId: number) => fetchRecipePage(client, variables(recipeId)),
  };
}

/** Returns null if loading fails, because the recipe works without notes. */
async function loadNote(preload: Preload, request: Request): Promise<LoadedNote | null> {
  try {
    const { loadNoteSlip } = await import("../features/notes/NoteSlip");
    return await loadNoteSlip(preload, request);
  } catch {
    return null;
  }
}
