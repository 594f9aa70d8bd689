import { toPlainLines, toPlainLine, trimColon } from "./textOf";

const NUMBERED = /^(?:(?:step|schritt)\s*\d+\s*[:.)-]?|\d{1,2}\s*[.)](?!\d))\s*/i;

/** "1. Mix. 2. Bake." on one line, which begins with its first number. */
const INLINE_NUMBER = / (?=\d{1,2}[.)] \p{Lu})/u;

/** Lists within lists beyond this depth are left out. */
const MAX_DEPTH = 10;

const isText = (value: unknown): value is string => typeof value === "string";

/** A line as a heading of the steps below it. */
export const toHeading = (text: string): string => `${trimColon(toPlainLine(text))}:`;

/** The steps of a text: one a line, without their numbers. */
export function splitSteps(text: string): string[] {
  const lines = toPlainLines(text).flatMap((line) =>
    /^1[.)]\s/.test(line) ? line.split(INLINE_NUMBER) : [line],
  );
  return lines.map((line) => line.replace(NUMBERED, "").trim()).filter((line) => line !== "");
}

const readText = ({ text, description, name }: Record<string, unknown>): string | undefined =>
  [text, description, name].find((value): value is string => isText(value) && value.trim() !== "");

const readTypes = (node: Record<string, unknown>): string[] => [node["@type"]].flat().filter(isText);

/** A step is one line, however its author has broken it, unless it is a whole list. */
function readStep(step: Record<string, unknown>, depth: number): string[] {
  const parts = step["itemListElement"];
  if (parts !== undefined && !isText(step["text"])) {
    const steps = readInstructions(parts, depth);
    return steps.length > 0 ? [steps.join(" ")] : [];
  }
  const text = readText(step);
  return text === undefined ? [] : [splitSteps(text).join(" ")].filter((line) => line !== "");
}

function readSection(section: Record<string, unknown>, depth: number): string[] {
  const { name } = section;
  const steps = readInstructions(
    section["itemListElement"] ??
      section["steps"] ??
      section["recipeInstructions"] ??
      section["text"],
    depth,
  );
  return isText(name) && toPlainLine(name) !== "" && steps.length > 0
    ? [toHeading(name), ...steps]
    : steps;
}

/** The steps of `recipeInstructions`: a text, steps, or sections of steps, which get their names as headings. */
export function readInstructions(instructions: unknown, depth = 0): string[] {
  if (isText(instructions)) return splitSteps(instructions);
  if (depth > MAX_DEPTH) return [];
  const childDepth = depth + 1;
  if (Array.isArray(instructions)) {
    return instructions.flatMap((part) => readInstructions(part, childDepth));
  }
  if (typeof instructions !== "object" || instructions === null) return [];
  const node = instructions as Record<string, unknown>;
  const types = readTypes(node);
  if (types.includes("HowToSection")) return readSection(node, childDepth);
  if (types.includes("ItemList")) return readInstructions(node["itemListElement"], childDepth);
  if (types.includes("ListItem") && node["item"] !== undefined)
    return readInstructions(node["item"], childDepth);
  return readStep(node, childDepth);
}
