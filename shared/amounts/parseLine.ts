import { plainText } from "./plainText";
import { readMarkedHeading } from "./readHeading";
import { readLineAmount, readTrailingAmount } from "./readLineAmount";
import { splitName, splitRemark } from "./splitRemark";

/** The parts of an ingredient line, as typed; missing parts are empty. */
export interface ParsedLine {
  quantity: string;
  unit: string;
  ingredient: string;
  preparation: string;
  isOptional: boolean;
}

const LIST_MARK = /^\s*(?:(?:[-–—*•·◦▪‣☐□▢✓+]|\[ ?\])\s*|\d{1,3}[.)]\s+)+/u;
/** Removes a list marker, unless it is the mark of a heading, such as `**Filling**`. */
function removeListMark(line: string): string {
  const text = line.replace(LIST_MARK, "").trim();
  const needsMark = readMarkedHeading(line) !== null && readMarkedHeading(text) === null;
  return needsMark ? line.trim() : text;
}

/** Splits a pasted text into lines, without list markers and empty lines. */
export const linesOfText = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map(removeListMark)
    .filter((line) => line !== "");

/** Returns true if a line is the heading of the next lines, such as "For the sauce:". */
export const isHeading = (line: string): boolean => readMarkedHeading(line) !== null;

/**
 * Splits a line such as "2 onions, finely chopped" into its parts, in English or German.
 * @returns null for a heading and for a text without words
 */
export function parseLine(line: string): ParsedLine | null {
  const text = plainText(line);
  if (isHeading(text) || !/[\p{L}\d]/u.test(text)) return null;
  const { thing, preparation, isOptional } = splitRemark(text);
  const amount = readLineAmount(thing);
  const { quantity, unit, rest } =
    amount.quantity || amount.unit ? amount : readTrailingAmount(thing);
  const nameParts = splitName(rest);
  return {
    quantity,
    unit,
    ingredient: nameParts.thing,
    preparation: [nameParts.preparation, preparation].filter(Boolean).join(", "),
    isOptional,
  };
}
