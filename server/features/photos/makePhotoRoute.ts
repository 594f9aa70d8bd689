import { pipeline } from "node:stream/promises";
import type { RequestHandler, Response } from "express";
import type { DataSource } from "typeorm";
import { unavailable } from "../../errors";
import type { Services } from "../../services";
import { findServedPhoto } from "./loaders";
import { readFileKey, isFileName, isSharedFile, SHARED } from "./photoFiles";
import type { StoredFile } from "./PhotoStore";

const AN_HOUR_SECONDS = 60 * 60;
const A_YEAR_SECONDS = 365 * 24 * AN_HOUR_SECONDS;

/**
 * The `Cache-Control` headers. The content of a URL never changes, but a URL becomes invalid when
 * its recipe stops being public.
 */
const caching = {
  public: `public, max-age=${A_YEAR_SECONDS}, immutable`,
  private: `private, max-age=${AN_HOUR_SECONDS}`,
};

/** Returns headers that prevent a file from being used as anything but a picture. */
const makeHeaders = (name: string, { size }: StoredFile, visibility: keyof typeof caching) => ({
  "Cache-Control": caching[visibility],
  "Content-Length": String(size),
  "Content-Security-Policy": "default-src 'none'",
  "Content-Type": isSharedFile(name) ? SHARED.type : "image/webp",
  "X-Content-Type-Options": "nosniff",
  // The header allows other sites to embed the file that is made for them.
  ...(isSharedFile(name) ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
});

const sendNotFound = (response: Response) =>
  void response.status(404).type("text").send("Not found.");

/**
 * Serves photos at /photos. Only names that this server creates are looked up, so a path cannot reach other
 * files. Photos of deleted recipes and former URLs are not found. A URL grants access to its photo.
 */
export function makePhotoRoute(
  db: DataSource,
  { photos, log }: Pick<Services, "photos" | "log">,
): RequestHandler {
  return async (request, response) => {
    const isReadRequest = request.method === "GET" || request.method === "HEAD";
    const name = request.path.slice(1);
    if (!isReadRequest || !isFileName(name)) return sendNotFound(response);
    const photo = await findServedPhoto(db, readFileKey(name));
    if (!photo) return sendNotFound(response);
    const file = await photos
      .get(name.replace(readFileKey(name), photo.storedAs))
      .catch((error: unknown) => {
        throw unavailable(error);
      });
    if (!file) return sendNotFound(response);
    response.set(makeHeaders(name, file, photo.isPublic ? "public" : "private"));
    if (request.method === "HEAD") {
      file.body.destroy();
      return void response.end();
    }
    await pipeline(file.body, response).catch((error: unknown) => {
      // The error is ignored, because a reader who disconnects is not a failure of the store.
      if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE")
        log.warn({ err: error, name }, "sending a photo failed");
    });
  };
}
