import type { RequestHandler } from "express";
import { drawnPath, parseCoverPath } from "./coverPath";
import { drawCover } from "./drawCover";
import { PAINTED, paintCover } from "./paintCover";

/**
 * Serves covers, drawn or painted, to be mounted at /covers; what is no cover's address goes on to
 * the next handler.
 */
export function coverRoute(): RequestHandler {
  return async (request, response, next) => {
    const asked = request.method === "GET" || request.method === "HEAD";
    const path = `/covers${request.path}`;
    const subject = asked ? parseCoverPath(drawnPath(path)) : null;
    if (!subject) return next();
    const isDrawn = path === drawnPath(path);
    const picture = isDrawn ? drawCover(subject) : await paintCover(subject);
    response
      .set({
        "Cache-Control": "public, max-age=31536000, immutable",
        // Opened on its own an SVG is a document: it may run and load nothing.
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
        "X-Content-Type-Options": "nosniff",
        // Other sites show what is painted for them.
        ...(isDrawn ? {} : { "Cross-Origin-Resource-Policy": "cross-origin" }),
      })
      .type(isDrawn ? "image/svg+xml" : PAINTED.type)
      .send(picture);
  };
}
