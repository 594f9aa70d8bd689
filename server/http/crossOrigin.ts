import type { RequestHandler } from "express";

const HOUR = 60 * 60;

/** Request headers that other origins may send, and response headers that they may read. */
const ALLOWED_HEADERS =
  "Authorization, Content-Type, Apollo-Require-Preflight, If-Match, If-None-Match";
const EXPOSED_HEADERS = "ETag, Link, Location, Retry-After, X-Request-Id";

/**
 * Lets the pages of listed sites read our answers. The list decides, never the request: an origin
 * that is not on it gets the answer of a server without this. Tokens travel in a header of their
 * own, so cookies are never allowed along.
 */
export const crossOrigin =
  (origins: readonly string[]): RequestHandler =>
  (request, response, next) => {
    if (origins.length === 0) return next();
    response.vary("Origin");
    const origin = origins.find((each) => each === request.headers.origin);
    if (!origin) return next();
    response.set({
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Expose-Headers": EXPOSED_HEADERS,
    });
    const isPreflight =
      request.method === "OPTIONS" && request.headers["access-control-request-method"];
    if (!isPreflight) return next();
    response
      .set({
        "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, DELETE",
        "Access-Control-Allow-Headers": ALLOWED_HEADERS,
        "Access-Control-Max-Age": `${HOUR}`,
      })
      .status(204)
      .end();
  };
