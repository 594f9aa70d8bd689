import { findPageParts } from "./findPageParts";
import type { ImportedRecipe } from "./ImportedRecipe";
import { endsRecipe } from "./pageWords";
import type { Block } from "./readBlocks";
import { describeMissingParts } from "./readJsonLd";
import { readHeadingServings } from "./readText";
import { findPart } from "./textWords";
import { readLabel } from "./readLabel";
import { trimColon } from "./toPlainText";

/** The length of a label, and of the value in the line below it. */
const MAX_VALUE = 30;

/** Joins a label to its value if they are lines of their own: "Servings:" and "6". */
function joinValue({ text }: Block, next: Block | undefined): string {
  const isLabel = text.length <= MAX_VALUE && !/\p{N}/u.test(text);
  const isValue = next !== undefined && next.text.length <= MAX_VALUE && /\p{N}/u.test(next.text);
  return isLabel && isValue ? `${trimColon(text)}: ${next.text}` : text;
}

/** Reads values such as servings and times that the lines around the ingredients state. */
function readFields(blocks: readonly Block[]): Partial<ImportedRecipe> {
  const fields: Partial<ImportedRecipe> = {};
  for (const [i, block] of blocks.entries()) {
    const { text } = block;
    const servings = findPart(text) === "ingredients" ? readHeadingServings(text) : undefined;
    const line = servings ?? joinValue(block, blocks[i + 1]);
    const { source, ...labeledFields } = readLabel(line) ?? {};
    Object.assign(fields, { ...labeledFields, ...fields });
  }
  return fields;
}

const ENDS_SENTENCE = /[.!?…。！？]["”“»)]?$/u;

/**
 * Reads the recipe in the text of a page.
 * @param title the title of the page
 */
export function readPageText(blocks: readonly Block[], title: string): ImportedRecipe {
  const { ingredients, instructions, notes } = findPageParts(blocks);
  const essential = {
    name: title,
    ingredients: ingredients?.lines ?? [],
    instructions: instructions?.lines ?? [],
  };
  const start = Math.min(ingredients?.start ?? Infinity, instructions?.start ?? Infinity);
  const titleIndex = blocks.findIndex(({ level }) => level === 1);
  const before = blocks.slice(titleIndex + 1, Number.isFinite(start) ? start : 0);
  const description = before
    .filter(({ text, level, list }) => level === 0 && list === 0 && ENDS_SENTENCE.test(text))
    .map(({ text }) => text)
    .filter((text) => !readLabel(text) && !endsRecipe(text) && text !== title);
  const end = Math.max(ingredients?.ends[0] ?? 0, instructions?.start ?? 0);
  return {
    tags: [],
    photos: [],
    ...readFields(blocks.slice(titleIndex < start ? titleIndex + 1 : 0, end)),
    ...essential,
    ...(description.length > 0 ? { description: description.join("\n") } : {}),
    ...(notes.length > 0 ? { notes: notes.join("\n") } : {}),
    warnings: describeMissingParts(essential),
  };
}
