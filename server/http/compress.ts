import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import accepts from "accepts";
import compression from "compression";
import type { RequestHandler, Request, Response } from "express";
import onHeaders from "on-headers";

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressBody = compression({ brotli });

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** The size in bytes above which a body is compressed: the default of the package. */
const MIN_COMPRESSED = 1024;

/** The encodings in order of preference, the smaller result first. */
const encodings = ["br", "gzip"] as const;

/**
 * Chooses the best encoding that a client accepts, for bodies that are stored compressed; null for
 * an uncompressed body.
 */
export function chooseEncoding(request: IncomingMessage) {
  if (request.headers["accept-encoding"] === undefined) return null;
  const accept = accepts(request);
  return encodings.find((encoding) => accept.encoding(encoding) !== false) ?? null;
}

/**
 * Compresses a complete body without `compress`, and sets its headers. The package replaces methods of each response
 * with functions that V8 allocates among old objects. With them, each response and everything that it refers to would
 * stay in memory until all objects are collected.
 * @returns the body to send
 */
export async function compressWhole(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<string | Buffer> {
  response.appendHeader("Vary", "Accept-Encoding");
  const isSmall = Buffer.byteLength(body) < MIN_COMPRESSED;
  const encoding = isSmall ? null : chooseEncoding(request);
  if (!encoding) return body;
  response.setHeader("Content-Encoding", encoding);
  return encoding === "br" ? brotliBytes(body, brotli) : gzipBytes(body);
}

/** Returns the encoding of the GET response for a HEAD request, whose headers must be the same. */
function chooseGetEncoding(request: Request, response: Response) {
  const length = Number(response.getHeader("Content-Length") ?? Infinity);
  const isUnchanged =
    response.hasHeader("Content-Encoding") ||
    String(response.getHeader("Cache-Control")).includes("no-transform");
  const isText = compression.filter(request, response);
  return isText && !isUnchanged && length >= MIN_COMPRESSED ? chooseEncoding(request) : null;
}

const SUFFIX = /-(?:br|gzip|deflate)"$/;

const removeSuffix = (etag: string): string => etag.replace(SUFFIX, '"');

/**
 * Compresses bodies. The same content has another ETag in each encoding (RFC 9110, 8.8.3.3). The encoding is
 * appended when a response is sent, and removed from the ETags of requests.
 */
export const compress: RequestHandler = (request, response, next) => {
  const { headers } = request;
  const knownEtags = headers["if-none-match"]?.split(",").map((etag) => etag.trim()) ?? [];
  for (const name of ["if-match", "if-none-match"] as const) {
    const etags = headers[name];
    if (etags !== undefined) {
      headers[name] = etags
        .split(",")
        .map((etag) => removeSuffix(etag.trim()))
        .join(", ");
    }
  }
  onHeaders(response, () => {
    // The header is also needed for a 304, which has no content type that would show whether the
    // body is compressed.
    const vary = [response.getHeader("Vary") ?? []].flat().join(", ");
    if (!/accept-encoding/i.test(vary)) response.appendHeader("Vary", "Accept-Encoding");
    const getEncoding = request.method === "HEAD" ? chooseGetEncoding(request, response) : null;
    if (getEncoding) {
      response.setHeader("Content-Encoding", getEncoding);
      response.removeHeader("Content-Length");
    }
    const etag = response.getHeader("ETag");
    if (typeof etag !== "string") return;
    const encoding = response.getHeader("Content-Encoding");
    if (typeof encoding === "string") {
      response.setHeader("ETag", `${etag.slice(0, -1)}-${encoding}"`);
    } else if (response.statusCode === 304) {
      // The ETag gets the encoding of the body that the client has.
      response.setHeader(
        "ETag",
        knownEtags.find((knownEtag) => removeSuffix(knownEtag) === etag) ?? etag,
      );
    }
  });
  compressBody(request, response, next);
};
