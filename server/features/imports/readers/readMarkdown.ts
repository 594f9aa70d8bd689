import { readCooklangMetadata } from "./archives/cooklangMetadata";
import { makeRecipe } from "./archives/fields";
import { splitFrontMatter } from "./archives/frontMatter";
import type { ImportedRecipe } from "./ImportedRecipe";
import { leftOut } from "./leftOut";
import { readText } from "./readText";

/** Reads a text or Markdown, whose front matter may state the title, the servings and the times. */
export function readMarkdown(text: string): ImportedRecipe {
  if (!splitFrontMatter(text)) return readText(text);
  const { metadata, equipment, leftOutKeys, body } = readCooklangMetadata(text);
  const fields = Object.entries(metadata).filter(([, value]) => value !== undefined);
  return makeRecipe({
    ...readText(body, metadata.name),
    ...Object.fromEntries(fields),
    equipment: equipment.length > 0 ? equipment : undefined,
    warnings: leftOut(leftOutKeys),
  });
}
