import { fractionSign } from "../../../../shared/amounts/fractions";
import type { Unit } from "../../../shared/apollo/schema.generated";
import { formatPlainNumber } from "../../../shared/numbers";
import { isInParts } from "./kitchenRound";

/** Formats a number as recipes do: "1½" cups, "1.5" kilograms. */
export function writeNumber(number: number, unit: Unit): string {
  const whole = Math.floor(number);
  const sign = fractionSign(number - whole);
  if (!sign || !isInParts(unit)) return formatPlainNumber(number);
  return `${whole > 0 ? whole : ""}${sign}`;
}
