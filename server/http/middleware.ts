import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/**
 * A step in handling a request, before Express: replacing the prototypes of a request, as Express does,
 * costs more than all of these steps together.
 */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Runs middleware in order, then the listener. */
export const withMiddleware = (
  steps: readonly Middleware[],
  listener: RequestListener,
): RequestListener =>
  steps.reduceRight<RequestListener>(
    (next, step) => (request, response) => step(request, response, () => next(request, response)),
    listener,
  );

/** The path of a request's URL, without the query. */
export function pathOf({ url = "" }: IncomingMessage): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}
