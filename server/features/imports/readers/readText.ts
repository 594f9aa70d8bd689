import { hasNumber } from "../../../../shared/amounts/numbers";
import { isHeading, parseLine } from "../../../../shared/amounts/parseLine";
import { isIngredientLike } from "./isIngredientLike";
import type { ImportedRecipe } from "./ImportedRecipe";
import { toHeading, splitSteps } from "./readInstructions";
import { describeMissingParts } from "./readJsonLd";
import { readLabel } from "./readLabel";
import { trimColon } from "./toPlainText";
import { headings } from "./textWords";

type Part = keyof typeof headings;

interface Line {
  text: string;
  /** True if an empty line precedes the line. */
  isApart: boolean;
}

/** Markdown signs, list markers and checkboxes at the beginning of a line. */
const MARKS = /^(?:#{1,6}\s+|>\s+|(?:[-–*•·◦▪‣☐□▢✓+]|\[[ x]?\])\s+)+/iu;

/** Removes emphasis and markers from a line. */
const removeMarks = (line: string): string =>
  line
    .replace(/\*\*|__/g, "")
    .replace(MARKS, "")
    .trim();

const findPart = (line: string): Part | undefined =>
  (Object.keys(headings) as Part[]).find((part) => headings[part].test(trimColon(line)));

function splitIntoLines(text: string): Line[] {
  let isApart = false;
  const lines: Line[] = [];
  for (const rawLine of text.split(/\r\n?|\n/)) {
    const line = removeMarks(rawLine.replace(/\s+/g, " ").trim());
    if (line !== "") lines.push({ text: line, isApart });
    isApart = line === "";
  }
  return lines;
}

const BEGINS_STEP = /^(?:\d{1,2}\s*[.)]|(?:step|schritt)\s*\d+)/i;
const ENDS_SENTENCE = /[.!?:;…)]["”“]?$/;
const LONG_LINE = 45;

/** Joins lines that a mail program or a column has broken. A line continues if no sentence has ended. */
function joinBroken(lines: readonly Line[]): string[] {
  const joined: string[][] = [];
  let length = 0;
  for (const { text, isApart } of lines) {
    const paragraph = joined.at(-1);
    const last = paragraph?.at(-1) ?? "";
    const isContinuation =
      paragraph !== undefined &&
      !isApart &&
      !BEGINS_STEP.test(text) &&
      !isHeading(last) &&
      !isHeading(text) &&
      !ENDS_SENTENCE.test(last) &&
      (/^\p{Ll}/u.test(text) || length >= LONG_LINE);
    if (isContinuation) paragraph.push(text);
    else joined.push([text]);
    length = isContinuation ? length + 1 + text.length : text.length;
  }
  return joined.map((paragraph) => paragraph.join(" "));
}

const toIngredientLine = (line: string): string => (isHeading(line) ? toHeading(line) : line);

const toSteps = (lines: readonly Line[]): string[] =>
  joinBroken(lines).flatMap((line) => (isHeading(line) ? [toHeading(line)] : splitSteps(line)));

type Parts = Record<Part | "before", Line[]>;

/**
 * Splits a text without headings into the longest run of lines that look like ingredients, and the lines
 * around it.
 */
function splitByAppearance(lines: readonly Line[]): Parts {
  const isPossible = lines.map(({ text }) => isIngredientLike(text));
  const isCertain = lines.map(
    ({ text }, i) => isPossible[i] && (parseLine(text)?.quantity ?? "") !== "",
  );
  let best = { start: 0, end: 0, certain: 0 };
  let next = 0;
  for (let start = 0; start < lines.length; start = next) {
    next = start + 1;
    if (!isCertain[start]) continue;
    let end = start;
    let certain = 0;
    while (end < lines.length && (isPossible[end] || isHeading(lines[end]!.text))) {
      if (isCertain[end]) certain++;
      end++;
    }
    if (certain > best.certain) best = { start, end, certain };
    next = end;
  }
  // No line looks like an ingredient: the text has a title and steps.
  if (best.certain === 0) {
    return {
      before: lines.slice(0, 1),
      ingredients: [],
      instructions: lines.slice(1),
      notes: [],
      ignored: [],
    };
  }
  const { end } = best;
  const start =
    best.start > 0 && isHeading(lines[best.start - 1]!.text) ? best.start - 1 : best.start;
  return {
    before: lines.slice(0, start),
    ingredients: lines.slice(start, end),
    instructions: lines.slice(end),
    notes: [],
    ignored: [],
  };
}

function splitByHeadings(lines: readonly Line[]): Parts | null {
  const parts: Parts = { before: [], ingredients: [], instructions: [], notes: [], ignored: [] };
  let part: keyof Parts = "before";
  for (const line of lines) {
    const startedPart = findPart(line.text);
    if (startedPart) {
      part = startedPart;
      // "Ingredients for 6 servings" is treated like a line that states servings.
      const servings = /(?:\bfür |\bfor |\()(.+)/i.exec(trimColon(line.text))?.[1] ?? "";
      if (startedPart === "ingredients" && hasNumber(servings))
        parts.before.push({ ...line, text: `For: ${servings.replace(/^([^(]*)\)$/, "$1")}` });
    } else parts[part].push(line);
  }
  if (parts.ingredients.length === 0 && parts.instructions.length === 0) return null;
  if (parts.ingredients.length > 0 && parts.instructions.length === 0) {
    // Only the ingredients have a heading: the steps begin with the first line that does not look like an
    // ingredient.
    const end = parts.ingredients.findIndex(
      ({ text }) => !isIngredientLike(text) && !isHeading(text),
    );
    if (end > 0) parts.instructions = parts.ingredients.splice(end);
  }
  if (parts.ingredients.length === 0) {
    const { before, ingredients } = splitByAppearance(parts.before);
    return { ...parts, before, ingredients };
  }
  return parts;
}

/** Removes labeled lines and adds their values to the fields. */
function extractLabels(lines: readonly Line[], fields: Partial<ImportedRecipe>): Line[] {
  return lines.filter(({ text }) => {
    const labeledFields = readLabel(text);
    if (labeledFields) Object.assign(fields, { ...labeledFields, ...fields });
    return !labeledFields;
  });
}

/**
 * Reads a recipe from pasted text in English or German: a title, ingredient lines and steps, with or
 * without headings.
 * @param title the title, if it is available from elsewhere
 */
export function readText(text: string, title?: string): ImportedRecipe {
  const lines = splitIntoLines(text);
  const fields: Partial<ImportedRecipe> = {};
  const parts = splitByHeadings(lines) ?? splitByAppearance(extractLabels(lines, fields));
  const [first, ...others] = extractLabels(parts.before, fields);
  const name = title ?? (first ? trimColon(first.text) : "");
  const description = (title ? [first, ...others] : others)
    .flatMap((line) => line?.text ?? [])
    .filter((line) => line !== name)
    .join("\n");
  const notes = parts.notes.map((line) => line.text).join("\n");
  const essential = {
    name,
    ingredients: extractLabels(parts.ingredients, fields).map((line) =>
      toIngredientLine(line.text),
    ),
    instructions: toSteps(extractLabels(parts.instructions, fields)),
  };
  return {
    tags: [],
    photos: [],
    ...fields,
    ...essential,
    ...(description ? { description } : {}),
    ...(notes ? { notes } : {}),
    warnings: describeMissingParts(essential),
  };
}
