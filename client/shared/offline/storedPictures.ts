import { PICTURES_CACHE } from "./pictureKey";

/** No picture that pages show is larger. */
const MAX_PICTURE_BYTES = 1024 * 1024;

async function storePicture(cache: Cache, url: string): Promise<number> {
  const stored = await cache.match(url);
  const response = stored ?? (await fetch(url));
  if (!response.ok) return 0;
  const { size } = await response.clone().blob();
  if (size > MAX_PICTURE_BYTES) return 0;
  if (!stored) await cache.put(url, response);
  return size;
}

/** Stores pictures. @returns how many bytes they take; those that cannot be fetched are left out */
export async function storePictures(urls: readonly string[]): Promise<number> {
  const cache = await caches.open(PICTURES_CACHE);
  let bytes = 0;
  for (const url of urls) bytes += await storePicture(cache, url).catch(ignoreNetworkError);
  return bytes;
}

/** A picture that is missing is no reason to store no recipe; a full disk is. */
function ignoreNetworkError(error: unknown): number {
  if (error instanceof TypeError) return 0;
  throw error;
}

export async function removePictures(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURES_CACHE);
  await Promise.all(urls.map((url) => cache.delete(url)));
}

export const removeAllPictures = (): Promise<boolean> => caches.delete(PICTURES_CACHE);
