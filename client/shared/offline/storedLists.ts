import { canonicalStringify } from "@apollo/client/utilities";
import { openOfflineData } from "./openOfflineData";
import { removePictures, storePictures } from "./storedPictures";
import { picturesIn, RECIPES_LOCK } from "./storedRecipes";
import type { StoredList } from "./StoredRecipe";
import { withLock } from "./withLock";

/** The maximum number of stored responses; each list has two. */
const MOST_LISTS = 20;

/** Formats the key of a query. */
export const formatQuery = (name: string, variables: object): string =>
  canonicalStringify([name, variables]);

/** Finds the stored response to a query of a list. */
export async function findStoredList(
  viewerId: number,
  query: string,
): Promise<StoredList | undefined> {
  return (await openOfflineData()).get("lists", [viewerId, query]);
}

/** Removes the oldest lists beyond the limit, and covers that nothing else uses. */
async function evict(): Promise<void> {
  const db = await openOfflineData();
  const lists = (await db.getAll("lists")).sort((one, other) => other.storedAt - one.storedAt);
  const evicted = lists.splice(MOST_LISTS);
  if (evicted.length === 0) return;
  await Promise.all(evicted.map(({ query, viewerId }) => db.delete("lists", [viewerId, query])));
  const users = [...lists, ...(await db.getAll("recipes"))];
  const usedPictures = new Set(users.flatMap(({ pictures }) => pictures));
  const pictures = evicted.flatMap((list) => list.pictures);
  await removePictures(pictures.filter((url) => !usedPictures.has(url)));
}

/** Stores the response to a query of a list with the covers, unless the viewer has changed. */
export const storeList = (viewerId: number, query: string, data: object): Promise<void> =>
  withLock(RECIPES_LOCK, async () => {
    const db = await openOfflineData();
    if ((await db.get("owner", "viewerId")) !== viewerId) return;
    const pictures = picturesIn(data);
    await storePictures(pictures);
    await db.put("lists", { viewerId, query, data, pictures, storedAt: Date.now() });
    await evict();
  });
