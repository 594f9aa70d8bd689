import { foldText } from "../../../../shared/foldText";
import { trimEnd } from "../../../../shared/trimEnd";
import { readCapitals, readStepHeading } from "../../../../shared/amounts/readHeading";
import { isNode, isOfType, type JsonLdNode } from "./jsonLdNodes";
import { removeStepNumber, splitNumberedSteps } from "./stepNumbers";
import { headings } from "./textWords";
import { markHtmlHeadings, toPlainLines, toPlainLine, trimColon } from "./toPlainText";

/** The maximum depth of nested lists; deeper ones are ignored. */
const MAX_DEPTH = 10;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Converts a line to a heading of the steps below it. */
export const toHeading = (text: string): string => `${trimColon(toPlainLine(text))}:`;

/** Converts a line such as `## Sauce`, `[Sauce]` or "For the sauce" to a heading; returns steps unchanged. */
export function markHeading(line: string): string {
  const heading = readStepHeading(line);
  return heading === null ? line : `${heading}:`;
}

const LIST_MARKER = /^(?:[-–*•·●◦▪‣☐□▢✓]\s+)+(?=[\p{L}\p{N}])/u;

/** Completes lines: removes the numbers of steps, list markers and lines without words, and marks headings. */
function finishSteps(lines: readonly string[]): string[] {
  const steps = splitNumberedSteps(lines);
  return steps
    .map((line, i) => {
      const isTitle = i < steps.length - 1 && readCapitals(line, steps) !== null;
      return isTitle ? toHeading(line) : markHeading(line).replace(LIST_MARKER, "").trim();
    })
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Splits a text into lines. Some pages escape the line breaks twice. */
const toLines = (text: string): string[] =>
  toPlainLines(markHtmlHeadings(text.replace(/\\r(?=\\n)/g, "").replace(/\\n(?!\p{Ll})/gu, "\n")));

/** Splits a text into steps and headings, one per line, without numbers. */
export const splitSteps = (text: string): string[] => finishSteps(toLines(text));

/** Names that only count the steps: "Step 4", "4. Schritt", "4.", "Step one", "First step". */
const COUNTING_NAME =
  /^(?:(?:\p{L}+[\s_-]*)?#?\s?\d{1,3}[.:)]?|\d{1,2}\. (?:schritt|etappe)|(?:first|second|third|fourth|fifth|last|final)(?: step)?|(?:step|schritt) (?:one|two|three|four|five|six|seven|eight|nine|ten|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn))$/iu;

const NAME_END = /[\s:：.…!*#_–—-]/u;

/** Returns the name of a step, unless it counts the steps or is empty. */
function readStepName(name: unknown): string | undefined {
  if (!isText(name)) return undefined;
  const line = toPlainLine(name);
  const words = removeStepNumber(line.replace(/^[-–—*#_\s]+/u, "")).trim();
  const shortName = trimEnd(words, NAME_END);
  const isCount =
    shortName === "" ||
    COUNTING_NAME.test(line) ||
    /^https?:/.test(line) ||
    headings.instructions.test(shortName);
  return isCount ? undefined : words;
}

/** Returns the letters and digits of a text, for comparing texts. */
const foldWords = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * Adds the name to the text of a step, unless one of them repeats the beginning of the other. A text in lower
 * case continues the name: some programs take the bold beginning of a sentence for the name.
 */
function addName(name: string, text: string): string {
  const [shortText, shortName] = [removeStepNumber(text), name].map(foldWords) as [string, string];
  if (shortText.startsWith(shortName)) return text;
  if (shortName.startsWith(shortText)) return name;
  return `${trimEnd(name, NAME_END)}${/^\p{Ll}/u.test(text) ? "" : ":"} ${text}`;
}

const findTexts = ({ text, description, name }: JsonLdNode): string[] =>
  [text, description, name]
    .map((value) => asList(value).filter(isText))
    .find((texts) => texts.length > 0) ?? [];

const ENDS_SENTENCE = /[.!?:…。！？][)"”“»']*$/u;

/** Returns true for lines that are steps of their own: numbered, or sentences of a recipe's only step. */
const areSteps = (lines: readonly string[], isOnlyStep: boolean): boolean =>
  lines.length > 1 &&
  ((isOnlyStep && lines.every((line) => ENDS_SENTENCE.test(line))) ||
    (/^1\s?[.)]/.test(lines[0]!) && lines.some((line) => /^2\s?[.)]/.test(line))));

/** The position of a step among its siblings. */
interface Siblings {
  isOnlyStep: boolean;
  /** True if the names of steps are headings, because some of them have several steps. */
  namesAreHeadings: boolean;
}

const NO_SIBLINGS: Siblings = { isOnlyStep: true, namesAreHeadings: false };

/** Returns the text of a step as one line after its name, or as several steps below it. */
function readStep(step: JsonLdNode, depth: number, siblings: Siblings): string[] {
  const { text, itemListElement } = step;
  const texts =
    itemListElement !== undefined && !asList(text).some(isText)
      ? [readParts(itemListElement, depth).join(" ")].filter(isText)
      : findTexts(step);
  const steps = texts.flatMap((each) => {
    const lines = toLines(each);
    return areSteps(lines, siblings.isOnlyStep) ? lines : lines.join(" ");
  });
  const name = readStepName(step["name"]);
  if (name === undefined || steps.length === 0) return steps;
  const [first, ...others] = steps.map((each, i) => (i === 0 ? addName(name, each) : each));
  const isNamed = first !== steps[0] && first !== name;
  return isNamed && (others.length > 0 || siblings.namesAreHeadings)
    ? [toHeading(trimEnd(name, NAME_END)), ...steps]
    : [first!, ...others];
}

function readSection(section: JsonLdNode, depth: number): string[] {
  const { name, headline } = section;
  const parts = [
    section["itemListElement"],
    section["steps"],
    section["step"],
    section["item"],
    section["hasPart"],
    section["recipeInstructions"],
    section["text"],
    section["description"],
  ];
  const steps = parts.reduce<string[]>(
    (read, part) => (read.length > 0 ? read : readParts(part, depth)),
    [],
  );
  const title = [name, headline].find(isText);
  if (title === undefined) return steps;
  // A section without steps is a step itself.
  return steps.length > 0 ? [toHeading(title), ...steps] : [toPlainLine(title)];
}

const isStep = (part: unknown): boolean =>
  isText(part) || (isNode(part) && !isOfType(part, "HowToSection"));

const readSiblings = (parts: readonly unknown[]): Siblings => ({
  isOnlyStep: parts.filter(isStep).length === 1,
  namesAreHeadings: parts.some(
    (part) =>
      isNode(part) &&
      isText(part["name"]) &&
      asList(part["text"] ?? part["description"]).filter(isText).length > 1,
  ),
});

const isJson = (text: string): boolean => /^(?:\[\s*)?\{\s*"/.test(text.trim());

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the lines of instructions, of which numbers and headings are not yet marked. */
function readParts(instructions: unknown, depth: number, siblings = NO_SIBLINGS): string[] {
  if (depth > MAX_DEPTH) return [];
  if (isText(instructions)) {
    const data = isJson(instructions) ? parseJson(instructions) : undefined;
    return data === undefined ? toLines(instructions) : readParts(data, depth + 1);
  }
  if (Array.isArray(instructions)) {
    const children = readSiblings(instructions);
    return instructions.flatMap((part) => readParts(part, depth + 1, children));
  }
  if (!isNode(instructions)) return [];
  const { itemListElement, item } = instructions;
  if (isOfType(instructions, "HowToSection")) return readSection(instructions, depth + 1);
  if (isOfType(instructions, "ListItem") && item !== undefined) return readParts(item, depth + 1);
  if (isOfType(instructions, "ItemList") || isOfType(instructions, "HowTo")) {
    const { step, steps, text } = instructions;
    return readParts(itemListElement ?? step ?? steps ?? text, depth + 1);
  }
  const numbered = Object.entries(instructions).filter(([key]) => !key.startsWith("@"));
  if (numbered.length > 0 && numbered.every(([key]) => /^\d+$/.test(key))) {
    return readParts(
      numbered.map(([, part]) => part),
      depth + 1,
    );
  }
  return readStep(instructions, depth + 1, siblings);
}

const isHeading = (line: string | undefined): boolean => line?.endsWith(":") ?? false;

/** Removes headings without steps at the end, and the only heading if it names the method. */
function removeEmptyHeadings(lines: readonly string[]): string[] {
  const end = lines.findLastIndex((line) => !isHeading(line)) + 1;
  const [first = "", ...others] = end > 0 ? lines.slice(0, end) : lines;
  const isTitle = others.length > 0 && headings.instructions.test(trimColon(first));
  return isTitle && !others.some(isHeading) ? others : [first, ...others].filter(Boolean);
}

/** Reads `recipeInstructions`: a text, steps, or sections of steps, whose names become headings. */
export const readInstructions = (instructions: unknown): string[] =>
  removeEmptyHeadings(finishSteps(readParts(instructions, 0)));
