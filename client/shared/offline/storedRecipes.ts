import { openOfflineData } from "./openOfflineData";
import { LIMITS, recipesToEvict } from "./recipesToEvict";
import { removePictures, storePictures } from "./storedPictures";
import type { RecipeData, StoredRecipe } from "./StoredRecipe";
import { withLock } from "./withLock";

const PICTURE = /^\/(photos|covers)\//;

/** Returns the URLs of all pictures in a recipe's data, in one width each. */
export function picturesIn(data: unknown): string[] {
  const urls = new Set<string>();
  const collectUrls = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { url } = value as { url?: unknown };
    if (typeof url === "string" && PICTURE.test(url)) urls.add(url);
    for (const each of Object.values(value)) collectUrls(each);
  };
  collectUrls(data);
  return [...urls];
}

/** The lock that prevents removing data for the next viewer. */
export const RECIPES_LOCK = "recipes";

const ofViewer = (viewerId: number) => IDBKeyRange.bound([viewerId, 0], [viewerId, Infinity]);

/** Lists the recipes that a viewer can open, by name. */
export async function listStoredRecipes(viewerId: number): Promise<StoredRecipe[]> {
  const db = await openOfflineData();
  const recipes = await db.getAll("recipes", ofViewer(viewerId));
  return recipes.sort((one, other) => one.name.localeCompare(other.name));
}

/** Finds a stored recipe of a viewer. */
export async function findStoredRecipe(
  viewerId: number,
  recipeId: number,
): Promise<StoredRecipe | undefined> {
  const db = await openOfflineData();
  return db.get("recipes", [viewerId, recipeId]);
}

/** Removes recipes, and pictures that no other recipe uses. */
async function remove(evicted: readonly StoredRecipe[]): Promise<void> {
  if (evicted.length === 0) return;
  const db = await openOfflineData();
  await Promise.all(
    evicted.map(({ recipeId, viewerId }) => db.delete("recipes", [viewerId, recipeId])),
  );
  const users = [...(await db.getAll("recipes")), ...(await db.getAll("lists"))];
  const usedPictures = new Set(users.flatMap((each) => each.pictures));
  const pictures = evicted.flatMap((recipe) => recipe.pictures);
  await removePictures(pictures.filter((url) => !usedPictures.has(url)));
}

/** Removes recipes beyond the limits. */
async function evict(limits = LIMITS): Promise<void> {
  const db = await openOfflineData();
  await remove(recipesToEvict(await db.getAll("recipes"), Date.now(), limits));
}

/** Removes the viewer's recipes that no longer exist. */
export async function removeStoredRecipe(viewerId: number, recipeId: number): Promise<void> {
  const existing = await findStoredRecipe(viewerId, recipeId);
  if (existing) await remove([existing]);
}

async function write(viewerId: number, data: RecipeData, isOpened: boolean): Promise<void> {
  const db = await openOfflineData();
  if ((await db.get("owner", "viewerId")) !== viewerId) return;
  const { name, recipeId, version, viewerHasFavorited } = data.recipe;
  const pictures = picturesIn(data);
  const { bytes, lacksPictures } = await storePictures(pictures);
  const now = Date.now();
  const before = await db.get("recipes", [viewerId, recipeId]);
  await db.put("recipes", {
    ...{ viewerId, recipeId, name, version, data, pictures, lacksPictures },
    isFavorite: viewerHasFavorited,
    bytes: bytes + JSON.stringify(data).length,
    storedAt: now,
    openedAt: isOpened ? now : (before?.openedAt ?? 0),
  });
}

/** Stores a recipe. If the storage is full, the least recently used recipes are removed. */
async function writeWithRoom(...args: Parameters<typeof write>): Promise<void> {
  try {
    await write(...args);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "QuotaExceededError") throw error;
    const { length } = await listStoredRecipes(args[0]);
    await evict({ ...LIMITS, recipes: Math.floor(length / 2) });
    await write(...args);
  }
  await evict();
}

/** Stores a recipe with its pictures, unless the viewer has changed. */
export const storeRecipe = (
  viewerId: number,
  data: RecipeData,
  { isOpened }: { isOpened: boolean },
): Promise<void> => withLock(RECIPES_LOCK, () => writeWithRoom(viewerId, data, isOpened));
