import type { ImportedRecipe } from "./ImportedRecipe";
import { findJsonLdRecipes, indexJsonLd } from "./jsonLdNodes";
import { parseJsonLd } from "./parseJsonLd";
import { readJsonLd } from "./readJsonLd";
import { readPage } from "./readPage";
import { readText } from "./readText";

const LOOKS_LIKE_HTML =
  /<(?:!doctype|html|head|body|script|div|section|article|main|p|ul|ol|h[1-6]|span|table)\b/i;

function readJson(json: string): ImportedRecipe[] {
  const data = parseJsonLd(json);
  const index = indexJsonLd(data);
  return findJsonLdRecipes(data).map((node) => readJsonLd(node, { index }));
}

/** Reads pasted text: the HTML of a page, structured data or plain text. */
export function readPasted(text: string): ImportedRecipe[] {
  if (LOOKS_LIKE_HTML.test(text)) return readPage(text);
  const fromJson = /^\s*[[{]/.test(text) ? readJson(text) : [];
  if (fromJson.length > 0) return fromJson;
  const recipe = readText(text);
  return recipe.ingredients.length > 0 || recipe.instructions.length > 0 ? [recipe] : [];
}
