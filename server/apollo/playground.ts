import { randomBytes } from "node:crypto";
import { getDistDirectory, renderAltair } from "altair-static";
import express, { type RequestHandler } from "express";
import { BRAND } from "../brand";
import { exampleOperations } from "./exampleOperations";

/** The path of the playground's files. */
export const PLAYGROUND = "/playground/";

/**
 * Returns the content security policy of the playground, whose scripts and styles need more than
 * the application.
 */
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

/** Sends the playground to browsers that open `/graphql`. */
export const sendPlayground: RequestHandler = (request, response, next) => {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || !isBrowser(request.headers.accept)) return next();
  const nonce = randomBytes(16).toString("base64");
  response
    .type("html")
    .set("Content-Security-Policy", policy(nonce))
    .send(
      renderAltair({
        baseURL: PLAYGROUND,
        endpointURL: "/graphql",
        cspNonce: nonce,
        disableAccount: true,
        instanceStorageNamespace: BRAND.toLowerCase(),
        initialWindows: exampleOperations,
        initialSettings: {
          // The option loads the schema immediately, for the documentation and completion.
          "schema.reloadOnStart": true,
          "banners.disable": true,
        },
      }),
    );
};

/** Serves the files of the playground from this server. */
export const playgroundFiles = (): RequestHandler =>
  express.static(getDistDirectory(), { index: false });
