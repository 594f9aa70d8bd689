import { decimalSeparator } from "./messages/locale";

/**
 * Reads a typed number with a decimal point or comma. The other language's separator is invalid before three
 * digits, where it could separate thousands: "1,000".
 * @returns null for an empty text, NaN for an invalid one
 */
export function parseTypedNumber(input: string): number | null {
  const text = input.trim();
  if (text === "") return null;
  const [, whole, sign, decimals = ""] = /^(-?\d+)(?:([.,])(\d+))?$/.exec(text) ?? [];
  if (!whole || (decimals.length === 3 && sign !== decimalSeparator())) return NaN;
  return Number(`${whole}.${decimals || "0"}`);
}

/** Formats a number for editing, readable by `parseTypedNumber`; empty for null. */
export const formatTypedNumber = (number: number | null): string =>
  number === null ? "" : String(number).replace(".", decimalSeparator());
