import { minutesRange, servingsRange } from "../../../shared/inputLimits";
import { t } from "../messages/t";
import { formatTypedNumber, parseTypedNumber } from "../typedNumber";

/** The optional fields for cooking, as typed. */
export interface Cooking {
  description: string;
  servings: string;
  servingsUnit: string;
  prepMinutes: string;
  cookMinutes: string;
  totalMinutes: string;
  source: string;
}

/** The same values in a recipe. */
interface CookingOfRecipe {
  description: string | null;
  servings: number | null;
  servingsUnit: string | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  source: string | null;
}

export type CookingField = keyof Cooking;

export const emptyCooking: Cooking = {
  description: "",
  servings: "",
  servingsUnit: "",
  prepMinutes: "",
  cookMinutes: "",
  totalMinutes: "",
  source: "",
};

/** All fields in display order. */
export const cookingFields = Object.keys(emptyCooking) as CookingField[];

export const minutesFields = ["prepMinutes", "cookMinutes", "totalMinutes"] as const;

/** The input: trimmed, with null for empty fields, which clears them. */
export const toCookingInput = (cooking: Cooking) => ({
  description: cooking.description.trim() || null,
  servings: parseTypedNumber(cooking.servings),
  servingsUnit: cooking.servingsUnit.trim() || null,
  prepMinutes: parseTypedNumber(cooking.prepMinutes),
  cookMinutes: parseTypedNumber(cooking.cookMinutes),
  totalMinutes: parseTypedNumber(cooking.totalMinutes),
  source: cooking.source.trim() || null,
});

/** The sum of the typed preparation and cooking times; null without any. */
export function sumOfMinutes({ prepMinutes, cookMinutes }: Cooking): number | null {
  const [first, second] = [parseTypedNumber(prepMinutes), parseTypedNumber(cookMinutes)];
  return first === null && second === null ? null : (first ?? 0) + (second ?? 0);
}

/** A recipe's values for the form; a total that equals the sum stays empty. */
export function readRecipeCooking(recipe: CookingOfRecipe): Cooking {
  const cooking = {
    description: recipe.description ?? "",
    servings: formatTypedNumber(recipe.servings),
    servingsUnit: recipe.servingsUnit ?? "",
    prepMinutes: formatTypedNumber(recipe.prepMinutes),
    cookMinutes: formatTypedNumber(recipe.cookMinutes),
    totalMinutes: formatTypedNumber(recipe.totalMinutes),
    source: recipe.source ?? "",
  };
  return recipe.totalMinutes === sumOfMinutes(cooking) ? { ...cooking, totalMinutes: "" } : cooking;
}

const isWithin = (number: number, { min, max }: { min: number; max: number }) =>
  number >= min && number <= max;

function servingsMistake(value: string): string | null {
  const servings = parseTypedNumber(value);
  if (Number.isNaN(servings)) return t("recipeForm.cooking.servingsNoNumber");
  const right = servings === null || isWithin(servings, servingsRange);
  return right ? null : t("recipeForm.cooking.servingsOutOfRange", servingsRange);
}

function minutesMistake(field: (typeof minutesFields)[number], value: string): string | null {
  const minutes = parseTypedNumber(value);
  if (minutes === null) return null;
  if (!Number.isInteger(minutes)) return t(`recipeForm.cooking.notWhole.${field}`);
  return isWithin(minutes, minutesRange)
    ? null
    : t(`recipeForm.cooking.outOfRange.${field}`, minutesRange);
}

/** The errors by field, in the server's words. */
export function validateCooking(cooking: Cooking): Record<string, string> {
  const mistakes: Record<string, string> = {};
  const note = (field: CookingField, mistake: string | null) => {
    if (mistake) mistakes[field] = mistake;
  };
  note("servings", servingsMistake(cooking.servings));
  for (const field of minutesFields) note(field, minutesMistake(field, cooking[field]));
  return mistakes;
}
