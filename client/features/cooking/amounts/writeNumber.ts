import type { Unit } from "../../../apollo/schema.generated";
import { formatPlainNumber } from "../../../shared/numbers";
import { isInParts } from "./kitchenRound";

const signs: readonly (readonly [part: number, sign: string])[] = [
  [1 / 8, "⅛"],
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [1 / 2, "½"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
];

/** A number as a recipe writes it: "1½" of cups, "1.5" of kilograms. */
export function writeNumber(number: number, unit: Unit): string {
  const whole = Math.floor(number);
  const sign = signs.find(([part]) => Math.abs(number - whole - part) < 1e-6)?.[1];
  if (!sign || !isInParts(unit)) return formatPlainNumber(number);
  return `${whole > 0 ? whole : ""}${sign}`;
}
