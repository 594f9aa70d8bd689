import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

/** The time in which a body must arrive. */
const BODY_TIMEOUT_MS = 30_000;

/** The time in which a large file must arrive, even from a phone with a bad connection. */
export const UPLOAD_TIMEOUT_MS = 5 * 60_000;

/** The timeouts of the server, in milliseconds. */
export const timeouts = {
  // The time is shorter than ten seconds, because Node checks for late headers twice a second.
  headersTimeout: 9_500,
  connectionsCheckingInterval: 500,
  requestTimeout: UPLOAD_TIMEOUT_MS,
  // The time is longer than the keep-alive of proxies, which could otherwise send to a closing
  // connection.
  keepAliveTimeout: 75_000,
};

const TOO_LATE = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/** Ends a request whose body has not arrived in time. Node's own timeout is the same for all requests. */
export function startBodyTimeout(request: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    request.socket.write(TOO_LATE);
    request.socket.destroySoon();
  }, ms);
  timer.unref();
  request.once("close", () => clearTimeout(timer));
}

/** The calls that take large files. */
const UPLOADS: ReadonlySet<string> = new Set([
  "/api/photos",
  "/api/account/picture",
  "/api/imports/file",
]);

/** Returns the time in which the body of a request to a path must arrive. */
export const getBodyTimeout = (path: string): number =>
  UPLOADS.has(path) ? UPLOAD_TIMEOUT_MS : BODY_TIMEOUT_MS;

/** Limits the time in which a request body must arrive. */
export const bodyTimeout: RequestHandler = (request, _response, next) => {
  startBodyTimeout(request, getBodyTimeout(request.path));
  next();
};
