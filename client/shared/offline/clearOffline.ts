import { type OfflineDatabase, openOfflineData } from "./openOfflineData";
import { outboxState } from "./outboxState";
import { removeAllPictures } from "./storedPictures";
import { RECIPES_LOCK } from "./storedRecipes";
import { withLock } from "./withLock";

/** Removes all recipes. From now on, only those of the next viewer are stored. */
const passRecipesOn = (db: OfflineDatabase, viewerId: number): Promise<void> =>
  withLock(RECIPES_LOCK, async () => {
    await db.put("owner", viewerId, "viewerId");
    await db.clear("recipes");
    await removeAllPictures();
  });

/** Removes everything that is stored for somebody who logs out, also what was not sent. */
export async function clearOffline(): Promise<void> {
  const db = await openOfflineData();
  await Promise.all([passRecipesOn(db, 0), db.clear("outbox"), db.clear("credentials")]);
  outboxState.set([]);
}

/**
 * Removes what was stored for somebody else than the viewer, before anything is stored for the viewer. What a
 * user has written is left while nobody is logged in: the session may have expired, and only the same user
 * gets to see it.
 * @param viewerId 0 for a visitor
 */
export async function claimOffline(viewerId: number): Promise<void> {
  const db = await openOfflineData();
  if ((await db.get("owner", "viewerId")) !== viewerId) {
    await passRecipesOn(db, viewerId);
    await db.clear("credentials");
  }
  if (viewerId === 0) return;
  const transaction = db.transaction("outbox", "readwrite");
  for (const entry of await transaction.store.getAll()) {
    if (entry.viewerId !== viewerId) await transaction.store.delete(entry.id!);
  }
  await transaction.done;
}
