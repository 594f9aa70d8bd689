import { createHash, randomBytes } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";
import helmet from "helmet";
import { PerRequest } from "../lib/PerRequest";
import { START_SCRIPT } from "./rendering/startScript";

const POLICY = "Content-Security-Policy";
const STYLES = "style-src 'self'";

/**
 * The device features that the screens need; only our own pages may use them, and all others are
 * disabled.
 */
const PERMISSIONS = [
  "camera=()",
  "display-capture=()",
  "geolocation=()",
  "microphone=()",
  "payment=()",
  "usb=()",
  "clipboard-write=(self)",
  "screen-wake-lock=(self)",
].join(", ");

const nonces = new PerRequest<string>();

/** Returns the value that the inline styles of a page must carry; the first call adds it to the policy. */
export function getNonce(response: ServerResponse): string {
  const existingNonce = nonces.get(response);
  if (existingNonce !== undefined) return existingNonce;
  const nonce = randomBytes(16).toString("base64");
  nonces.set(response, nonce);
  const policy = String(response.getHeader(POLICY));
  response.setHeader(POLICY, policy.replace(STYLES, `${STYLES} 'nonce-${nonce}'`));
  return nonce;
}

const hashScript = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Computes the hashes of our inline scripts, for the Content-Security-Policy. */
export const hashScripts = (template: string): string[] => [
  ...[...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) =>
    hashScript(script!),
  ),
  hashScript(START_SCRIPT),
];

/** Reads the headers that middleware sets in the same way on every response. */
function readHeaders(middleware: ReturnType<typeof helmet>): [name: string, value: string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

/**
 * The security headers of every response.
 * @param scripts hashes of the inline scripts that may run
 * @param https true if the public address is reached by TLS
 */
export function pageSecurity(scripts: string[], https: boolean): RequestHandler {
  const headers = readHeaders(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...scripts],
          styleSrc: ["'self'"],
          styleSrcAttr: ["'unsafe-inline'"],
          imgSrc: ["'self'", "data:", "blob:"],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
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
    }),
  );
  headers.push(["Permissions-Policy", PERMISSIONS]);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
