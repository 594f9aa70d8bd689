import { randomBytes } from "node:crypto";
import { getDistDirectory, renderAltair } from "altair-static";
import express, { type RequestHandler, Router } from "express";
import { BRAND } from "../brand";
import { exampleOperations } from "./exampleOperations";

const ASSETS = "/playground/";

/** What the playground's own scripts and styles need; the rest of the application gives less. */
const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'self'",
  ].join("; ");

const isBrowser: (accept: string | undefined) => boolean = (accept) =>
  accept?.includes("text/html") ?? false;

/** The playground of developers: at `/graphql` for a browser, all of it from this server. */
export function playground(): Router {
  const page: RequestHandler = (request, response, next) => {
    if (!isBrowser(request.headers.accept)) return next();
    const nonce = randomBytes(16).toString("base64");
    response
      .type("html")
      .set("Content-Security-Policy", policy(nonce))
      .send(
        renderAltair({
          baseURL: ASSETS,
          endpointURL: "/graphql",
          cspNonce: nonce,
          disableAccount: true,
          instanceStorageNamespace: BRAND.toLowerCase(),
          initialWindows: exampleOperations,
          initialSettings: {
            // Docs and completion are there from the start.
            "schema.reloadOnStart": true,
            "banners.disable": true,
          },
        }),
      );
  };
  return Router()
    .get("/graphql", page)
    .use(ASSETS, express.static(getDistDirectory(), { index: false }));
}
