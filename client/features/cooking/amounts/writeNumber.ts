import { fractionSign } from "../../../../shared/amounts/fractions";
import type { Unit } from "../../../shared/apollo/schema.generated";
import { formatPlainNumber } from "../../../shared/numbers";
import { isInParts } from "./kitchenRound";

/** A number as a recipe writes it: "1½" of cups, "1.5" of kilograms. */
export function writeNumber(number: number, unit: Unit): string {
  const whole = Math.floor(number);
  const sign = fractionSign(number - whole);
  if (!sign || !isInParts(unit)) return formatPlainNumber(number);
  return `${whole > 0 ? whole : ""}${sign}`;
}
