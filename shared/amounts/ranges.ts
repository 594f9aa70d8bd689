import { readNumber } from "./numbers";
import { plainText } from "./plainText";
import { numberWords } from "./words/byLocale";
import { anyIn } from "./words/lists";

/** One or two numbers at the start of a text, and the rest of the text. */
export interface RangeRead {
  min: number;
  /** The upper end of the range; equal to `min` for a single number. */
  max: number;
  rest: string;
  /** True if the number is written as "a" or "an". */
  isArticle: boolean;
}

/** A pattern for words between the two numbers of a range. */
export const TO = String.raw`(?:\s?[-–~]\s?|\s(?:${anyIn(numberWords, ({ to }) => to)})\s)`;

/** Patterns for words before the two numbers of a range, and then between them. */
export const BETWEEN = anyIn(numberWords, ({ between }) => between);
export const AND = anyIn(numberWords, ({ and }) => and);

const startsWithTo = new RegExp(`^${TO}`, "i");
const startsWithBetween = new RegExp(`^(?:${BETWEEN}) (.+?) (?:${AND}) (?=\\d)`, "i");

/** The maximum ratio of a range: "1 - 14 oz" is one can of 14 oz, and real ranges are narrower. */
const WIDEST = 4;

/**
 * Reads the number or range at the start of a text.
 * @param text in the form of `plainText`
 * @returns null if there is none, and for an ambiguous one
 */
export function readRange(text: string): RangeRead | null {
  const first = readNumber(text.replace(startsWithBetween, "$1-"));
  if (!first) return null;
  const to = startsWithTo.exec(first.rest);
  const last = to && readNumber(first.rest.slice(to[0].length));
  if (!last || last.isArticle) return { ...first, min: first.value, max: first.value };
  if (last.value <= first.value || last.value > WIDEST * first.value) return null;
  return { min: first.value, max: last.value, rest: last.rest, isArticle: false };
}

/**
 * Returns the value of a text that is exactly a number or range, in any spelling; otherwise null.
 */
export function parseRange(text: string): { min: number; max: number } | null {
  const range = readRange(plainText(text));
  return range?.rest === "" ? { min: range.min, max: range.max } : null;
}
