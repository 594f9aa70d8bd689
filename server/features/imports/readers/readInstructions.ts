import { linesOf, lineOf, trimColon } from "./textOf";

const NUMBERED = /^(?:(?:step|schritt)\s*\d+\s*[:.)-]?|\d{1,2}\s*[.)](?!\d))\s*/i;

/** "1. Mix. 2. Bake." on one line, which begins with its first number. */
const INLINE_NUMBER = / (?=\d{1,2}[.)] \p{Lu})/u;

/** Lists within lists beyond this depth are left out. */
const DEEPEST = 10;

const isText = (value: unknown): value is string => typeof value === "string";

/** A line as a heading of the steps below it. */
export const headingOf = (text: string): string => `${trimColon(lineOf(text))}:`;

/** The steps of a text: one a line, without their numbers. */
export function stepsOfText(text: string): string[] {
  const lines = linesOf(text).flatMap((line) =>
    /^1[.)]\s/.test(line) ? line.split(INLINE_NUMBER) : [line],
  );
  return lines.map((line) => line.replace(NUMBERED, "").trim()).filter((line) => line !== "");
}

const textIn = ({ text, description, name }: Record<string, unknown>): string | undefined =>
  [text, description, name].find((each): each is string => isText(each) && each.trim() !== "");

const typesOf = (node: Record<string, unknown>): string[] => [node["@type"]].flat().filter(isText);

/** A step is one line, however its author has broken it, unless it is a whole list. */
function stepsOfStep(step: Record<string, unknown>, depth: number): string[] {
  const parts = step["itemListElement"];
  if (parts !== undefined && !isText(step["text"])) {
    const inner = readInstructions(parts, depth);
    return inner.length > 0 ? [inner.join(" ")] : [];
  }
  const text = textIn(step);
  return text === undefined ? [] : [stepsOfText(text).join(" ")].filter((line) => line !== "");
}

function stepsOfSection(section: Record<string, unknown>, depth: number): string[] {
  const { name } = section;
  const inner = readInstructions(
    section["itemListElement"] ??
      section["steps"] ??
      section["recipeInstructions"] ??
      section["text"],
    depth,
  );
  return isText(name) && lineOf(name) !== "" && inner.length > 0
    ? [headingOf(name), ...inner]
    : inner;
}

/** The steps of `recipeInstructions`: a text, steps, or sections of steps, which get their names as headings. */
export function readInstructions(instructions: unknown, depth = 0): string[] {
  if (isText(instructions)) return stepsOfText(instructions);
  if (depth > DEEPEST) return [];
  const within = depth + 1;
  if (Array.isArray(instructions)) {
    return instructions.flatMap((each) => readInstructions(each, within));
  }
  if (typeof instructions !== "object" || instructions === null) return [];
  const node = instructions as Record<string, unknown>;
  const types = typesOf(node);
  if (types.includes("HowToSection")) return stepsOfSection(node, within);
  if (types.includes("ItemList")) return readInstructions(node["itemListElement"], within);
  if (types.includes("ListItem") && node["item"] !== undefined)
    return readInstructions(node["item"], within);
  return stepsOfStep(node, within);
}
