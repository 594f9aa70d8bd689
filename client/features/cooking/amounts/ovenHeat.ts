import { TO } from "../../../../shared/amounts/ranges";
import type { KitchenWords } from "../../../../shared/amounts/words/AmountWords";
import { kitchenWords } from "../../../../shared/amounts/words/byLocale";
import { t } from "../../../shared/messages/t";
import type { UnitSystem } from "./unitSystem";
import { isApproximate } from "./writeRange";

type Scale = "C" | "F";

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

const HEAT = new RegExp(
  `(?<![\\d.,-])(\\d{2,3})(?:(${TO})(\\d{2,3}))?(?:\\s?[°º]\\s?|\\s(?:${eitherWord(({ degrees }) => degrees)})\\s|(?<=\\d{3})\\s?(?=[CF]))(C|F|Celsius|Fahrenheit)(?![\\p{L}\\d])`,
  "gu",
);

const OVEN = new RegExp(
  eitherWord(({ oven }) => oven),
  "i",
);

const readTemperatureScale = (word: string) => word[0] as Scale;

/** Converts the temperatures of a sentence. A sentence with both scales stays. */
function sentenceHeats(sentence: string, unitSystem: UnitSystem, isOven: boolean): string {
  const scales = new Set(
    [...sentence.matchAll(HEAT)].map(([, , , , word]) => readTemperatureScale(word!)),
  );
  const targetScale: Scale = unitSystem === "metric" ? "C" : "F";
  if (scales.size !== 1 || scales.has(targetScale)) return sentence;
  return sentence.replace(
    HEAT,
    (_, low: string, between: string | undefined, high: string | undefined, word: string, at) => {
      const degrees = [low, high]
        .filter((text) => text !== undefined)
        .map((text) => otherDegrees(Number(text), readTemperatureScale(word), isOven));
      const about = isApproximate(sentence.slice(0, at as number)) ? "" : `${t("cooking.about")} `;
      return `${about}${[...new Set(degrees)].join(between)} °${targetScale}`;
    },
  );
}

/** Converts the temperatures of a step. Gas marks and a lone "200°" stay. */
export function heatsIn(text: string, unitSystem: UnitSystem): string {
  if (unitSystem === "asWritten") return text;
  const isOven = OVEN.test(text);
  const sentences = text.split(/(?<=[.!?])(?=\s)/);
  return sentences.map((sentence) => sentenceHeats(sentence, unitSystem, isOven)).join("");
}
