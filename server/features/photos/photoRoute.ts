import { pipeline } from "node:stream/promises";
import type { RequestHandler, Response } from "express";
import type { DataSource } from "typeorm";
import { unavailable } from "../../errors";
import type { Services } from "../../services";
import { findServedPhoto } from "./loaders";
import { fileKeyOf, isFileName, isSharedFile, SHARED } from "./photoPath";
import type { StoredFile } from "./PhotoStore";

const AN_HOUR_SECONDS = 60 * 60;
const A_YEAR_SECONDS = 365 * 24 * AN_HOUR_SECONDS;

/** The content of an address never changes, but an address ends when its recipe stops being public. */
const caching = {
  public: `public, max-age=${A_YEAR_SECONDS}, immutable`,
  private: `private, max-age=${AN_HOUR_SECONDS}`,
};

/** The headers of every file, which is nothing but a picture. */
const headersOf = (name: string, { size }: StoredFile, visibility: keyof typeof caching) => ({
  "Cache-Control": caching[visibility],
  "Content-Length": String(size),
  "Content-Security-Policy": "default-src 'none'",
  "Content-Type": isSharedFile(name) ? SHARED.type : "image/webp",
  "X-Content-Type-Options": "nosniff",
  // Other sites show what is made for them.
  ...(isSharedFile(name) ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
});

const notFound = (response: Response) => void response.status(404).type("text").send("Not found.");

/**
 * Serves the files of photos, to be mounted at /photos. The store is asked for names of our own
 * shape alone, so that no address leads anywhere else in it. Photos of deleted recipes are not found, nor are those
 * whose address has changed. Everyone who has the address of another photo can open it.
 */
export function photoRoute(
  db: DataSource,
  { photos, log }: Pick<Services, "photos" | "log">,
): RequestHandler {
  return async (request, response) => {
    const asked = request.method === "GET" || request.method === "HEAD";
    const name = request.path.slice(1);
    if (!asked || !isFileName(name)) return notFound(response);
    const photo = await findServedPhoto(db, fileKeyOf(name));
    if (!photo) return notFound(response);
    const file = await photos
      .get(name.replace(fileKeyOf(name), photo.storedAs))
      .catch((error: unknown) => {
        throw unavailable(error);
      });
    if (!file) return notFound(response);
    response.set(headersOf(name, file, photo.isPublic ? "public" : "private"));
    if (request.method === "HEAD") {
      file.body.destroy();
      return void response.end();
    }
    await pipeline(file.body, response).catch((error: unknown) => {
      // A reader who went away is no fault of the store's.
      if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE")
        log.warn({ err: error, name }, "sending a photo failed");
    });
  };
}
