import type { ApolloClient } from "@apollo/client";
import { claimOffline } from "../../shared/offline/claimOffline";
import { connection } from "../../shared/offline/connection";
import { sessionStore } from "../../shared/session";
import { VISITOR } from "../../shared/storedKeys";
import { registerWorker } from "./registerWorker";
import { type ListQueries, storeVisited, type VisitedScreens } from "./storeVisited";
import { openOfflineData } from "../../shared/offline/openOfflineData";
import { readOutbox, sendPending, watchOutbox } from "../../shared/offline/syncOutbox";
import type { ReadRecipe } from "./ReadRecipe";

/** A delay that is longer than the page's own requests take. */
const FAVORITES_DELAY_MS = 5_000;

const { viewerId } = sessionStore;

/**
 * Starts the offline features once the page is idle.
 * @param recipes fetches and reads the data of a recipe's page
 * @param listQueries returns the queries of the list
 */
export async function startOffline(
  client: ApolloClient,
  screens: VisitedScreens,
  recipes: ReadRecipe,
  listQueries: ListQueries,
): Promise<void> {
  void registerWorker();
  let current = viewerId();
  await claimOffline(current);
  storeVisited(client, screens, recipes, listQueries);
  watchOutbox(async () => (await import("../../shared/apollo/refetchLists")).refetchLists(client));
  const send = async () => {
    await readOutbox();
    if (connection.isOffline()) return;
    if (await (await openOfflineData()).count("logouts"))
      await (await import("../../shared/offline/logouts")).sendLogouts();
    await sendPending();
  };
  const favorites = async () => {
    if (current === VISITOR || connection.isOffline()) return;
    const { storeFavorites } = await import("./storeFavorites");
    await storeFavorites(client, current, recipes);
  };
  sessionStore.subscribe(() => {
    if (viewerId() === current) return;
    current = viewerId();
    void claimOffline(current).then(send).then(favorites);
  });
  connection.subscribe(() => void send());
  await send();
  setTimeout(() => void favorites(), FAVORITES_DELAY_MS);
}
