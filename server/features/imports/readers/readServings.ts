import { servingsRange } from "../../../../shared/inputLimits";
import type { ImportedRecipe } from "./ImportedRecipe";
import { lineOf } from "./textOf";

type Servings = Pick<ImportedRecipe, "servings" | "servingsUnit">;

const NUMBER = /\d+(?:[.,]\d+)?/;

/** What counts servings, and is therefore not worth a word. */
const SERVINGS = /^(?:servings?|serves|portions?|portion(?:en|s)?|portionen|x)$/i;

const RANGE_END = /^\s*(?:-|–|—|to|bis|or|oder|\/)\s*\d+(?:[.,]\d+)?/i;

/** Words before the number that say what it counts: "Makes 12" counts nothing, "Cookies: 12" does. */
const LEADING =
  /^(?:serves|servings?|makes|yields?|for|für|ergibt|portionen|about|approx\.?|ca\.?|circa|etwa|up to|recipe)[\s:.]*/i;

const withinRange = (count: number): boolean =>
  count >= servingsRange.min && count <= servingsRange.max;

/** Longer texts do not count servings. */
const LONGEST = 500;

/** "4 servings", "Makes about 12 large cookies", "4-6 Personen", "1 (9-inch) pie". */
function fromText(text: string): Servings {
  if (text.length > LONGEST) return {};
  let rest = lineOf(text);
  while (LEADING.test(rest)) rest = rest.replace(LEADING, "");
  const match = NUMBER.exec(rest);
  if (!match) return {};
  const servings = Number(match[0].replace(",", "."));
  if (!withinRange(servings)) return {};
  const after = rest.slice(match.index + match[0].length).replace(RANGE_END, "");
  const unit = /^[\s:]*(?:\([^)]*\)\s*)?([^(,;:.\d]*)/.exec(after)![1]!.trim();
  return unit === "" || SERVINGS.test(unit) || !/\p{L}/u.test(unit)
    ? { servings }
    : { servings, servingsUnit: unit };
}

/** How much a recipe makes: a number, a text, a quantity of schema.org, or several of these, of which the fullest counts. */
export function readServings(recipeYield: unknown): Servings {
  if (typeof recipeYield === "number")
    return withinRange(recipeYield) ? { servings: recipeYield } : {};
  if (typeof recipeYield === "string") return fromText(recipeYield);
  if (Array.isArray(recipeYield)) {
    const read = recipeYield
      .map((each) => (Array.isArray(each) ? {} : readServings(each)))
      .filter(({ servings }) => servings !== undefined);
    return read.find(({ servingsUnit }) => servingsUnit !== undefined) ?? read[0] ?? {};
  }
  if (typeof recipeYield === "object" && recipeYield !== null) {
    const { value, minValue, unitText } = recipeYield as Record<string, unknown>;
    const count = value ?? minValue;
    if (typeof count !== "string" && typeof count !== "number") return {};
    return fromText(`${count} ${typeof unitText === "string" ? unitText : ""}`);
  }
  return {};
}
