import cors, { type CorsOptions } from "cors";
import type { RequestHandler } from "express";

const HOUR_SECONDS = 60 * 60;

/** What pages of another site may send, and what of an answer they may read. */
const OPTIONS: CorsOptions = {
  methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
  allowedHeaders: [
    "Authorization",
    "Content-Type",
    "Apollo-Require-Preflight",
    "If-Match",
    "If-None-Match",
  ],
  exposedHeaders: [
    "ETag",
    "Link",
    "Location",
    "RateLimit",
    "RateLimit-Policy",
    "Retry-After",
    "X-Request-Id",
  ],
  maxAge: HOUR_SECONDS,
};

/**
 * Lets the pages of listed sites read answers. The list decides, never the request: an origin that is
 * not on it is allowed nothing. Tokens travel in a header of their own, so cookies are never allowed
 * along.
 */
export const crossOrigin = (origins: readonly string[]): RequestHandler =>
  origins.length === 0
    ? (_request, _response, next) => next()
    : cors((request, done) =>
        done(null, {
          ...OPTIONS,
          origin: [...origins],
          // REST answers an OPTIONS request that is no preflight.
          preflightContinue: request.headers["access-control-request-method"] === undefined,
        }),
      );
