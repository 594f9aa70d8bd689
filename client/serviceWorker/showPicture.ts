import type { RouteHandlerCallback, RouteMatchCallback } from "workbox-core";
import { PICTURES_CACHE, pictureKey } from "../shared/offline/pictureKey";
import { inTime } from "./inTime";

/** Returns true for requests of recipe pictures. */
export const isPicture: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && /^\/(photos|covers)\//.test(url.pathname);

/** Finds a picture that is stored in any width. */
async function findStored(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(PICTURES_CACHE);
  const key = pictureKey(pathname);
  for (const storedRequest of await cache.keys()) {
    if (pictureKey(new URL(storedRequest.url).pathname) === key) return cache.match(storedRequest);
  }
  return undefined;
}

/**
 * Responds with a stored picture, whose content never changes, before using the network. Without a network,
 * another width of the picture is used.
 */
export const showPicture: RouteHandlerCallback = async ({ request, url }) => {
  const exact = await caches.match(request, { cacheName: PICTURES_CACHE });
  if (exact) return exact;
  const response = fetch(request);
  const answer = await inTime(response);
  if (answer && answer.status < 500) return answer;
  return (await findStored(url.pathname)) ?? response;
};
