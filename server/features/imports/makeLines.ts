import { isHeading, linesOfText, parseLine } from "../../../shared/amounts/parseLine";
import { foldText } from "../../../shared/foldText";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import type { IngredientIndex } from "../../imports/IngredientIndex";
import { trimColon } from "../../imports/textOf";
import type { ImportedLine, ImportedRecipe } from "../../imports/ImportedRecipe";
import type { ImportLine } from "./ImportDraft";

/** The lines of a recipe, and what does not fit into them. */
export interface MadeLines {
  lines: ImportLine[];
  /** Lines as they were found, for the notes. */
  notes: string[];
  warnings: string[];
}

type Ingredients = Pick<ImportedRecipe, "ingredients" | "lines">;

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
  const parsed = parseLine(text);
  if (!parsed || !/\p{L}/u.test(parsed.ingredient)) return { text, parsed: null, purpose };
  const ingredient = capitalized(parsed.ingredient);
  const preparation = [parsed.preparation, purpose].filter(Boolean).join(", ");
  return { text, parsed: { ...parsed, ingredient, preparation, scales: true }, purpose };
}

function sourcesOf({ ingredients, lines }: Ingredients): Source[] {
  if (lines) return lines.map((parsed) => ({ text: textOf(parsed), parsed, purpose: "" }));
  let purpose = "";
  return ingredients
    .flatMap((each) => linesOfText(each))
    .flatMap((text) => {
      if (!isHeading(text)) return [read(text, purpose)];
      purpose = purposeOf(text);
      return [];
    });
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
  for (const { text, parsed, purpose } of sourcesOf(recipe)) {
    const line = parsed && matchLine(text, parsed, index);
    const shown = `"${text.slice(0, 100)}"`;
    if (!line) {
      made.notes.push(text);
      made.warnings.push(`${shown} was not understood and is in the notes.`);
    } else if (known.has(identityOf(line))) {
      made.notes.push(purpose ? `${purpose}: ${text}` : text);
      made.warnings.push(`${shown} is a second line for ${line.ingredient} and is in the notes.`);
    } else if (made.lines.length === maxCount.ingredients) {
      made.notes.push(text);
    } else {
      known.add(identityOf(line));
      made.lines.push(line);
    }
  }
  return made;
}
