import type { RouteHandlerCallback, RouteMatchCallback } from "workbox-core";
import { PICTURES_CACHE, pictureKey } from "../shared/offline/pictureKey";

/** Whether a request is for a picture of a recipe. */
export const isPicture: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && /^\/(photos|covers)\//.test(url.pathname);

/** The stored picture, in whichever width it was stored. */
async function findStored(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(PICTURES_CACHE);
  const key = pictureKey(pathname);
  for (const stored of await cache.keys()) {
    if (pictureKey(new URL(stored.url).pathname) === key) return cache.match(stored);
  }
  return undefined;
}

/** Answers with a stored picture, of which the content never changes, before it asks the network. */
export const showPicture: RouteHandlerCallback = async ({ request, url }) => {
  const exact = await caches.match(request, { cacheName: PICTURES_CACHE });
  if (exact) return exact;
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await findStored(url.pathname);
    if (stored) return stored;
    throw error;
  }
};
