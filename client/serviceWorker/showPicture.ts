import type { RouteHandlerCallback, RouteMatchCallback } from "workbox-core";
import { PICTURES_CACHE, pictureKey } from "../shared/offline/pictureKey";
import { TIMEOUT_SECONDS } from "./timeout";

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

const unlessFailed = (response: Response) => (response.status < 500 ? response : undefined);

/** What the server responds in time; undefined if it fails, takes longer or cannot be reached. */
function inTime(response: Promise<Response>): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, 1000 * TIMEOUT_SECONDS, undefined);
  });
  const responded = response.then(unlessFailed, () => undefined);
  return Promise.race([responded, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Answers with a stored picture, of which the content never changes, before it asks the network. Where that
 * has no answer, another width of the picture is better than none.
 */
export const showPicture: RouteHandlerCallback = async ({ request, url }) => {
  const exact = await caches.match(request, { cacheName: PICTURES_CACHE });
  if (exact) return exact;
  const response = fetch(request);
  return (await inTime(response)) ?? (await findStored(url.pathname)) ?? response;
};
