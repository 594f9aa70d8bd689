import { toHundredths } from "./kitchenRound";
import type { Unit } from "../../../shared/apollo/schema.generated";

/** A part of an amount that is measured at once. */
export interface Measure {
  number: number;
  unit: Unit;
}

/** Units of one kind by their size, as multiples of the smallest one. */
const sizes: Partial<Record<Unit, { size: number; smallest: Unit }>> = {
  TSP: { size: 1, smallest: "TSP" },
  TBSP: { size: 3, smallest: "TSP" },
  STICK: { size: 24, smallest: "TSP" },
  CUP: { size: 48, smallest: "TSP" },
  OZ: { size: 1, smallest: "OZ" },
  LB: { size: 16, smallest: "OZ" },
};

/** Below these amounts, cooks take a pinch. */
const LEAST_TEASPOONS = 1 / 8;
const LEAST_OUNCES = 0.005;

const TEASPOONS_IN_TABLESPOON = 3;
const TABLESPOONS_IN_CUP = 16;
const OUNCES_IN_POUND = 16;

/** From here on, cooks measure in cups. */
const MOST_TABLESPOONS = 4;
/** Up to these numbers, a second measure is worth the effort. */
const MOST_CUPS_WITH_SPOONS = 4;
const MOST_POUNDS_WITH_OUNCES = 5;
/** From here on, cooks count in whole spoons or half cups. */
const MANY = 10;

const HALVES = [0, 1 / 2];
const QUARTERS = [0, 1 / 4, 1 / 2, 3 / 4];
const CUPS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4];
const TEASPOONS = [0, 1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4];

/** The share of an amount that a second measure has to make more exact. */
const EFFORT = 0.015;
/** The same for amounts that are converted or approximate. */
const EFFORT_IF_INEXACT = 0.05;

/** Returns the numbers with one of the fractions next to a number. */
function near(number: number, fractions: readonly number[]): number[] {
  const whole = Math.floor(number + 1e-9);
  return [...fractions.map((part) => whole + part), whole + 1].filter((each) => each > 0);
}

const only = (numbers: readonly number[], unit: Unit): Measure[][] =>
  numbers.map((number) => [{ number, unit }]);

/** Adds each number of a smaller unit to each number of a larger one. */
const added = (numbers: readonly number[], unit: Unit, more: readonly number[], smaller: Unit) =>
  numbers.flatMap((number) =>
    more.map((extra): Measure[] => [
      { number, unit },
      { number: extra, unit: smaller },
    ]),
  );

function tablespoons(teaspoons: number): Measure[][] {
  const number = teaspoons / TEASPOONS_IN_TABLESPOON;
  if (number >= MANY) return only(near(number, [0]), "TBSP");
  const whole = near(number, [0]);
  const extra = number < 2 ? [1 / 4, 1 / 2, 3 / 4, 1, 2] : [1, 2];
  const halves = near(number, HALVES).filter((each) => each >= 1);
  return [...only(halves, "TBSP"), ...added(whole, "TBSP", extra, "TSP")];
}

function cups(teaspoons: number): Measure[][] {
  const number = teaspoons / TEASPOONS_IN_TABLESPOON / TABLESPOONS_IN_CUP;
  if (number >= MANY) return only(near(number, HALVES), "CUP");
  const inFractions = near(number, CUPS);
  if (number >= MOST_CUPS_WITH_SPOONS) return only(inFractions, "CUP");
  const small = inFractions.filter((each) => each <= 1 / 2);
  return [
    ...only(inFractions, "CUP"),
    ...added(inFractions, "CUP", [1, 2], "TBSP"),
    ...added(near(number, QUARTERS), "CUP", [3], "TBSP"),
    ...added(small, "CUP", [1, 3 / 2, 2], "TSP"),
  ];
}

function spoons(teaspoons: number, hasCups: boolean): Measure[][] {
  if (teaspoons < LEAST_TEASPOONS - 1e-9) return [];
  const small =
    teaspoons < TEASPOONS_IN_TABLESPOON
      ? only(near(teaspoons, teaspoons < 1 ? TEASPOONS : QUARTERS), "TSP")
      : [];
  const tooMany = hasCups ? MOST_TABLESPOONS : Infinity;
  return [
    ...(hasCups ? cups(teaspoons) : []),
    ...tablespoons(teaspoons).filter(([measure]) => measure!.number < tooMany),
    ...small.filter(([measure]) => measure!.number < TEASPOONS_IN_TABLESPOON),
  ];
}

function pounds(ounces: number): Measure[][] {
  if (ounces < LEAST_OUNCES) return [];
  const number = ounces / OUNCES_IN_POUND;
  const least = ounces < 1 ? [1 / 8] : [];
  const parts = ounces < OUNCES_IN_POUND / 2 ? QUARTERS : [0];
  const small = only(near(ounces, [...least, ...parts]), "OZ");
  if (ounces < OUNCES_IN_POUND) return small.filter(([one]) => one!.number < OUNCES_IN_POUND);
  if (number >= MOST_POUNDS_WITH_OUNCES) return only(near(number, QUARTERS), "LB");
  const extra = near(ounces % OUNCES_IN_POUND, [0]).filter((each) => each < OUNCES_IN_POUND);
  const whole = Math.floor(number + 1e-9);
  return [...only(near(number, QUARTERS), "LB"), ...added([whole], "LB", extra, "OZ")];
}

/** Returns the sum of measures in the smallest unit of their kind. */
const sum = (measures: readonly Measure[]): number =>
  measures.reduce((total, { number, unit }) => total + number * (sizes[unit]?.size ?? 1), 0);

/** Returns the sum of measures in one of their units. */
export const totalIn = (measures: readonly Measure[], unit: Unit): number =>
  sum(measures) / (sizes[unit]?.size ?? 1);

interface MeasureOptions {
  isInexact: boolean;
  /** True if the line's language has cups. */
  hasCups: boolean;
}

/**
 * Splits an amount of spoons, cups, ounces or pounds into the measures that a cook takes: 9 tablespoons are
 * half a cup and a tablespoon.
 * @returns an empty list for less than a cook can measure; null for other units
 */
export function kitchenMeasures(
  number: number,
  unit: Unit,
  { isInexact, hasCups }: MeasureOptions,
): Measure[] | null {
  const size = sizes[unit];
  if (!size) return null;
  // The unit stays if its quarters are exact, such as half a pound or half a stick.
  const isKept = unit === "LB" || unit === "STICK";
  if (isKept && number < 1 && Number.isInteger(Number((4 * number).toFixed(6)))) {
    return [{ number, unit }];
  }
  if (unit === "STICK" && number >= 1) return [{ number: Math.round(4 * number) / 4, unit }];
  const total = number * size.size;
  const candidates = size.smallest === "OZ" ? pounds(total) : spoons(total, hasCups);
  const effort = isInexact ? EFFORT_IF_INEXACT : EFFORT;
  const cost = (measures: readonly Measure[]) =>
    Math.abs(sum(measures) - total) / total + effort * (measures.length - 1);
  const [first, ...others] = candidates;
  if (!first) return [];
  const best = others.reduce(
    (least, next) => (cost(next) < cost(least) - 1e-9 ? next : least),
    first,
  );
  const isTooMuch = size.smallest === "OZ" && total < 1 && sum(best) > 1.1 * total;
  return isTooMuch ? [{ number: toHundredths(total), unit: "OZ" }] : best;
}
