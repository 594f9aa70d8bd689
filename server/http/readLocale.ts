import type { IncomingMessage } from "node:http";
import accepts from "accepts";
import { type Locale, preferredLocale } from "../../shared/locales";

/**
 * The language of a response: the one chosen on our pages, or else the one preferred by the browser.
 * @param fallback the language for a browser that prefers only unsupported ones
 */
export const readLocale = (request: IncomingMessage, fallback: Locale): Locale =>
  preferredLocale(request.headers.cookie ?? "", accepts(request).languages(), fallback);
