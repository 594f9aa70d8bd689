import type { Unit } from "../../../shared/apollo/schema.generated";

/** The parts of a whole that spoons and cups are made for. */
const SPOONS = [0, 1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const QUARTERS = [0, 1 / 4, 1 / 2, 3 / 4, 1];
const HALVES = [0, 1 / 2, 1];
const WHOLE = [0, 1];

/** Up to which number one rounds to which parts; never to nothing. */
type Parts = readonly (readonly [below: number, parts: readonly number[]])[];

const spoons: Parts = [
  [4, SPOONS],
  [10, QUARTERS],
  [Infinity, WHOLE],
];
const quarters: Parts = [
  [10, QUARTERS],
  [Infinity, WHOLE],
];
const halves: Parts = [
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
  PIECE: halves,
};

/** Things that are counted, by what there is of one: a half, or only all of it. */
export type Things = "whole" | "indivisible";

const inThings: Readonly<Record<Things, Parts>> = {
  whole: [
    [1, HALVES],
    [Infinity, WHOLE],
  ],
  indivisible: [[Infinity, WHOLE]],
};

/** Up to which number scales and jugs are read in which steps. */
type Steps = readonly (readonly [below: number, step: number])[];

const small: Steps = [
  [10, 0.5],
  [100, 1],
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
  ML: small,
  CL: small,
  KG: large,
  L: large,
};

const first = <Found>(table: readonly (readonly [number, Found])[], number: number): Found =>
  table.find(([below]) => number < below)![1];

function toParts(number: number, parts: readonly number[]): number {
  const whole = Math.floor(number);
  const candidates = parts.map((part) => whole + part).filter((candidate) => candidate > 0);
  // Halfway goes up: one egg too many spoils less than one too few.
  return candidates.reduce((best, next) =>
    Math.abs(next - number) <= Math.abs(best - number) + 1e-9 ? next : best,
  );
}

const toStep = (number: number, step: number): number =>
  Number((Math.max(1, Math.round(number / step + 1e-9)) * step).toFixed(3));

/**
 * A number as one can measure it in a kitchen: cups in the fractions that there are, grams in the
 * steps of a scale. Above 0 stays above 0.
 * @param things what is counted, if it is not cut in parts at will, such as eggs
 */
export function kitchenRound(number: number, unit: Unit, things?: Things): number {
  const steps = inSteps[unit];
  if (steps) return toStep(number, first(steps, number));
  return toParts(number, first(things ? inThings[things] : (inParts[unit] ?? halves), number));
}

/** True if a unit's numbers are written with fractions instead of decimals. */
export const isInParts = (unit: Unit): boolean => !(unit in inSteps);
