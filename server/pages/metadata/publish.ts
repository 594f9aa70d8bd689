import type { Response } from "express";

/** The `max-age` in seconds. */
const FRESH = 600;

/** The last of some moments; the beginning of time without any. */
export const latest = (moments: readonly Date[]): Date =>
  new Date(moments.reduce((last, moment) => Math.max(last, moment.getTime()), 0));

/**
 * Caches an expensive result while it is fresh; concurrent callers share one computation. Failures are
 * not cached.
 */
export function memoize<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  let until = 0;
  return () => {
    if (made && Date.now() < until) return made;
    until = Date.now() + FRESH * 1000;
    const making = make();
    making.catch(() => (made = undefined));
    return (made = making);
  };
}

/**
 * Sends a public, cacheable response, with support for conditional requests.
 * @param type such as `application/xml`
 */
export function publish(response: Response, type: string, body: string, changed?: Date): void {
  response.set("Cache-Control", `public, max-age=${FRESH}`).type(type);
  if (changed) response.set("Last-Modified", changed.toUTCString());
  response.send(body);
}
