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

/** The status of a client that left before it had the whole response, as proxies log it. */
const CLIENT_CLOSED_REQUEST = 499;

/** The status of a response that is closed. */
export const sentStatus = ({ statusCode, writableFinished }: ServerResponse): number =>
  writableFinished ? statusCode : CLIENT_CLOSED_REQUEST;

/** The path of a request's URL, without the query. */
export function pathOf({ url = "" }: IncomingMessage): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}
