import { PICTURES_CACHE } from "./pictureKey";

/** The size limit of a stored picture; pages show no larger pictures. */
const MAX_PICTURE_BYTES = 1024 * 1024;

/** The result of storing pictures. */
interface StoredPictures {
  bytes: number;
  /** True if some pictures could not be fetched, offline or because the server failed. */
  lacksPictures: boolean;
}

const NOTHING = { bytes: 0, lacksPictures: false };
const NOT_YET = { bytes: 0, lacksPictures: true };

async function storePicture(cache: Cache, url: string): Promise<StoredPictures> {
  const storedResponse = await cache.match(url);
  const response = storedResponse ?? (await fetch(url));
  if (!response.ok) return response.status < 500 ? NOTHING : NOT_YET;
  const { size } = await response.clone().blob();
  if (size > MAX_PICTURE_BYTES) return NOTHING;
  if (!storedResponse) await cache.put(url, response);
  return { bytes: size, lacksPictures: false };
}

/** Stores pictures, skipping those that cannot be fetched. */
export async function storePictures(urls: readonly string[]): Promise<StoredPictures> {
  const cache = await caches.open(PICTURES_CACHE);
  const all = { ...NOTHING };
  for (const url of urls) {
    const { bytes, lacksPictures } = await storePicture(cache, url).catch(ignoreNetworkError);
    all.bytes += bytes;
    all.lacksPictures ||= lacksPictures;
  }
  return all;
}

/**
 * Ignores a picture that cannot be fetched, but not a full disk, which prevents storing the recipe.
 */
function ignoreNetworkError(error: unknown): StoredPictures {
  if (error instanceof TypeError) return NOT_YET;
  throw error;
}

export async function removePictures(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURES_CACHE);
  await Promise.all(urls.map((url) => cache.delete(url)));
}

export const removeAllPictures = (): Promise<boolean> => caches.delete(PICTURES_CACHE);
