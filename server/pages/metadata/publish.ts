import type { Response } from "express";

/** The lifetime in caches, in seconds. */
const MAX_AGE_SECONDS = 600;

/** Finds the latest of several dates; the Unix epoch for an empty list. */
export const findLatest = (dates: readonly Date[]): Date =>
  new Date(dates.reduce((last, moment) => Math.max(last, moment.getTime()), 0));

/**
 * Caches an expensive result while it is fresh; concurrent callers share one computation. Failures are
 * not cached.
 */
export function memoize<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let result: Promise<Made> | undefined;
  let expiresAt = 0;
  return () => {
    if (result && Date.now() < expiresAt) return result;
    expiresAt = Date.now() + MAX_AGE_SECONDS * 1000;
    const computation = make();
    computation.catch(() => (result = undefined));
    return (result = computation);
  };
}

/**
 * Sends a public, cacheable response, with support for conditional requests.
 * @param type such as `application/xml`
 */
export function publish(response: Response, type: string, body: string, lastModified?: Date): void {
  response.set("Cache-Control", `public, max-age=${MAX_AGE_SECONDS}`).type(type);
  if (lastModified) response.set("Last-Modified", lastModified.toUTCString());
  response.send(body);
}
