import { NUMBER_IN_WORDS } from "../amounts/numbers";
import { readUnit } from "../amounts/readUnit";
import { TO } from "../amounts/ranges";
import { numberWords, remarkWords, stepWords } from "../amounts/words/byLocale";
import { anyIn } from "../amounts/words/lists";
import { CONTAINER, VESSEL } from "./containers";
import type { AmountRead as Amount } from "../amounts/readAmount";

/* Words after which a number in a step is not an amount of an ingredient. */

const JOINED = anyIn(
  numberWords,
  ({ and }) => and,
  ({ to }) => to,
);
const PLUS = anyIn(remarkWords, ({ plus }) => plus);

/** An amount that ends directly before another, or is joined to it: "1 lb 4 oz", "1 cup plus 2 tbsp". */
const AMOUNT_BEFORE = new RegExp(
  `(?:\\d|[½⅓¼¾⅔⅛])\\s?(\\p{L}+\\.?)?\\s?(?:[(/=+&–-]|${JOINED}|${PLUS})?\\s?$`,
  "iu",
);

/** The lower end of a range: "two to 3". */
const LEAST_IN_WORDS = new RegExp(`(?<!\\p{L})(?:${NUMBER_IN_WORDS})${TO}$`, "iu");

/** "2 x 400 g", "step 2", "up to 3". */
const NOT_BEFORE = new RegExp(
  `(?<!\\p{L})(?:[x×]|${anyIn(
    stepWords,
    ({ numbered }) => numbered,
    ({ upTo }) => upTo,
  )})\\s?$`,
  "iu",
);

/** More characters before a number than the patterns above need. */
const CONTEXT = 60;

/** True if the number at a position is a part of something longer, or no amount. */
export function isPartOfLongerWord(text: string, position: number): boolean {
  const before = text.slice(Math.max(0, position - CONTEXT), position);
  const amount = AMOUNT_BEFORE.exec(before);
  return (
    NOT_BEFORE.test(before) ||
    LEAST_IN_WORDS.test(before) ||
    (amount !== null && (!amount[1] || readUnit(amount[1]).isNamed))
  );
}

/** Fewer degrees than any oven or dough, but more cups than any recipe. */
const COOLEST = 30;

/** True if a number of cups is a temperature without its sign: "200C". */
export const isTemperature = ({ max, unit }: Amount): boolean => unit === "CUP" && max >= COOLEST;

const FRACTION_OF = new RegExp(
  `^\\s?(?:${anyIn(stepWords, ({ articles }) => articles)})(?!\\p{L})`,
  "iu",
);

/** True if a number is a fraction of an ingredient: "⅓ of the flour". */
export const precedesFraction = (number: number, behind: string): boolean =>
  number < 1 && FRACTION_OF.test(behind);

/** Things whose size an amount describes: "a 2 l milk pan", "a 2 kg potato bag". */
const VESSEL_NEXT = new RegExp(`^(?:${VESSEL})(?!\\p{L})`, "iu");
const CONTAINER_NEXT = new RegExp(`^(?:${CONTAINER})(?!\\p{L})`, "iu");

/** True if an amount is the size of the thing after an ingredient's name. Two tea bags are counted. */
export const describesSize = (following: string, { kind }: Amount): boolean =>
  VESSEL_NEXT.test(following) || (kind !== "COUNT" && CONTAINER_NEXT.test(following));

const EACH = new RegExp(`(?<!\\p{L})(?:${anyIn(stepWords, ({ each }) => each)})(?!\\p{L})`, "giu");
const STOP = /[.!?]/g;
const SENTENCE_END = /[.!?](?=\s|$)/g;

/**
 * Finds the first match of a pattern at or after each of several ascending positions; the text's length if
 * there is no match.
 */
function findNext(text: string, pattern: RegExp): (position: number) => number {
  const matches = text.matchAll(pattern);
  let match = matches.next();
  return (position) => {
    while (!match.done && match.value.index < position) match = matches.next();
    return match.done ? text.length : match.value.index;
  };
}

/** True if the sentence around a position applies to each of several things; positions must ascend. */
export function readEach(text: string): (position: number) => boolean {
  const nextStop = findNext(text, STOP);
  const nextEnd = findNext(text, SENTENCE_END);
  const nextEach = findNext(text, EACH);
  let start = 0;
  return (position) => {
    for (let stop = nextStop(start); stop < position; stop = nextStop(start)) start = stop + 1;
    return nextEach(start) < nextEnd(position);
  };
}
