import { decimalSeparator } from "./messages/locale";

/**
 * Reads a number as people type it, with a point or a comma before its decimals. The one that is not
 * the language's own is no number before three digits: "1,000" is a thousand here and 1 elsewhere.
 * @returns null when nothing is typed, NaN for what is no number
 */
export function parseTypedNumber(input: string): number | null {
  const text = input.trim();
  if (text === "") return null;
  const [, whole, sign, decimals = ""] = /^(-?\d+)(?:([.,])(\d+))?$/.exec(text) ?? [];
  if (!whole || (decimals.length === 3 && sign !== decimalSeparator())) return NaN;
  return Number(`${whole}.${decimals || "0"}`);
}

/** A number as it is typed in the current language, for `parseTypedNumber` to read; nothing for null. */
export const formatTypedNumber = (number: number | null): string =>
  number === null ? "" : String(number).replace(".", decimalSeparator());
