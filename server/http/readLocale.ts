import type { IncomingMessage } from "node:http";
import accepts from "accepts";
import { type Locale, preferredLocale } from "../../shared/locales";

/**
 * The language to answer a request in: the one chosen on our pages, or else preferred by the browser.
 * @param fallback the language of whoever prefers none that we have
 */
export const readLocale = (request: IncomingMessage, fallback: Locale): Locale =>
  preferredLocale(request.headers.cookie ?? "", accepts(request).languages(), fallback);
