import { hasFigure } from "../../../../shared/amounts/numbers";
import { plainUnit } from "../../../../shared/amounts/plainUnits";
import { measuresInCups, unitStyle } from "../../../../shared/amounts/unitStyle";
import type { KitchenWords } from "../../../../shared/amounts/words/AmountWords";
import { kitchenWords } from "../../../../shared/amounts/words/byLocale";
import { t } from "../../../shared/messages/t";
import { convert, inHandyUnit, spoonsToMetric } from "./convert";
import { kitchenRound, type Things } from "./kitchenRound";
import { type Amount, formatOriginal, type Line, type Range, type UnitSystem } from "./unitSystem";
import { isApproximate, writeRange } from "./writeRange";

/** Options for displaying the amounts of a recipe. */
export interface DisplayOptions {
  /** The multiplier of the written amounts. */
  factor: number;
  unitSystem: UnitSystem;
  /** True if the recipe is written in grams or milliliters, so that it has no cups. */
  isMetricRecipe?: boolean;
}

/** The displayed amount of a line. */
export interface LineAmount {
  text: string;
  /** True if the line has an amount that does not scale with the servings. */
  stays: boolean;
  /** The displayed number, with which the ingredient's name agrees; absent for the original amount. */
  count?: number;
}

/** Matches countable things by their own name or by that of their unit. */
const matchThings = (pattern: (words: KitchenWords) => string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${Object.values(kitchenWords).map(pattern).join("|")})(?!\\p{L})`,
    "iu",
  );

const WHOLE_THING = matchThings(({ wholeThings }) => wholeThings);
const INDIVISIBLE_THING = matchThings(({ indivisibleThings }) => indivisibleThings);

function findThings({ kind, unitAsTyped }: Amount, name: string): Things | undefined {
  const words = `${unitAsTyped} ${name}`;
  if (kind !== "COUNT") return undefined;
  if (INDIVISIBLE_THING.test(words)) return "indivisible";
  return WHOLE_THING.test(words) ? "whole" : undefined;
}

/** True if the words around the number stay true with another unit. */
const canChangeUnit = (amount: Amount): boolean =>
  (amount.before === "" || isApproximate(amount.before)) &&
  (plainUnit(amount.unitAsTyped) === amount.unit || isStick(amount));

/** True for an amount in plain spoons. */
const isInSpoons = ({ before, unit, unitAsTyped }: Amount): boolean =>
  before === "" && unit === "TBSP" && unitStyle(unitAsTyped, unit) !== null;

function isMeasuredInCups({ unit, unitAsTyped }: Amount): boolean {
  const style = unitStyle(unitAsTyped, unit);
  return style !== null && measuresInCups(style);
}

const isStick = ({ unit, unitAsTyped }: Amount) =>
  unit === "STICK" && /^sticks?$/i.test(unitAsTyped);

interface AmountText {
  amount: Amount;
  range: Range;
  /** True if it was converted to the other unit system. */
  isConverted: boolean;
  things: Things | undefined;
  hasCups: boolean;
}

function write({ amount, range, isConverted, things, hasCups }: AmountText) {
  const typedUnit = range.unit === amount.unit ? amount.unitAsTyped : undefined;
  const { text, most, isRounded, isPinch } = writeRange(range, {
    typedUnit,
    isAbout: isApproximate(amount.before),
    things,
    hasCups,
  });
  const isAbout = (isConverted || isRounded) && !isPinch && !isApproximate(amount.before);
  const words = [isAbout && t("cooking.about"), !isPinch && amount.before, text, amount.after];
  return {
    text: words
      .filter(Boolean)
      .join(" ")
      .replace(/ (?=[,;])/, ""),
    count: most,
  };
}

/** The displayed number of a scaled amount, or the larger one of a range. */
export const scaledCount = (amount: Amount, name: string, factor: number): number =>
  kitchenRound(amount.max * factor, amount.unit, findThings(amount, name));

/** From these numbers of tablespoons, cooks prefer a jug to spoons. */
const MANY_TABLESPOONS_IN_METRIC = 4;
const MANY_TABLESPOONS_AS_WRITTEN = 9;

function convertAmount(
  amount: Amount,
  scaledAmount: Range,
  { name }: Line,
  { unitSystem, isMetricRecipe = false }: DisplayOptions,
): Range | null {
  if (canChangeUnit(amount)) return convert(scaledAmount, unitSystem, name);
  if (unitSystem === "us" || !isInSpoons(amount)) return null;
  if (unitSystem === "metric") {
    return spoonsToMetric(scaledAmount, name, MANY_TABLESPOONS_IN_METRIC);
  }
  const isMetric = isMetricRecipe || !isMeasuredInCups(amount);
  return isMetric ? spoonsToMetric(scaledAmount, name, MANY_TABLESPOONS_AS_WRITTEN) : null;
}

/** The amount of a line, scaled and in a unit system. */
export function lineAmount(line: Line, displayOptions: DisplayOptions): LineAmount {
  const { factor: times, isMetricRecipe = false, unitSystem } = displayOptions;
  const { amount, name, scales } = line;
  const originalText = formatOriginal(line);
  const factor = scales ? times : 1;
  if (!amount) return { text: originalText, stays: factor !== 1 && hasFigure(originalText) };
  const scaledAmount = { min: amount.min * factor, max: amount.max * factor, unit: amount.unit };
  const convertedAmount = convertAmount(amount, scaledAmount, line, displayOptions);
  if (factor === 1 && (!convertedAmount || isInSpoons(amount))) {
    return { text: originalText, stays: false };
  }
  const range =
    convertedAmount ?? (canChangeUnit(amount) ? inHandyUnit(scaledAmount) : scaledAmount);
  const things = findThings(amount, name);
  const isConverted = convertedAmount !== null;
  const hasCups =
    amount.unit === "CUP" ||
    unitSystem === "us" ||
    (unitSystem === "asWritten" && !isMetricRecipe && isMeasuredInCups(amount));
  return { ...write({ amount, range, isConverted, things, hasCups }), stays: false };
}
