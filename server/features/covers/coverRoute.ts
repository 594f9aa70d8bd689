import type { RequestHandler } from "express";
import { parseCoverPath } from "./coverPath";
import { drawCover } from "./drawCover";

/** Serves drawn covers, to be mounted at /covers; what is no cover's address goes on to the next handler. */
export function coverRoute(): RequestHandler {
  return (req, res, next) => {
    const asked = req.method === "GET" || req.method === "HEAD";
    const subject = asked ? parseCoverPath(`/covers${req.path}`) : null;
    if (!subject) return next();
    res.set({
      "Cache-Control": "public, max-age=31536000, immutable",
      // Opened on its own an SVG is a document: it may run and load nothing.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
      "X-Content-Type-Options": "nosniff",
    });
    res.type("image/svg+xml").send(drawCover(subject));
  };
}
