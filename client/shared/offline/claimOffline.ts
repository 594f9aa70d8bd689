import { openOfflineData } from "./openOfflineData";
import { outboxState } from "./outboxState";
import { removeAllPictures } from "./storedPictures";
import { RECIPES_LOCK } from "./storedRecipes";
import { withLock } from "./withLock";

/**
 * Removes the recipes, lists, pictures, unsent writes and credentials of other users. After this, only the
 * viewer's recipes are stored.
 */
export async function claimOffline(viewerId: number): Promise<void> {
  const db = await openOfflineData();
  await withLock(RECIPES_LOCK, async () => {
    if ((await db.get("owner", "viewerId")) === viewerId) return;
    await db.put("owner", viewerId, "viewerId");
    await db.clear("recipes");
    await db.clear("lists");
    await removeAllPictures();
  });
  const transaction = db.transaction(["outbox", "credentials"], "readwrite");
  const outbox = transaction.objectStore("outbox");
  for (const entry of await outbox.getAll()) {
    if (entry.viewerId !== viewerId) await outbox.delete(entry.id!);
  }
  const credentials = transaction.objectStore("credentials");
  if ((await credentials.get("current"))?.viewerId !== viewerId) await credentials.clear();
  await transaction.done;
  outboxState.set(outboxState.get().filter((entry) => entry.viewerId === viewerId));
}
