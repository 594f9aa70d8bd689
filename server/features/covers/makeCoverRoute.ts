import type { RequestHandler } from "express";
import { renderCover } from "./drawing/covers";

/** Serves drawings at /covers. Other paths are passed to the next handler. */
export function makeCoverRoute(): RequestHandler {
  return async (request, response, next) => {
    const isReadRequest = request.method === "GET" || request.method === "HEAD";
    const picture = isReadRequest ? await renderCover(`/covers${request.path}`) : null;
    if (!picture) return next();
    response
      .set({
        "Cache-Control": "public, max-age=31536000, immutable",
        // An SVG that is opened directly is a document, which must not run or load anything.
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
        "X-Content-Type-Options": "nosniff",
        // Other sites embed the PNG.
        ...(picture.type === "image/png" ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
      })
      .type(picture.type)
      .send(picture.body);
  };
}
