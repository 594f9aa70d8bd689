import type { IncomingMessage } from "node:http";
import { constants } from "node:zlib";
import accepts from "accepts";
import compression from "compression";
import onHeaders from "on-headers";
import type { Middleware } from "./middleware";

/** It takes plain requests, although its types are those of Express. */
const compressBody = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
}) as unknown as Middleware;

/** In order of preference, the smaller result first. */
const encodings = ["br", "gzip"] as const;

/** The best encoding that a client accepts, for bodies that are stored compressed; null for none. */
export const encodingFor = (request: IncomingMessage) =>
  encodings.find((encoding) => accepts(request).encoding(encoding) !== false) ?? null;

const SUFFIX = /-(?:br|gzip|deflate)"$/;

const withoutSuffix = (etag: string): string => etag.replace(SUFFIX, '"');

/**
 * Compresses bodies. The same content has another ETag in each encoding (RFC 9110, 8.8.3.3): the encoding
 * is appended when a response is sent, and removed from the ETags of requests.
 */
export const compress: Middleware = (request, response, next) => {
  const { headers } = request;
  const known = headers["if-none-match"]?.split(",").map((etag) => etag.trim()) ?? [];
  for (const name of ["if-match", "if-none-match"] as const) {
    const etags = headers[name];
    if (etags !== undefined) {
      headers[name] = etags
        .split(",")
        .map((etag) => withoutSuffix(etag.trim()))
        .join(", ");
    }
  }
  onHeaders(response, () => {
    const etag = response.getHeader("ETag");
    if (typeof etag !== "string") return;
    const encoding = response.getHeader("Content-Encoding");
    if (typeof encoding === "string") {
      response.setHeader("ETag", `${etag.slice(0, -1)}-${encoding}"`);
    } else if (response.statusCode === 304) {
      // The client has it in the encoding that it was sent in.
      response.setHeader("ETag", known.find((each) => withoutSuffix(each) === etag) ?? etag);
    }
  });
  compressBody(request, response, next);
};
