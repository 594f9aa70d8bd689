import { isHeading, linesOfText, parseLine } from "../../../shared/amounts/parseLine";
import { foldText } from "../../../shared/foldText";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import type { IngredientIndex } from "../../imports/IngredientIndex";
import type { ImportLine } from "./ImportDraft";

/** The lines of a recipe, and what does not fit into them. */
export interface MadeLines {
  lines: ImportLine[];
  /** Lines as they were found, for the notes. */
  notes: string[];
  warnings: string[];
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** "For the sauce:" is what the lines below it are for. */
const purposeOf = (heading: string): string => heading.replace(/[\s:]+$/, "");

const fits = ({ quantity, unit, ingredient, preparation }: ImportLine): boolean =>
  quantity.length <= maxLength.quantity &&
  unit.length <= maxLength.unit &&
  ingredient.length <= maxLength.referenceName &&
  preparation.length <= maxLength.preparation;

function makeLine(text: string, purpose: string, index: IngredientIndex): ImportLine | null {
  const parsed = parseLine(text);
  if (!parsed || !/\p{L}/u.test(parsed.ingredient)) return null;
  const { found, suggestions } = index.match(parsed.ingredient);
  const line: ImportLine = {
    text,
    quantity: parsed.quantity,
    unit: parsed.unit,
    ingredient: found?.label ?? capitalized(parsed.ingredient),
    ingredientId: found?.ingredientId ?? null,
    preparation: [parsed.preparation, purpose].filter(Boolean).join(", "),
    isOptional: parsed.isOptional,
    suggestions: suggestions.map(({ ingredientId, label }) => ({ ingredientId, name: label })),
  };
  return fits(line) ? line : null;
}

const identityOf = ({ ingredientId, ingredient }: ImportLine): string =>
  ingredientId === null ? foldText(ingredient) : String(ingredientId);

/**
 * Takes ingredient lines apart and matches their ingredients. A recipe has one line for each ingredient: what is
 * not understood, and a second line for the same one, become notes, so that nothing is lost.
 */
export function makeLines(ingredients: readonly string[], index: IngredientIndex): MadeLines {
  const made: MadeLines = { lines: [], notes: [], warnings: [] };
  const known = new Set<string>();
  let purpose = "";
  for (const text of ingredients.flatMap((each) => linesOfText(each))) {
    if (isHeading(text)) {
      purpose = purposeOf(text);
      continue;
    }
    const line = makeLine(text, purpose, index);
    if (!line) {
      made.notes.push(text);
      made.warnings.push(`"${text.slice(0, 100)}" was not understood and is in the notes.`);
    } else if (known.has(identityOf(line))) {
      made.notes.push(purpose ? `${purpose}: ${text}` : text);
      made.warnings.push(
        `"${text.slice(0, 100)}" is a second line for ${line.ingredient} and is in the notes.`,
      );
    } else if (made.lines.length === maxCount.ingredients) {
      made.notes.push(text);
    } else {
      known.add(identityOf(line));
      made.lines.push(line);
    }
  }
  return made;
}
