import { minutesRange, servingsRange } from "../../../shared/inputLimits";
import {
  type DetailName,
  mapDetails,
  recipeDetails,
  type RecipeDetails,
} from "../../../shared/recipeDetails";
import { t } from "../messages/t";
import { formatTypedNumber, parseTypedNumber } from "../typedNumber";

/** The details of a recipe as typed, all optional. */
export type Cooking = Record<DetailName, string>;

export const emptyCooking: Cooking = mapDetails(() => "");

export const minutesFields = ["prepMinutes", "cookMinutes", "totalMinutes"] as const;

const isText = (name: DetailName): boolean => "max" in recipeDetails[name];

/**
 * Converts the details to the server's input: trimmed, with null for empty fields, which clears
 * them.
 */
export const toCookingInput = (cooking: Cooking): RecipeDetails =>
  mapDetails((name) =>
    isText(name) ? cooking[name].trim() || null : parseTypedNumber(cooking[name]),
  ) as RecipeDetails;

/** Returns the sum of the typed preparation and cooking times; null if there are none. */
export function sumOfMinutes({ prepMinutes, cookMinutes }: Cooking): number | null {
  const [first, second] = [parseTypedNumber(prepMinutes), parseTypedNumber(cookMinutes)];
  return first === null && second === null ? null : (first ?? 0) + (second ?? 0);
}

/** Reads the details of a recipe for the form; a total that equals the sum stays empty. */
export function readRecipeCooking(recipe: RecipeDetails): Cooking {
  const cooking = mapDetails((name) => {
    const value = recipe[name];
    return typeof value === "string" ? value : formatTypedNumber(value);
  });
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

/** Validates the details; returns the server's messages by field. */
export function validateCooking(cooking: Cooking): Record<string, string> {
  const mistakes: Record<string, string> = {};
  const note = (field: DetailName, mistake: string | null) => {
    if (mistake) mistakes[field] = mistake;
  };
  note("servings", servingsMistake(cooking.servings));
  for (const field of minutesFields) note(field, minutesMistake(field, cooking[field]));
  return mistakes;
}
