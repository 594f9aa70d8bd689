import type { Unit } from "../../../shared/apollo/schema.generated";

/** The fractions of spoons and cups. */
const SPOONS = [0, 1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const QUARTERS = [0, 1 / 4, 1 / 2, 3 / 4, 1];
const EIGHTH_AND_QUARTERS = [0, 1 / 8, ...QUARTERS.slice(1)];
/** The parts of an onion or a cucumber. */
const PIECES = [0, 1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const HALVES = [0, 1 / 2, 1];
const WHOLE = [0, 1];

/** The fractions used up to each number; results are never 0. */
type Parts = readonly (readonly [below: number, parts: readonly number[]])[];

const spoons: Parts = [
  [4, SPOONS],
  [10, QUARTERS],
  [Infinity, WHOLE],
];
const quarters: Parts = [
  [1, EIGHTH_AND_QUARTERS],
  [10, QUARTERS],
  [Infinity, WHOLE],
];
const pieces: Parts = [
  [1, PIECES],
  [4, HALVES],
  [Infinity, WHOLE],
];

const inParts: Partial<Record<Unit, Parts>> = {
  TSP: spoons,
  DSP: spoons,
  TBSP: spoons,
  CUP: spoons,
  PINT: spoons,
  QUART: spoons,
  GALLON: spoons,
  OZ: quarters,
  FLOZ: quarters,
  LB: quarters,
  STICK: quarters,
  DL: quarters,
  PIECE: pieces,
};

/** Counted things, by their smallest part: a half, or a whole one. */
export type Things = "whole" | "indivisible";

const inThings: Readonly<Record<Things, Parts>> = {
  whole: [
    [1, HALVES],
    [Infinity, WHOLE],
  ],
  indivisible: [[Infinity, WHOLE]],
};

/** The steps of scales and jugs up to each number. */
type Steps = readonly (readonly [below: number, step: number])[];

const small: Steps = [
  [0.25, 0.01],
  [1, 0.05],
  [2.5, 0.1],
  [10, 0.5],
  [100, 1],
  [500, 5],
  [Infinity, 10],
];
/** A jug shows fewer milliliters than a scale shows grams. */
const jug: Steps = [
  [0.25, 0.01],
  [1, 0.05],
  [2.5, 0.1],
  [10, 0.5],
  [30, 1],
  [500, 5],
  [Infinity, 10],
];
const large: Steps = [
  [10, 0.05],
  [Infinity, 0.5],
];

const inSteps: Partial<Record<Unit, Steps>> = {
  MG: [[Infinity, 1]],
  G: small,
  ML: jug,
  CL: small,
  KG: large,
  L: large,
};

const first = <Found>(table: readonly (readonly [number, Found])[], number: number): Found =>
  table.find(([below]) => number < below)![1];

/** Rounds an amount that is smaller than any part. */
export const toHundredths = (number: number): number => toStep(number, 0.01);

/** Below these numbers, the smallest part would be too much. Spoons become a pinch instead. */
const LEAST_MEASURE = 0.9 / 8;
const LEAST_PIECE = 1 / 16;

/** Returns the number below which a unit has no parts. */
function leastNumber(unit: Unit, things?: Things): number {
  if (things || unit === "TSP" || unit === "DSP") return 0;
  return unit === "PIECE" ? LEAST_PIECE : LEAST_MEASURE;
}

function toParts(number: number, parts: readonly number[]): number {
  const whole = Math.floor(number);
  const candidates = parts.map((part) => whole + part).filter((candidate) => candidate > 0);
  // Ties round up: one egg too many spoils less than one too few.
  return candidates.reduce((best, next) =>
    Math.abs(next - number) <= Math.abs(best - number) + 1e-9 ? next : best,
  );
}

const toStep = (number: number, step: number): number =>
  Number((Math.max(1, Math.round(number / step + 1e-9)) * step).toFixed(3));

/**
 * Rounds a number to kitchen measures: fractions of cups, steps of a scale. A positive number stays positive.
 * @param things set for counted things that cannot be divided freely, such as eggs
 */
export function kitchenRound(number: number, unit: Unit, things?: Things): number {
  const steps = inSteps[unit];
  if (steps) return toStep(number, first(steps, number));
  if (number < leastNumber(unit, things)) return toHundredths(number);
  return toParts(number, first(things ? inThings[things] : (inParts[unit] ?? pieces), number));
}

/** True if a unit's numbers are written with fractions instead of decimals. */
export const isInParts = (unit: Unit): boolean => !(unit in inSteps);
