import { linesOfText, parseLine } from "../../../shared/amounts/parseLine";
import { readHeading, readMarkedHeading } from "../../../shared/amounts/readHeading";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import type { IngredientIndex } from "./readers/IngredientIndex";
import type { ImportedHeading, ImportedLine, ImportedRecipe } from "./readers/ImportedRecipe";
import { findLineDoubt } from "./findDoubts";
import type { ImportLine } from "./ImportDraft";

/** The ingredient lines of a recipe, and the notes and warnings about lines that do not fit. */
export interface MatchedLines {
  lines: ImportLine[];
  /** Original lines that belong in the notes. */
  notes: string[];
  warnings: string[];
}

/** The maximum number of lines that are read, including headings; the rest is added to the notes unread. */
const MAX_LINES = 3 * maxCount.ingredients;

/** The maximum length, in characters, of a line that fits into the fields of an ingredient. */
const MAX_LINE_LENGTH =
  maxLength.quantity + maxLength.unit + maxLength.referenceName + maxLength.preparation;

type Ingredients = Pick<ImportedRecipe, "ingredients" | "lines">;

/** The maximum number of warnings. */
const MAX_WARNINGS = 50;

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Makes the line of a heading. */
export const makeHeading = (heading: string, text = heading): ImportLine => ({
  ...{ text, heading, quantity: "", unit: "", ingredient: "", ingredientId: null },
  ...{ preparation: "", isOptional: false, scales: true, suggestions: [] },
});

const matchHeading = (text: string, { heading, lineId }: ImportedHeading): ImportLine => ({
  ...makeHeading(heading, text),
  ...(lineId !== undefined && { lineId }),
});

const fitsLimits = ({ quantity, unit, ingredient, preparation }: ImportLine): boolean =>
  quantity.length <= maxLength.quantity &&
  unit.length <= maxLength.unit &&
  ingredient.length <= maxLength.referenceName &&
  preparation.length <= maxLength.preparation;

/** Converts a parsed line and finds its ingredient; returns null if a field would be too long. */
function matchLine(
  text: string,
  { lineId, quantity, unit, ingredient, keepsCase, preparation, isOptional, scales }: ImportedLine,
  index: IngredientIndex,
): ImportLine | null {
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(ingredient)) return null;
  const { ingredient: existing, suggestions } = index.match(ingredient);
  const line: ImportLine = {
    text,
    heading: null,
    ...(lineId !== undefined && { lineId }),
    quantity: quantity ?? "",
    unit: unit ?? "",
    ingredient: existing?.label ?? (keepsCase ? ingredient : capitalize(ingredient)),
    ingredientId: existing?.ingredientId ?? null,
    preparation: preparation ?? "",
    isOptional,
    scales,
    suggestions: suggestions.map(({ ingredientId, label }) => ({ ingredientId, name: label })),
  };
  return fitsLimits(line) ? { ...line, doubt: findLineDoubt(line) } : null;
}

/** A line of text, and its parts; null for a line that is not understood. */
interface LineSource {
  text: string;
  parsed: ImportedLine | ImportedHeading | null;
}

function readLine(text: string): LineSource {
  const parsed = text.length > MAX_LINE_LENGTH ? null : parseLine(text);
  if (!parsed || !/\p{L}/u.test(parsed.ingredient)) return { text, parsed: null };
  return { text, parsed: { ...parsed, scales: true } };
}

/** Parses the lines of a recipe and returns those beyond the limit unchanged. */
function splitLines(
  { ingredients, lines }: Ingredients,
  index: IngredientIndex,
): { sources: LineSource[]; rest: string[] } {
  if (lines) {
    const sources = lines.map((parsed) => ({ text: formatLine(parsed), parsed }));
    return { sources: sources.slice(0, MAX_LINES), rest: lines.slice(MAX_LINES).map(formatLine) };
  }
  const texts = ingredients.flatMap((ingredientText) => linesOfText(ingredientText));
  const readTexts = texts.slice(0, MAX_LINES);
  const sources = readTexts.map((text) => {
    const heading = readHeading(text, readTexts);
    // Capitals alone do not make a heading of an existing ingredient, such as SALT.
    const isHeading =
      heading !== null && (readMarkedHeading(text) !== null || !index.match(heading).ingredient);
    return isHeading ? { text, parsed: { heading } } : readLine(text);
  });
  return { sources, rest: texts.slice(MAX_LINES) };
}

function formatLine(line: ImportedLine | ImportedHeading): string {
  if ("heading" in line) return `${line.heading}:`;
  const { quantity, unit, ingredient, preparation } = line;
  const words = [quantity, unit, ingredient].filter(Boolean).join(" ");
  return [words, preparation].filter(Boolean).join(", ");
}

/** Parses the lines of a recipe and matches their ingredients. Unparsable lines become notes. */
export function matchRecipeLines(recipe: Ingredients, index: IngredientIndex): MatchedLines {
  const matched: MatchedLines = { lines: [], notes: [], warnings: [] };
  const { sources, rest } = splitLines(recipe, index);
  let ingredientCount = 0;
  for (const { text, parsed } of sources) {
    const isFull =
      ingredientCount === maxCount.ingredients || matched.lines.length === maxCount.lines;
    if (isFull) {
      matched.notes.push(text);
      continue;
    }
    const line =
      parsed && ("heading" in parsed ? matchHeading(text, parsed) : matchLine(text, parsed, index));
    if (line) {
      matched.lines.push(line);
      if (line.heading === null) ingredientCount++;
    } else {
      matched.notes.push(text);
      matched.warnings.push(`"${text.slice(0, 100)}" was not understood and is in the notes.`);
    }
  }
  return {
    lines: matched.lines,
    notes: [...matched.notes, ...rest],
    warnings: matched.warnings.slice(0, MAX_WARNINGS),
  };
}
