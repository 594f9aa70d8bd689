import { hasNumber } from "../../../../shared/amounts/numbers";
import { LIST_SIGN, parseLine } from "../../../../shared/amounts/parseLine";
import { readMarkedHeading, readStepHeading } from "../../../../shared/amounts/readHeading";
import { isIngredientLike } from "./isIngredientLike";
import type { ImportedRecipe } from "./ImportedRecipe";
import { joinAmounts } from "./joinAmounts";
import { toHeading, splitSteps } from "./readInstructions";
import { describeMissingParts } from "./readJsonLd";
import { endsRecipe, isAdvertisement } from "./pageWords";
import { readLabel } from "./readLabel";
import { trimColon } from "./toPlainText";
import { findPart, type Part } from "./textWords";

interface Line {
  text: string;
  /** True for a heading, such as `## Dough`, whose marks the text lacks. */
  isMarked: boolean;
  /** True if an empty line precedes the line. */
  isApart: boolean;
}

/** Markdown signs, list markers and checkboxes at the beginning of a line. */
const MARKS = new RegExp(String.raw`^(?:#{1,6}\s+|>\s+|(?:${LIST_SIGN}|\[[ x]?\])\s+)+`, "iu");

/** Matches a line in italics with a number, such as `_Serves 4_`. Others may be headings. */
const ITALICS = /^([*_])(?=[^*_]*\p{Nd})([^*_]+)\1$/u;

/** Matches an amount in italics at the beginning of a line, as RecipeMD writes it. */
const EMPHASIS = /^([*_])(?=[\p{Nd}\p{No}])([^*_]+)\1(?=\s)/u;

/** Matches a line between two parts. */
const RULE = /^[-–—*_=~]{3,}$/;

/** Matches a heading between two signs that may also be list markers: `- Icing -`. */
const FRAMED = /^([-–—*•+]) .* \1$/;

/** Removes emphasis and markers from a line. */
const removeMarks = (line: string): string =>
  line
    .replace(RULE, "")
    .replace(/\*\*|__/g, "")
    .replace(FRAMED.test(line) ? "" : MARKS, "")
    .replace(EMPHASIS, "$2")
    .replace(ITALICS, "$2")
    .trim();

function splitIntoLines(text: string): Line[] {
  let isApart = false;
  const lines: Line[] = [];
  for (const rawLine of text.split(/\r\n?|\n/)) {
    const spaced = rawLine.replace(/\s+/g, " ").trim();
    const line = removeMarks(spaced);
    const heading = readStepHeading(spaced);
    const isMarked = heading !== null && !spaced.startsWith(heading) && !line.endsWith(":");
    if (isAdvertisement(line)) continue;
    if (line !== "") lines.push({ text: isMarked ? heading : line, isMarked, isApart });
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
      readStepHeading(last) === null &&
      readStepHeading(text) === null &&
      !ENDS_SENTENCE.test(last) &&
      (/^\p{Ll}/u.test(text) || length >= LONG_LINE);
    if (isContinuation) paragraph.push(text);
    else joined.push([text]);
    length = isContinuation ? length + 1 + text.length : text.length;
  }
  return joined.map((paragraph) => paragraph.join(" "));
}

const isHeading = ({ text, isMarked }: Line): boolean =>
  isMarked || readMarkedHeading(text) !== null;

/** Marks a heading by a colon, unless it is marked otherwise. */
const toColonLine = (line: Line): Line =>
  line.isMarked ? { ...line, text: toHeading(line.text) } : line;

const toSteps = (lines: readonly Line[]): string[] =>
  splitSteps(joinBroken(lines.map(toColonLine)).join("\n"));

type Parts = Record<Part | "before", Line[]>;

/** Returns the lines above one that ends a recipe, such as "Print this recipe" or the date of a comment. */
function removeEnd(lines: readonly Line[]): Line[] {
  const end = lines.findIndex(({ text }, i) => i > 0 && endsRecipe(text));
  return lines.slice(0, end < 0 ? undefined : end);
}

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
    while (end < lines.length && (isPossible[end] || isHeading(lines[end]!))) {
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
  // The first line is the title, even with the mark of a heading.
  const hasHeading =
    best.start > 0 && isHeading(lines[best.start - 1]!) && (best.start > 1 || !lines[0]!.isMarked);
  const start = hasHeading ? best.start - 1 : best.start;
  return {
    before: lines.slice(0, start),
    ingredients: lines.slice(start, end),
    instructions: removeEnd(lines.slice(end)),
    notes: [],
    ignored: [],
  };
}

/** Returns the servings in "Ingredients for 6 servings" as a line that states them. */
export function readHeadingServings(heading: string): string | undefined {
  const servings =
    /(?:\bfür |\bfor |\bpour |\bper |\bpara |\bvoor |\()(.+)/i.exec(trimColon(heading))?.[1] ?? "";
  return hasNumber(servings) ? `For: ${servings.replace(/^([^(]*)\)$/, "$1")}` : undefined;
}

function splitByHeadings(lines: readonly Line[]): Parts | null {
  const parts: Parts = { before: [], ingredients: [], instructions: [], notes: [], ignored: [] };
  let part: keyof Parts = "before";
  for (const line of lines) {
    const startedPart = findPart(line.text);
    if (startedPart) {
      part = startedPart;
      const servings = startedPart === "ingredients" && readHeadingServings(line.text);
      if (servings) parts.before.push({ ...line, text: servings });
    } else parts[part].push(line);
  }
  if (parts.ingredients.length === 0 && parts.instructions.length === 0) return null;
  if (parts.ingredients.length > 0 && parts.instructions.length === 0) {
    // Only the ingredients have a heading: the steps begin with the first line that does not look like an
    // ingredient.
    const end = parts.ingredients.findIndex(
      (line) => !isIngredientLike(line.text) && !isHeading(line),
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
    ingredients: joinAmounts(extractLabels(parts.ingredients, fields), isHeading).map(
      (line) => toColonLine(line).text,
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
