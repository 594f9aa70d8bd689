import { readJson } from "./archives/readJson";
import type { ImportedRecipe } from "./ImportedRecipe";
import { readMarkdown } from "./readMarkdown";
import { parseJsonLd } from "./parseJsonLd";
import { readPage } from "./readPage";

const LOOKS_LIKE_HTML =
  /<(?:!doctype|html|head|body|script|div|section|article|main|p|ul|ol|h[1-6]|span|table)\b/i;

/** Reads pasted text: the HTML of a page, structured data or plain text. */
export function readPasted(text: string): ImportedRecipe[] {
  const fromJson = /^\s*[[{]/.test(text) ? readJson(parseJsonLd(text)) : [];
  if (fromJson.length > 0) return fromJson;
  if (LOOKS_LIKE_HTML.test(text)) return readPage(text);
  const recipe = readMarkdown(text);
  return recipe.ingredients.length > 0 || recipe.instructions.length > 0 ? [recipe] : [];
}
