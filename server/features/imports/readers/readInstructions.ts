import { foldText } from "../../../../shared/foldText";
import { trimEnd } from "../../../../shared/trimEnd";
import { readStepHeading } from "../../../../shared/amounts/readHeading";
import { headings } from "./textWords";
import { toPlainLines, toPlainLine, trimColon } from "./toPlainText";

const NUMBERED = /^(?:(?:step|schritt)\s*\d+\s*[:.)-]?|\d{1,2}\s*[.)](?!\d))\s*/i;

/** The separator in "1. Mix. 2. Bake." on one line. */
const INLINE_NUMBER = / (?=\d{1,2}[.)] \p{Lu})/u;

/** The maximum depth of nested lists; deeper ones are ignored. */
const MAX_DEPTH = 10;

const isText = (value: unknown): value is string => typeof value === "string";

/** Converts a line to a heading of the steps below it. */
export const toHeading = (text: string): string => `${trimColon(toPlainLine(text))}:`;

/** Converts a line such as `## Sauce`, `[Sauce]` or "For the sauce" to a heading; returns steps unchanged. */
export function markHeading(line: string): string {
  const heading = readStepHeading(line);
  return heading === null ? line : `${heading}:`;
}

/** Splits a text into steps and headings, one per line, without numbers. */
export function splitSteps(text: string): string[] {
  const lines = toPlainLines(text).flatMap((line) =>
    /^1[.)]\s/.test(line) ? line.split(INLINE_NUMBER) : [line],
  );
  return lines
    .map((line) => line.replace(NUMBERED, "").trim())
    .filter((line) => line !== "")
    .map(markHeading);
}

const readText = ({ text, description, name }: Record<string, unknown>): string | undefined =>
  [text, description, name].find((value): value is string => isText(value) && value.trim() !== "");

const readTypes = (node: Record<string, unknown>): string[] =>
  [node["@type"]].flat().filter(isText);

/** Names that only count the steps: "Step 4", "Schritt 4", "4." */
const COUNTING_NAME = /^(?:\p{L}+[\s_-]*)?#?\s?\d{1,3}[.:)]?$/u;

/** Returns the name of a step, unless it counts the steps or repeats the text. */
function readStepName(name: unknown, text: string): string | undefined {
  if (!isText(name)) return undefined;
  const line = toPlainLine(name);
  const words = trimEnd(line.replace(NUMBERED, ""), /[\s:：.…!]/u);
  if (words === "" || COUNTING_NAME.test(line) || headings.instructions.test(words))
    return undefined;
  const [shortText, shortName] = [text, words].map(foldText) as [string, string];
  return shortText.startsWith(shortName) || shortName.startsWith(trimEnd(shortText, /[\s.…]/u))
    ? undefined
    : words;
}

/** Returns a step as one line, whatever its line breaks, after its name. */
function readStep(step: Record<string, unknown>, depth: number): string[] {
  const parts = step["itemListElement"];
  const lines =
    parts !== undefined && !isText(step["text"])
      ? readInstructions(parts, depth)
      : splitSteps(readText(step) ?? "");
  const text = lines.join(" ");
  if (text === "") return [];
  const name = readStepName(step["name"], text);
  return [name === undefined ? text : `${name}: ${text}`];
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

/** Reads `recipeInstructions`: a text, steps, or sections of steps, whose names become headings. */
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
