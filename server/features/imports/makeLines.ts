import { isHeading, linesOfText, parseLine } from "../../../shared/amounts/parseLine";
import { foldText } from "../../../shared/foldText";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import type { IngredientIndex } from "./readers/IngredientIndex";
import { trimColon } from "./readers/textOf";
import type { ImportedLine, ImportedRecipe } from "./readers/ImportedRecipe";
import type { ImportLine } from "./ImportDraft";

/** The lines of a recipe, and what does not fit into them. */
export interface MatchedLines {
  lines: ImportLine[];
  /** Lines as they were found, for the notes. */
  notes: string[];
  warnings: string[];
}

/** More lines than a recipe with many headings and notes has; the rest goes to the notes as it is. */
const MAX_LINES = 3 * maxCount.ingredients;

/** A longer line, in characters, does not fit into the fields of an ingredient. */
const MAX_LINE_LENGTH =
  maxLength.quantity + maxLength.unit + maxLength.referenceName + maxLength.preparation;

type Ingredients = Pick<ImportedRecipe, "ingredients" | "lines">;

/** The number of lines that warnings name. */
const MAX_WARNINGS = 50;

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** "For the sauce:" is what the lines below it are for. */
const readPurpose = (heading: string): string => trimColon(heading);

const fitsLimits = ({ quantity, unit, ingredient, preparation }: ImportLine): boolean =>
  quantity.length <= maxLength.quantity &&
  unit.length <= maxLength.unit &&
  ingredient.length <= maxLength.referenceName &&
  preparation.length <= maxLength.preparation;

/** A line that is taken apart, with the ingredient that it names. */
function matchLine(
  text: string,
  { quantity, unit, ingredient, preparation, isOptional, scales }: ImportedLine,
  index: IngredientIndex,
): ImportLine | null {
  if (!/[\p{L}\p{N}]/u.test(ingredient)) return null;
  const { ingredient: found, suggestions } = index.match(ingredient);
  const line: ImportLine = {
    text,
    quantity: quantity ?? "",
    unit: unit ?? "",
    ingredient: found?.label ?? ingredient,
    ingredientId: found?.ingredientId ?? null,
    preparation: preparation ?? "",
    isOptional,
    scales,
    suggestions: suggestions.map(({ ingredientId, label }) => ({ ingredientId, name: label })),
  };
  return fitsLimits(line) ? line : null;
}

/** A line to read, with what the lines under its heading are for; or one that needs no reading. */
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

/** Reads the lines of a recipe; those beyond the limit are left as they are. */
function splitLines({ ingredients, lines }: Ingredients): { sources: LineSource[]; rest: string[] } {
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
 * Takes ingredient lines apart and matches their ingredients. A recipe has one line for each ingredient: what is
 * not understood, and a second line for the same one, become notes, so that nothing is lost.
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
      matched.warnings.push(`${quotedText} is a second line for ${line.ingredient} and is in the notes.`);
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
