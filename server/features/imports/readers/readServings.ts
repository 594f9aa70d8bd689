import { servingsRange } from "../../../../shared/inputLimits";
import type { ImportedRecipe } from "./ImportedRecipe";
import { toPlainLine } from "./textOf";

type Servings = Pick<ImportedRecipe, "servings" | "servingsUnit">;

const NUMBER = /\d+(?:[.,]\d+)?/;

/** What counts servings, and is therefore not worth a word. */
const SERVINGS = /^(?:servings?|serves|portions?|portion(?:en|s)?|portionen|x)$/i;

const RANGE_END = /^\s*(?:-|–|—|to|bis|or|oder|\/)\s*\d+(?:[.,]\d+)?/i;

/** Words before the number that say what it counts: "Makes 12" counts nothing, "Cookies: 12" does. */
const LEADING =
  /^(?:serves|servings?|makes|yields?|for|für|ergibt|portionen|about|approx\.?|ca\.?|circa|etwa|up to|recipe)[\s:.]*/i;

const isInRange = (count: number): boolean =>
  count >= servingsRange.min && count <= servingsRange.max;

/** Longer texts do not count servings. */
const MAX_LENGTH = 500;

/** "4 servings", "Makes about 12 large cookies", "4-6 Personen", "1 (9-inch) pie". */
function parseServings(text: string): Servings {
  if (text.length > MAX_LENGTH) return {};
  let remainder = toPlainLine(text);
  while (LEADING.test(remainder)) remainder = remainder.replace(LEADING, "");
  const match = NUMBER.exec(remainder);
  if (!match) return {};
  const servings = Number(match[0].replace(",", "."));
  if (!isInRange(servings)) return {};
  const unitText = remainder.slice(match.index + match[0].length).replace(RANGE_END, "");
  const unit = /^[\s:]*(?:\([^)]*\)\s*)?([^(,;:.\d]*)/.exec(unitText)![1]!.trim();
  return unit === "" || SERVINGS.test(unit) || !/\p{L}/u.test(unit)
    ? { servings }
    : { servings, servingsUnit: unit };
}

/** How much a recipe makes: a number, a text, a quantity of schema.org, or several of these, of which the fullest counts. */
export function readServings(recipeYield: unknown): Servings {
  if (typeof recipeYield === "number")
    return isInRange(recipeYield) ? { servings: recipeYield } : {};
  if (typeof recipeYield === "string") return parseServings(recipeYield);
  if (Array.isArray(recipeYield)) {
    const readings = recipeYield
      .map((part) => (Array.isArray(part) ? {} : readServings(part)))
      .filter(({ servings }) => servings !== undefined);
    return readings.find(({ servingsUnit }) => servingsUnit !== undefined) ?? readings[0] ?? {};
  }
  if (typeof recipeYield === "object" && recipeYield !== null) {
    const { value, minValue, unitText } = recipeYield as Record<string, unknown>;
    const count = value ?? minValue;
    if (typeof count !== "string" && typeof count !== "number") return {};
    return parseServings(`${count} ${typeof unitText === "string" ? unitText : ""}`);
  }
  return {};
}
