import { servingsRange } from "../../../../shared/inputLimits";
import type { ImportedRecipe } from "./ImportedRecipe";
import { toPlainLine } from "./toPlainText";

type Servings = Pick<ImportedRecipe, "servings" | "servingsUnit">;

const NUMBER = /\d+(?:[.,]\d+)?/;

/** Units that only count servings and are therefore omitted. */
const SERVINGS = /^(?:servings?|serves|portions?|portion(?:en|s)?|portionen|x)$/i;

const RANGE_END = /^\s*(?:-|–|—|to|bis|or|oder|\/)\s*\d+(?:[.,]\d+)?/i;

/** Words before the number. "Makes 12" has no unit, "Cookies: 12" has one. */
const LEADING =
  /^(?:serves|servings?|makes|yields?|for|für|ergibt|portionen|about|approx\.?|ca\.?|circa|etwa|up to|recipe)[\s:.]*/i;

const isInRange = (count: number): boolean =>
  count >= servingsRange.min && count <= servingsRange.max;

/** The maximum length of a text that states servings. */
const MAX_LENGTH = 500;

/** Parses texts such as "4 servings", "Makes about 12 large cookies", "4-6 Personen" and "1 (9-inch) pie". */
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

/**
 * Reads the yield of a recipe: a number, a text, a schema.org quantity, or a list of these. Of a list, a
 * value with a unit is preferred.
 */
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
