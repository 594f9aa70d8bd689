import type { RequestHandler } from "express";
import { renderCover } from "./drawing/covers";

/** Serves drawings at /covers, and leaves other paths to the next handler. */
export function makeCoverRoute(): RequestHandler {
  return async (request, response, next) => {
    const isReadRequest = request.method === "GET" || request.method === "HEAD";
    const picture = isReadRequest ? await renderCover(`/covers${request.path}`) : null;
    if (!picture) return next();
    response
      .set({
        "Cache-Control": "public, max-age=31536000, immutable",
        // The policy applies to an SVG that is opened directly, which is a document and must not
        // run or load anything.
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
        "X-Content-Type-Options": "nosniff",
        // The header allows other sites to embed the PNG.
        ...(picture.type === "image/png" ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
      })
      .type(picture.type)
      .send(picture.body);
  };
}
