import type { ApolloClient } from "@apollo/client";
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from "react-router-dom";
import type { NoteAuthors } from "../features/notes/noteAuthors";
import { preloadNoteAuthors } from "../features/notes/NoteAuthors.generated";
import { requireRecipeId } from "../shared/ids";
import type { RecipeData } from "../shared/offline/StoredRecipe";
import type { Preload } from "../shared/preload";
import { hasRole, sessionStore } from "../shared/session";
import { fetchRecipePage, preloadRecipePage, RecipePageDocument } from "./RecipePage.generated";

/** How many reviews a page of them has. */
export const REVIEWS = 10;

/** The key in the link of an unlisted recipe; null without one. */
const keyIn = (request: Request): string | null =>
  new URL(request.url).searchParams.get("key") || null;

/**
 * One recipe with its first reviews, and whose notes on it the viewer may read. Throws 400 for an id that is no number.
 */
export const recipeLoader =
  (preload: Preload) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const variables = {
      recipeId: requireRecipeId(params["recipeId"]),
      linkKey: keyIn(request),
      reviews: REVIEWS,
    };
    const [page, noteAuthors] = await Promise.all([
      preloadRecipePage(preload, { request, variables, fetchPolicy: "cache-first" }),
      loadNoteAuthors(preload, request),
    ]);
    return { page, noteAuthors, linkKey: variables.linkKey };
  };

/** For more or fewer people it is the same recipe, which is there already. */
export const isAnotherRecipe: ShouldRevalidateFunction = (change) =>
  change.currentUrl.pathname !== change.nextUrl.pathname ||
  change.currentUrl.search === change.nextUrl.search
    ? change.defaultShouldRevalidate
    : false;

/** Reads and fetches recipes as their page does, to store them for a time without a connection. */
export function readRecipe(client: ApolloClient) {
  const variables = (recipeId: number) => ({ recipeId, linkKey: null, reviews: REVIEWS });
  return {
    query: RecipePageDocument,
    variables,
    // The library hides from everybody but their components what fragments have.
    read: (recipeId: number) =>
      client.readQuery({
        query: RecipePageDocument,
        variables: variables(recipeId),
      }) as RecipeData | null,
    fetch: (recipeId: number) => fetchRecipePage(client, variables(recipeId)),
  };
}

async function loadNoteAuthors(preload: Preload, request: Request): Promise<NoteAuthors> {
  if (!hasRole(sessionStore.loggedIn(), "admin", "contributor")) return null;
  // Without them the recipe and one's own note are all there.
  return preloadNoteAuthors(preload, { request, fetchPolicy: "cache-first" }).catch(() => null);
}
