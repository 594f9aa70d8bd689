import { isMetric } from "../../../../shared/amounts/units";
import { kitchenWords } from "../../../../shared/amounts/words/byLocale";
import { anyIn } from "../../../../shared/amounts/words/lists";
import type { Unit } from "../../../shared/apollo/schema.generated";
import { gramsPerCup } from "./gramsPerCup";
import type { UnitSystem, Range } from "./unitSystem";

const GRAMS_PER_OUNCE = 28.35;
const OUNCES_PER_POUND = 16;
const GRAMS_PER_STICK_OF_BUTTER = 113;
const BUTTER = new RegExp(
  anyIn(kitchenWords, ({ butter }) => butter),
  "i",
);
/** An American cup; other cups are close to it. */
const ML_PER_CUP = 236.6;
const TBSP_PER_CUP = 16;
const ML_PER_METRIC_TBSP = 15;

/** Below these amounts, an ounce or a spoon is less precise than grams or milliliters. */
const FEWEST_GRAMS = 7;
const FEWEST_ML = 1;

/** Cooks weigh larger amounts than this. */
const MOST_CUPS = 12;

/** The weight of a unit in grams. */
const grams: Partial<Record<Unit, number>> = {
  G: 1,
  KG: 1000,
  OZ: GRAMS_PER_OUNCE,
  LB: OUNCES_PER_POUND * GRAMS_PER_OUNCE,
};

/** The volume of a unit in milliliters. Pints and related units differ between Britain and America. */
const millilitres: Partial<Record<Unit, number>> = {
  ML: 1,
  CL: 10,
  DL: 100,
  L: 1000,
  CUP: 240,
  FLOZ: 30,
};

const times = ({ min, max }: Range, factor: number, unit: Unit): Range => ({
  min: min * factor,
  max: max * factor,
  unit,
});

/** Converts fractions of a kilogram to grams, and thousands of grams to kilograms. */
export function inHandyUnit(range: Range): Range {
  const { max, unit } = range;
  if (unit === "KG" && max < 1) return times(range, 1000, "G");
  if (unit === "L" && max < 1) return times(range, 1000, "ML");
  if (unit === "G" && max >= 1000) return times(range, 1 / 1000, "KG");
  if (unit === "ML" && max >= 1000) return times(range, 1 / 1000, "L");
  return range;
}

function toOunces(inGrams: Range): Range | null {
  return inGrams.min < FEWEST_GRAMS ? null : times(inGrams, 1 / GRAMS_PER_OUNCE, "OZ");
}

function toCups(inMl: Range): Range | null {
  return inMl.min < FEWEST_ML ? null : times(inMl, 1 / ML_PER_CUP, "CUP");
}

/** Converts a weight to cups. */
function weightToCups(inGrams: Range, ingredient: string): Range | null {
  const weight = gramsPerCup(ingredient);
  if (!weight || inGrams.max > MOST_CUPS * weight) return null;
  return toCups(times(inGrams, ML_PER_CUP / weight, "ML"));
}

/**
 * Converts tablespoons to grams, or to milliliters if the weight is unknown.
 * @param from the number of tablespoons from which they are converted
 * @returns null below that
 */
export function spoonsToMetric(range: Range, ingredient: string, from: number): Range | null {
  if (range.max < from) return null;
  const weight = gramsPerCup(ingredient);
  return weight ? times(range, weight / TBSP_PER_CUP, "G") : times(range, ML_PER_METRIC_TBSP, "ML");
}

/**
 * Converts an amount to the other system; null if it is in that system already, in spoons, which both have,
 * or ambiguous.
 * @param ingredient the measured ingredient
 */
export function convert(range: Range, unitSystem: UnitSystem, ingredient = ""): Range | null {
  const { unit } = range;
  if (unitSystem === "asWritten" || isMetric(unit) === (unitSystem === "metric")) return null;
  if (unit === "STICK") {
    return BUTTER.test(ingredient) ? times(range, GRAMS_PER_STICK_OF_BUTTER, "G") : null;
  }
  const inGrams = grams[unit] && times(range, grams[unit], "G");
  const inMl = millilitres[unit] && times(range, millilitres[unit], "ML");
  const inMetric = inGrams ?? inMl;
  if (!inMetric) return null;
  if (unitSystem === "metric") return inHandyUnit(inMetric);
  if (inMetric.unit !== "G") return toCups(inMetric);
  return weightToCups(inMetric, ingredient) ?? toOunces(inMetric);
}
