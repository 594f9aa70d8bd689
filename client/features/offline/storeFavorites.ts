import type { ApolloClient } from "@apollo/client";
import { connection } from "../../shared/offline/connection";
import { findStoredRecipe, storeRecipe } from "../../shared/offline/storedRecipes";
import { sessionStore } from "../../shared/session";
import { fetchUncachedOfflineFavorites } from "./OfflineFavorites.generated";
import type { ReadRecipe } from "./ReadRecipe";

/** The number of newest favorites that are fetched in advance. */
const FAVORITES = 40;

/** The pause between two recipes, which gives user actions priority. */
const PAUSE_MS = 300;

/** The browser's estimate of the connection, if supported. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** True if the connection is too slow or costly for prefetching. */
function isCostly(): boolean {
  const { connection: network } = navigator as { connection?: NetworkInformation };
  return network?.saveData === true || /2g/.test(network?.effectiveType ?? "");
}

const pause = () =>
  new Promise<void>((resolve) => {
    const idle = () =>
      "requestIdleCallback" in globalThis ? requestIdleCallback(() => resolve()) : resolve();
    setTimeout(idle, PAUSE_MS);
  });

/** Stores the viewer's favorites that are not stored, lack photos or have changed, one after the other. */
export async function storeFavorites(
  client: ApolloClient,
  viewerId: number,
  { fetch, read }: ReadRecipe,
): Promise<void> {
  if (isCostly()) return;
  const { data } = await fetchUncachedOfflineFavorites(client, { first: FAVORITES }).catch(() => ({
    data: undefined,
  }));
  for (const { node } of data?.viewer?.favorites.edges ?? []) {
    const { recipeId, version } = node;
    const storedRecipe = await findStoredRecipe(viewerId, recipeId);
    if (storedRecipe?.version === version && !storedRecipe.lacksPictures) continue;
    await pause();
    // The work stops at the logout, so that no data of the user remains.
    if (connection.isOffline() || sessionStore.get()?.user.userId !== viewerId) return;
    await fetch(recipeId).catch(() => undefined);
    const recipe = read(recipeId);
    if (recipe && sessionStore.get()?.user.userId === viewerId) {
      await storeRecipe(viewerId, recipe, { isOpened: false }).catch(() => undefined);
    }
  }
}
