import { createHash, timingSafeEqual } from "node:crypto";
import type { RequestHandler } from "express";
import { BRAND } from "../../brand";
import { escapeHtml } from "../../lib/text";
import { type StoredMail, readStoredMail } from "./readStoredMail";
import type { IncomingMessage } from "node:http";
import { ownProperty } from "../../../shared/ownProperty";

const FORWARDING = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Returns true if a request was made on this machine and for this machine. No proxy has forwarded it, and its
 * host is not a foreign name that resolves to this machine.
 */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  return (
    /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "") &&
    /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? "") &&
    !FORWARDING.some((name) => ownProperty(headers, name) !== undefined)
  );
}

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf7f0; --card: #fff; --ink: #2a2320; --quiet: #6b5e57; --line: #e8dfd3; --tomato: #b3371c }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1816; --card: #25211e; --ink: #f2eae1; --quiet: #b8aaa0; --line: #3a342f; --tomato: #ff8a6b }
}
body { margin: 0; padding: 32px 16px; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
main { max-width: 680px; margin: 0 auto }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.25 }
h1 { margin: 0 0 4px; font-size: 32px }
h2 { margin: 0; font-size: 20px }
p { margin: 0 }
.quiet { color: var(--quiet); font-size: 15px }
article { margin-top: 24px; padding: 20px; border: 1px solid var(--line); border-radius: 10px; background: var(--card) }
article > div { margin-top: 16px; white-space: pre-line; overflow-wrap: anywhere }
a { color: var(--tomato) }`;

/**
 * The content security policy, which allows no scripts or requests, because the mails contain text
 * from elsewhere.
 */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Renders a text with its web addresses as links. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map(escapeHtml)
    .map((piece, i) => (i % 2 ? `<a href="${piece}">${piece}</a>` : piece))
    .join("");

const article = ({ subject, to, date, text }: StoredMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="quiet">To ${escapeHtml(to)}, ${escapeHtml(date)}</p>
<div>${withLinks(text)}</div>
</article>`;

const page = (mails: StoredMail[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail · ${escapeHtml(BRAND)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Mail</h1>
<p class="quiet">No mail server is configured, so mail is shown here instead of being sent. This page is only available from this computer, with the key that the server has printed.</p>
${mails.map(article).join("\n") || "<article><p>No mail yet.</p></article>"}
</main>
</body>
</html>
`;

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Handles `/mail`, which shows unsent mail when the application is tried locally. A key is also
 * required, because not every proxy reveals itself.
 */
export function mailPage(folder: string, key: string): RequestHandler {
  const expectedKey = digest(key);
  return async (request, response, next) => {
    const isKnown = timingSafeEqual(digest(String(request.query["key"])), expectedKey);
    if (!isKnown || !isFromThisMachine(request)) return next();
    response
      .type("html")
      .set({ "Content-Security-Policy": POLICY, "Cache-Control": "no-store" })
      .send(page(await readStoredMail(folder)));
  };
}
