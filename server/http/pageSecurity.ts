import { createHash, randomBytes } from "node:crypto";
import type { RequestHandler, Response } from "express";
import helmet from "helmet";
import { STARTER } from "../ssr/lateScript";

/** The value that this answer's inline styles must carry. */
export const nonceOf = (response: Response): string => String(response.locals["nonce"]);

const hashOf = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** The hashes of our inline scripts, for the Content-Security-Policy. */
export const scriptHashes = (template: string): string[] => [
  ...[...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => hashOf(script!)),
  hashOf(STARTER),
];

/**
 * The headers of every answer, good or bad.
 * @param scripts hashes of the inline scripts that may run
 * @param https whether the public address is reached by TLS
 */
export function pageSecurity(scripts: string[], https: boolean): RequestHandler[] {
  const giveNonce: RequestHandler = (_request, response, next) => {
    response.locals["nonce"] = randomBytes(16).toString("base64");
    next();
  };
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response as Response)}'`],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: https,
  });
  return [giveNonce, headers];
}
