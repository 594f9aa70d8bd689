import { isHeading, parseLine } from "../../../../shared/amounts/parseLine";
import { isIngredientLike } from "./isIngredientLike";
import type { ImportedRecipe } from "./ImportedRecipe";
import { headingOf, stepsOfText } from "./readInstructions";
import { missingParts } from "./readJsonLd";
import { readLabel } from "./readLabel";
import { trimColon } from "./textOf";
import { headings } from "./textWords";

type Part = keyof typeof headings;

interface Line {
  text: string;
  /** Whether an empty line precedes it. */
  isApart: boolean;
}

/** Signs of Markdown, of lists and of checkboxes at the beginning of a line. */
const MARKS = /^(?:#{1,6}\s+|>\s+|(?:[-–*•·◦▪‣☐□▢✓+]|\[[ x]?\])\s+)+/iu;

/** What a line says once its emphasis and its marks are taken away. */
const bare = (line: string): string =>
  line
    .replace(/\*\*|__/g, "")
    .replace(MARKS, "")
    .trim();

const partOf = (line: string): Part | undefined =>
  (Object.keys(headings) as Part[]).find((part) => headings[part].test(trimColon(line)));

function linesIn(text: string): Line[] {
  let isApart = false;
  const lines: Line[] = [];
  for (const each of text.split(/\r\n?|\n/)) {
    const line = bare(each.replace(/\s+/g, " ").trim());
    if (line !== "") lines.push({ text: line, isApart });
    isApart = line === "";
  }
  return lines;
}

const BEGINS_STEP = /^(?:\d{1,2}\s*[.)]|(?:step|schritt)\s*\d+)/i;
const ENDS_SENTENCE = /[.!?:;…)]["”“]?$/;
const LONG_LINE = 45;

/** Joins what a mail program or a column has broken: a line goes on if no sentence has ended. */
function joinBroken(lines: readonly Line[]): string[] {
  const joined: string[][] = [];
  let length = 0;
  for (const { text, isApart } of lines) {
    const paragraph = joined.at(-1);
    const last = paragraph?.at(-1) ?? "";
    const goesOn =
      paragraph !== undefined &&
      !isApart &&
      !BEGINS_STEP.test(text) &&
      !isHeading(last) &&
      !isHeading(text) &&
      !ENDS_SENTENCE.test(last) &&
      (/^\p{Ll}/u.test(text) || length >= LONG_LINE);
    if (goesOn) paragraph.push(text);
    else joined.push([text]);
    length = goesOn ? length + 1 + text.length : text.length;
  }
  return joined.map((paragraph) => paragraph.join(" "));
}

const ingredientOf = (line: string): string => (isHeading(line) ? headingOf(line) : line);

const stepsOf = (lines: readonly Line[]): string[] =>
  joinBroken(lines).flatMap((line) => (isHeading(line) ? [headingOf(line)] : stepsOfText(line)));

type Parts = Record<Part | "before", Line[]>;

/** Splits a text without titles: the longest run of lines that look like ingredients, and the lines around it. */
function splitByLooks(lines: readonly Line[]): Parts {
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
  // Nothing looks like an ingredient: a title, and what is to be done.
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
    const begun = partOf(line.text);
    if (begun) {
      part = begun;
      // "Ingredients for 6 servings" states them as a line before would.
      const [, servings = ""] = trimColon(line.text).split(/\bfür |\bfor |\(/i);
      if (begun === "ingredients" && /\d/.test(servings))
        parts.before.push({ ...line, text: `For: ${servings.replace(")", "").trim()}` });
    } else parts[part].push(line);
  }
  if (parts.ingredients.length === 0 && parts.instructions.length === 0) return null;
  if (parts.ingredients.length > 0 && parts.instructions.length === 0) {
    // Only the ingredients have a title: the steps begin where a line does not look like one of them.
    const end = parts.ingredients.findIndex(
      ({ text }) => !isIngredientLike(text) && !isHeading(text),
    );
    if (end > 0) parts.instructions = parts.ingredients.splice(end);
  }
  if (parts.ingredients.length === 0) {
    const { before, ingredients } = splitByLooks(parts.before);
    return { ...parts, before, ingredients };
  }
  return parts;
}

/** Takes what lines state by a label out of them. */
function takeLabels(lines: readonly Line[], fields: Partial<ImportedRecipe>): Line[] {
  return lines.filter(({ text }) => {
    const read = readLabel(text);
    if (read) Object.assign(fields, { ...read, ...fields });
    return !read;
  });
}

/**
 * Reads a recipe from a text as people paste it: a title, ingredient lines and steps, in English or German, with
 * or without titles of the parts.
 * @param title where it is known from elsewhere
 */
export function readText(text: string, title?: string): ImportedRecipe {
  const lines = linesIn(text);
  const fields: Partial<ImportedRecipe> = {};
  const parts = splitByHeadings(lines) ?? splitByLooks(takeLabels(lines, fields));
  const [first, ...others] = takeLabels(parts.before, fields);
  const name = title ?? (first ? trimColon(first.text) : "");
  const description = (title ? [first, ...others] : others)
    .flatMap((line) => line?.text ?? [])
    .filter((line) => line !== name)
    .join("\n");
  const notes = parts.notes.map((line) => line.text).join("\n");
  const essential = {
    name,
    ingredients: takeLabels(parts.ingredients, fields).map((line) => ingredientOf(line.text)),
    instructions: stepsOf(takeLabels(parts.instructions, fields)),
  };
  return {
    tags: [],
    photos: [],
    ...fields,
    ...essential,
    ...(description ? { description } : {}),
    ...(notes ? { notes } : {}),
    warnings: missingParts(essential),
  };
}
