import type { RequestHandler } from "express";

const HOUR = 60 * 60;

/** What pages of another site may send, and what of an answer they may read. */
const ASKED = "Authorization, Content-Type, Apollo-Require-Preflight, If-Match, If-None-Match";
const TOLD = "ETag, Link, Location, Retry-After, X-Request-Id";

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
      "Access-Control-Expose-Headers": TOLD,
    });
    const isPreflight =
      request.method === "OPTIONS" && request.headers["access-control-request-method"];
    if (!isPreflight) return next();
    response
      .set({
        "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, DELETE",
        "Access-Control-Allow-Headers": ASKED,
        "Access-Control-Max-Age": `${HOUR}`,
      })
      .status(204)
      .end();
  };
