import { existsSync, readdirSync } from "node:fs";
import { extname } from "node:path";
import type { RequestHandler } from "express";
import { chooseEncoding } from "../../http/compress";

const SUFFIX = ".br";

/**
 * Serves the Brotli files of the build to clients that accept them. The next middleware serves the
 * uncompressed files of the folder.
 */
export function brotliAssets(folder: string): RequestHandler {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const compressedFiles = new Set(
    names.filter((name) => name.endsWith(SUFFIX)).map((name) => `/${name}`),
  );
  return (request, response, next) => {
    const { path } = request;
    if (!compressedFiles.has(path + SUFFIX)) return next();
    response.vary("Accept-Encoding");
    if (chooseEncoding(request) === "br") {
      request.url = path + SUFFIX;
      response.type(extname(path)).set("Content-Encoding", "br");
    }
    next();
  };
}
