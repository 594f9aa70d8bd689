import { readNumber } from "./numbers";
import { plainText } from "./plainText";
import { numberWords } from "./words/byLocale";
import { anyIn } from "./words/lists";

/** One number or two at the beginning of a text, and the text after them. */
export interface RangeRead {
  min: number;
  /** The same as `min` where there is one number. */
  max: number;
  rest: string;
  /** Written as "a" or "an". */
  isArticle: boolean;
}

/** A pattern for what stands between the two numbers of a range. */
export const TO = String.raw`(?:\s?[-–~]\s?|\s(?:${anyIn(numberWords, ({ to }) => to)})\s)`;

/** Patterns for what stands before the two numbers of a range, and then between them. */
export const BETWEEN = anyIn(numberWords, ({ between }) => between);
export const AND = anyIn(numberWords, ({ and }) => and);

const startsWithTo = new RegExp(`^${TO}`, "i");
const startsWithBetween = new RegExp(`^(?:${BETWEEN}) (.+?) (?:${AND}) (?=\\d)`, "i");

/** "1 - 14 oz" is one can of 14 oz; what is meant as a range is narrower. */
const WIDEST = 4;

/**
 * Reads the number or the range that a text begins with.
 * @param text as `plainText` writes it
 * @returns null without one, and for one that may mean two things
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

/** A text that is a number or a range and nothing else, in any spelling; null for all others. */
export function parseRange(text: string): { min: number; max: number } | null {
  const range = readRange(plainText(text));
  return range?.rest === "" ? { min: range.min, max: range.max } : null;
}
