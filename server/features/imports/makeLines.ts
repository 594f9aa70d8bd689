import { isHeading, linesOfText, parseLine } from "../../../shared/amounts/parseLine";
import { foldText } from "../../../shared/foldText";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import type { IngredientIndex } from "./readers/IngredientIndex";
import { trimColon } from "./readers/textOf";
import type { ImportedLine, ImportedRecipe } from "./readers/ImportedRecipe";
import type { ImportLine } from "./ImportDraft";

/** The lines of a recipe, and what does not fit into them. */
export interface MadeLines {
  lines: ImportLine[];
  /** Lines as they were found, for the notes. */
  notes: string[];
  warnings: string[];
}

/** More lines than a recipe with many headings and notes has; the rest goes to the notes as it is. */
const MOST_LINES = 3 * maxCount.ingredients;

/** A longer line, in characters, does not fit into the fields of an ingredient. */
const LONGEST_LINE =
  maxLength.quantity + maxLength.unit + maxLength.referenceName + maxLength.preparation;

type Ingredients = Pick<ImportedRecipe, "ingredients" | "lines">;

/** The number of lines that warnings name. */
const MOST_WARNINGS = 50;

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** "For the sauce:" is what the lines below it are for. */
const purposeOf = (heading: string): string => trimColon(heading);

const fits = ({ quantity, unit, ingredient, preparation }: ImportLine): boolean =>
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
  const { found, suggestions } = index.match(ingredient);
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
  return fits(line) ? line : null;
}

/** A line to read, with what the lines under its heading are for; or one that needs no reading. */
interface Source {
  text: string;
  parsed: ImportedLine | null;
  purpose: string;
}

function read(text: string, purpose: string): Source {
  const parsed = text.length > LONGEST_LINE ? null : parseLine(text);
  if (!parsed || !/\p{L}/u.test(parsed.ingredient)) return { text, parsed: null, purpose };
  const ingredient = capitalized(parsed.ingredient);
  const preparation = [parsed.preparation, purpose].filter(Boolean).join(", ");
  return { text, parsed: { ...parsed, ingredient, preparation, scales: true }, purpose };
}

/** Reads the lines of a recipe; those beyond the limit are left as they are. */
function sourcesOf({ ingredients, lines }: Ingredients): { sources: Source[]; rest: string[] } {
  if (lines) {
    const sources = lines.map((parsed) => ({ text: textOf(parsed), parsed, purpose: "" }));
    return { sources: sources.slice(0, MOST_LINES), rest: lines.slice(MOST_LINES).map(textOf) };
  }
  let purpose = "";
  const texts = ingredients.flatMap((each) => linesOfText(each));
  const sources = texts.slice(0, MOST_LINES).flatMap((text) => {
    if (!isHeading(text)) return [read(text, purpose)];
    purpose = purposeOf(text);
    return [];
  });
  return { sources, rest: texts.slice(MOST_LINES) };
}

const textOf = ({ quantity, unit, ingredient, preparation }: ImportedLine): string =>
  [[quantity, unit, ingredient].filter(Boolean).join(" "), preparation].filter(Boolean).join(", ");

const identityOf = ({ ingredientId, ingredient }: ImportLine): string =>
  ingredientId === null ? foldText(ingredient) : String(ingredientId);

/**
 * Takes ingredient lines apart and matches their ingredients. A recipe has one line for each ingredient: what is
 * not understood, and a second line for the same one, become notes, so that nothing is lost.
 */
export function makeLines(recipe: Ingredients, index: IngredientIndex): MadeLines {
  const made: MadeLines = { lines: [], notes: [], warnings: [] };
  const known = new Set<string>();
  const { sources, rest } = sourcesOf(recipe);
  for (const { text, parsed, purpose } of sources) {
    const isFull = made.lines.length === maxCount.ingredients;
    const line = isFull ? null : parsed && matchLine(text, parsed, index);
    const shown = `"${text.slice(0, 100)}"`;
    if (isFull) {
      made.notes.push(text);
    } else if (!line) {
      made.notes.push(text);
      made.warnings.push(`${shown} was not understood and is in the notes.`);
    } else if (known.has(identityOf(line))) {
      made.notes.push(purpose ? `${purpose}: ${text}` : text);
      made.warnings.push(`${shown} is a second line for ${line.ingredient} and is in the notes.`);
    } else {
      known.add(identityOf(line));
      made.lines.push(line);
    }
  }
  return {
    lines: made.lines,
    notes: [...made.notes, ...rest],
    warnings: made.warnings.slice(0, MOST_WARNINGS),
  };
}
