import cors, { type CorsOptions } from "cors";
import type { RequestHandler } from "express";

const HOUR_SECONDS = 60 * 60;

/** The options that list the headers which pages of other sites may send and read. */
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
 * Lets the pages of listed sites read responses. Only the list decides, regardless of the request. Tokens are sent in
 * a header, so that cookies are never allowed.
 */
export const crossOrigin = (origins: readonly string[]): RequestHandler =>
  origins.length === 0
    ? (_request, _response, next) => next()
    : cors((request, done) =>
        done(null, {
          ...OPTIONS,
          origin: [...origins],
          // REST responds to an OPTIONS request that is not a preflight.
          preflightContinue: request.headers["access-control-request-method"] === undefined,
        }),
      );
