import { numberWords } from "../../../../shared/amounts/words/byLocale";
import { anyIn } from "../../../../shared/amounts/words/lists";
import type { Unit } from "../../../shared/apollo/schema.generated";
import { t } from "../../../shared/messages/t";
import { kitchenRound, type Things } from "./kitchenRound";
import type { Range } from "./unitSystem";
import { writeNumber } from "./writeNumber";

/** The largest difference that does not count as rounding. */
const NEGLIGIBLE = 0.005;

/** A formatted range, its number for agreement, and whether it was rounded. */
export interface FormattedRange {
  number: string;
  most: number;
  isRounded: boolean;
}

/** Rounds a range to kitchen measures and formats its numbers. */
export function writeRange({ min, max, unit }: Range, things?: Things): FormattedRange {
  const round = (exact: number) => kitchenRound(exact, unit, things);
  const [least, most] = [round(min), round(max)];
  const differs = (rounded: number, exact: number) =>
    Math.abs(rounded - exact) > NEGLIGIBLE * exact;
  const numbers = least === most ? [most] : [least, most];
  return {
    number: numbers.map((number) => writeNumber(number, unit)).join("–"),
    most,
    isRounded: differs(least, min) || differs(most, max),
  };
}

const names: Partial<Record<Unit, (number: number) => string>> = {
  TSP: () => t("cooking.tsp"),
  TBSP: () => t("cooking.tbsp"),
  CUP: (number) => (number > 1 ? t("cooking.cups") : t("cooking.cup")),
};

/** The name of the unit that an amount was converted to; symbols such as g, ml and oz are no words. */
export const unitName = (unit: Unit, number: number): string =>
  names[unit]?.(number) ?? unit.toLowerCase();

const ABOUT = new RegExp(
  `(?:^|[^\\p{L}])(?:${anyIn(numberWords, ({ about }) => about)}|~|≈)$`,
  "iu",
);

/** Longer than any word for "about". */
const LONGEST_ABOUT = 30;

/** True if words end with "about" or the like, which marks the next number as inexact. */
export const isApproximate = (before: string): boolean =>
  ABOUT.test(before.trimEnd().slice(-LONGEST_ABOUT));
