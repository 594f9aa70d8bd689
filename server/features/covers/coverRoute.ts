import type { RequestHandler } from "express";
import { renderCover } from "./drawing/covers";

/**
 * Serves the drawings of recipes, to be mounted at /covers. A path that is no drawing's goes on to the
 * next handler.
 */
export function coverRoute(): RequestHandler {
  return async (request, response, next) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    const picture = reads ? await renderCover(`/covers${request.path}`) : null;
    if (!picture) return next();
    response
      .set({
        "Cache-Control": "public, max-age=31536000, immutable",
        // Opened on its own an SVG is a document: it may run and load nothing.
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
        "X-Content-Type-Options": "nosniff",
        // Other sites embed the PNG.
        ...(picture.type === "image/png" ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
      })
      .type(picture.type)
      .send(picture.body);
  };
}
