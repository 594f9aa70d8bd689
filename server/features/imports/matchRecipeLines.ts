import { isHeading, linesOfText, parseLine } from "../../../shared/amounts/parseLine";
import { foldText } from "../../../shared/foldText";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import type { IngredientIndex } from "./readers/IngredientIndex";
import { trimColon } from "./readers/toPlainText";
import type { ImportedLine, ImportedRecipe } from "./readers/ImportedRecipe";
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

/** Returns the purpose of the lines below a heading, such as "For the sauce". */
const readPurpose = (heading: string): string => trimColon(heading);

const fitsLimits = ({ quantity, unit, ingredient, preparation }: ImportLine): boolean =>
  quantity.length <= maxLength.quantity &&
  unit.length <= maxLength.unit &&
  ingredient.length <= maxLength.referenceName &&
  preparation.length <= maxLength.preparation;

/** Converts a parsed line and finds its ingredient; returns null if a field would be too long. */
function matchLine(
  text: string,
  { quantity, unit, ingredient, preparation, isOptional, scales }: ImportedLine,
  index: IngredientIndex,
): ImportLine | null {
  if (!/[\p{L}\p{N}]/u.test(ingredient)) return null;
  const { ingredient: existing, suggestions } = index.match(ingredient);
  const line: ImportLine = {
    text,
    quantity: quantity ?? "",
    unit: unit ?? "",
    ingredient: existing?.label ?? ingredient,
    ingredientId: existing?.ingredientId ?? null,
    preparation: preparation ?? "",
    isOptional,
    scales,
    suggestions: suggestions.map(({ ingredientId, label }) => ({ ingredientId, name: label })),
  };
  return fitsLimits(line) ? line : null;
}

/** A line of text with the purpose that its heading states, and its parts if they are already separate. */
interface LineSource {
  text: string;
  parsed: ImportedLine | null;
  purpose: string;
}

function readLine(text: string, purpose: string): LineSource {
  const parsed = text.length > MAX_LINE_LENGTH ? null : parseLine(text);
  if (!parsed || !/\p{L}/u.test(parsed.ingredient)) return { text, parsed: null, purpose };
  const ingredient = capitalize(parsed.ingredient);
  const preparation = [parsed.preparation, purpose].filter(Boolean).join(", ");
  return { text, parsed: { ...parsed, ingredient, preparation, scales: true }, purpose };
}

/** Parses the lines of a recipe and returns those beyond the limit unchanged. */
function splitLines({ ingredients, lines }: Ingredients): {
  sources: LineSource[];
  rest: string[];
} {
  if (lines) {
    const sources = lines.map((parsed) => ({ text: formatLine(parsed), parsed, purpose: "" }));
    return { sources: sources.slice(0, MAX_LINES), rest: lines.slice(MAX_LINES).map(formatLine) };
  }
  let purpose = "";
  const texts = ingredients.flatMap((ingredientText) => linesOfText(ingredientText));
  const sources = texts.slice(0, MAX_LINES).flatMap((text) => {
    if (!isHeading(text)) return [readLine(text, purpose)];
    purpose = readPurpose(text);
    return [];
  });
  return { sources, rest: texts.slice(MAX_LINES) };
}

const formatLine = ({ quantity, unit, ingredient, preparation }: ImportedLine): string =>
  [[quantity, unit, ingredient].filter(Boolean).join(" "), preparation].filter(Boolean).join(", ");

const getIdentity = ({ ingredientId, ingredient }: ImportLine): string =>
  ingredientId === null ? foldText(ingredient) : String(ingredientId);

/**
 * Parses ingredient lines and matches their ingredients. A recipe has one line per ingredient, so
 * unparsable lines and further lines for an ingredient become notes.
 */
export function matchRecipeLines(recipe: Ingredients, index: IngredientIndex): MatchedLines {
  const matched: MatchedLines = { lines: [], notes: [], warnings: [] };
  const identities = new Set<string>();
  const { sources, rest } = splitLines(recipe);
  for (const { text, parsed, purpose } of sources) {
    const isFull = matched.lines.length === maxCount.ingredients;
    const line = isFull ? null : parsed && matchLine(text, parsed, index);
    const quotedText = `"${text.slice(0, 100)}"`;
    if (isFull) {
      matched.notes.push(text);
    } else if (!line) {
      matched.notes.push(text);
      matched.warnings.push(`${quotedText} was not understood and is in the notes.`);
    } else if (identities.has(getIdentity(line))) {
      matched.notes.push(purpose ? `${purpose}: ${text}` : text);
      matched.warnings.push(
        `${quotedText} is a second line for ${line.ingredient} and is in the notes.`,
      );
    } else {
      identities.add(getIdentity(line));
      matched.lines.push(line);
    }
  }
  return {
    lines: matched.lines,
    notes: [...matched.notes, ...rest],
    warnings: matched.warnings.slice(0, MAX_WARNINGS),
  };
}
