import { minutesRange, servingsRange } from "../../../shared/inputLimits";
import {
  type DetailName,
  mapDetails,
  recipeDetails,
  type RecipeDetails,
} from "../../../shared/recipeDetails";
import { t } from "../messages/t";
import { formatTypedNumber, parseTypedNumber } from "../typedNumber";

/** The details of a recipe as they are typed; all optional. */
export type Cooking = Record<DetailName, string>;

export const emptyCooking: Cooking = mapDetails(() => "");

export const minutesFields = ["prepMinutes", "cookMinutes", "totalMinutes"] as const;

const isText = (name: DetailName): boolean => "max" in recipeDetails[name];

/** The details as they are sent: trimmed, and null for an empty one, which clears it. */
export const toCookingInput = (cooking: Cooking): RecipeDetails =>
  mapDetails((name) =>
    isText(name) ? cooking[name].trim() || null : parseTypedNumber(cooking[name]),
  ) as RecipeDetails;

/** Preparation and cooking together, as they are typed; null while there is nothing to add up. */
export function sumOfMinutes({ prepMinutes, cookMinutes }: Cooking): number | null {
  const [first, second] = [parseTypedNumber(prepMinutes), parseTypedNumber(cookMinutes)];
  return first === null && second === null ? null : (first ?? 0) + (second ?? 0);
}

/** The details of a recipe as the form shows them. A total that is the sum is left out. */
export function cookingOf(recipe: RecipeDetails): Cooking {
  const cooking = mapDetails((name) => {
    const value = recipe[name];
    return typeof value === "string" ? value : formatTypedNumber(value);
  });
  return recipe.totalMinutes === sumOfMinutes(cooking) ? { ...cooking, totalMinutes: "" } : cooking;
}

const isWithin = (number: number, { min, max }: { min: number; max: number }) =>
  number >= min && number <= max;

function servingsMistake(typed: string): string | null {
  const servings = parseTypedNumber(typed);
  if (Number.isNaN(servings)) return t("recipeForm.cooking.servingsNoNumber");
  const right = servings === null || isWithin(servings, servingsRange);
  return right ? null : t("recipeForm.cooking.servingsOutOfRange", servingsRange);
}

function minutesMistake(field: (typeof minutesFields)[number], typed: string): string | null {
  const minutes = parseTypedNumber(typed);
  if (minutes === null) return null;
  if (!Number.isInteger(minutes)) return t(`recipeForm.cooking.notWhole.${field}`);
  return isWithin(minutes, minutesRange)
    ? null
    : t(`recipeForm.cooking.outOfRange.${field}`, minutesRange);
}

/** What is wrong with it, in the server's words, by field. */
export function validateCooking(cooking: Cooking): Record<string, string> {
  const found: Record<string, string> = {};
  const note = (field: DetailName, mistake: string | null) => {
    if (mistake) found[field] = mistake;
  };
  note("servings", servingsMistake(cooking.servings));
  for (const field of minutesFields) note(field, minutesMistake(field, cooking[field]));
  return found;
}
