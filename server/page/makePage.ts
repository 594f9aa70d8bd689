import type { Response } from "express";
import { nonceOf } from "./pageSecurity";

/**
 * The client's page, to be filled for one answer: a page's own tags take the place of the title and
 * the description that it has for all. The nonce goes into our own text only, so that nothing which
 * people wrote can ask for it.
 * @returns takes the tags, or null for those of all pages
 */
export function makePage(template: string): (response: Response, tags: string | null) => string {
  const titled = template.replace(/\s*<meta\s+name="description"[^>]*>/, "");
  const [before, after] = titled.split(/<title>[^<]*<\/title>/);
  if (before === undefined || after === undefined) throw new Error("index.html has no title.");
  return (response, tags) => {
    const filled = (text: string) => text.replaceAll("%CSP_NONCE%", nonceOf(response));
    return tags === null ? filled(template) : filled(before) + tags + filled(after);
  };
}
