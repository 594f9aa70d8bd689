import { TO } from "./amounts/ranges";
import type { KitchenWords } from "./amounts/words/AmountWords";
import { kitchenWords } from "./amounts/words/byLocale";

/** A scale of temperatures. */
export type Scale = "C" | "F";

/** Pairs as printed in cookbooks; ovens are no more exact. */
const inCookbooks: Record<number, number> = {
  225: 110,
  250: 120,
  275: 140,
  300: 150,
  325: 160,
  350: 180,
  375: 190,
  400: 200,
  425: 220,
  450: 230,
  475: 240,
  500: 260,
};

/**
 * The lowest temperature of an oven; lower ones, as for yeast, custard or the inside of a roast, are exact.
 */
const COOLEST_OVEN: Record<Scale, number> = { C: 100, F: 200 };

const to = (number: number, step: number) => Math.round(number / step) * step;

/**
 * Converts a temperature to the other scale, with the original's precision.
 * @param from the scale of the given temperature
 * @param isOven true for an oven, false for oil, sugar or a roast
 */
export function otherDegrees(degrees: number, from: Scale, isOven: boolean): number {
  const exact = from === "C" ? (degrees * 9) / 5 + 32 : ((degrees - 32) * 5) / 9;
  if (degrees < COOLEST_OVEN[from]) return Math.round(exact);
  if (from === "C") return to(exact, isOven ? 25 : 5);
  return (isOven && inCookbooks[degrees]) || to(exact, 5);
}

const eitherWord = (pattern: (words: KitchenWords) => string): string =>
  Object.values(kitchenWords).map(pattern).join("|");

/** A temperature or a range: its degrees, the text between them, the higher degrees and the scale. */
export const HEAT = new RegExp(
  `(?<![\\d.,-])(\\d{2,3})(?:(${TO})(\\d{2,3}))?(?:\\s?[°º]\\s?|\\s(?:${eitherWord(({ degrees }) => degrees)})\\s|(?<=\\d{3})\\s?(?=[CF]))(C|F|Celsius|Fahrenheit)(?![\\p{L}\\d])`,
  "gu",
);

const OVEN = new RegExp(
  eitherWord(({ oven }) => oven),
  "i",
);

/** Returns true if the temperatures of a step are those of an oven. */
export const isOfOven = (step: string): boolean => OVEN.test(step);

export const readTemperatureScale = (word: string) => word[0] as Scale;
