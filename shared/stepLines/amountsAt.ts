import { NUMBER, NUMBER_IN_WORDS } from "../amounts/numbers";
import { TO } from "../amounts/ranges";
import { readAmount } from "../amounts/readAmount";
import { readUnit } from "../amounts/readUnit";
import { precedesFraction, isPartOfLongerWord, isTemperature, readEach } from "./noAmount";
import type { AmountRead as Amount } from "../amounts/readAmount";

/** A number in a text that may be an amount of anything. */
export interface AmountAt {
  /** The start and end of its number and unit in the text. */
  start: number;
  end: number;
  /** True if a word names its unit. */
  hasUnit: boolean;
  /** The text after the amount. */
  behind: string;
  /** Reads the amount; null if it is not one. Lazy, because most numbers of a long text need no reading. */
  read: () => Amount | null;
}

const numbers = (number: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\d.,$€£/-])(?:${number})(?:${TO}(?:${number}))?(?![\\d.,]\\d)`, flags);

const IN_FIGURES = numbers(NUMBER, "gu");
const IN_FIGURES_OR_WORDS = numbers(`${NUMBER}|${NUMBER_IN_WORDS}`, "giu");

/** The number of characters after a number that are read for its unit and ingredient. */
const WITHIN = 300;

function findAmounts(text: string, pattern: RegExp): AmountAt[] {
  const isForEach = readEach(text);
  const amounts = new Map<string, Amount | null>();
  return [...text.matchAll(pattern)].flatMap(({ 0: number, index: start }) => {
    if (isForEach(start)) return [];
    const rest = text.slice(start + number.length, start + number.length + WITHIN);
    const space = /^\s?/.exec(rest)![0];
    const unit = readUnit(rest.slice(space.length));
    const end = start + number.length + (unit.typed ? space.length + unit.typed.length : 0);
    const read = () => {
      if (isPartOfLongerWord(text, start)) return null;
      const cacheKey = `${number}\n${unit.typed}`;
      if (!amounts.has(cacheKey)) amounts.set(cacheKey, readAmount(number, unit.typed || null));
      const amount = amounts.get(cacheKey);
      if (!amount || isTemperature(amount)) return null;
      return !unit.isNamed && precedesFraction(amount.max, unit.rest) ? null : amount;
    };
    return [{ start, end, read, hasUnit: unit.isNamed, behind: text.slice(end, end + WITHIN) }];
  });
}

/** The amounts of a text in figures. */
export const amountsInFigures = (text: string): AmountAt[] => findAmounts(text, IN_FIGURES);

/** The amounts of a text in figures and words, including articles. */
export const amountsInFiguresOrWords = (text: string): AmountAt[] =>
  findAmounts(text, IN_FIGURES_OR_WORDS);
