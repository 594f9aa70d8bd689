import { FRACTION_SIGN } from "./fractions";
import { plainText } from "./plainText";
import type { NumberWords } from "./words/AmountWords";
import { numberWords, remarkWords } from "./words/byLocale";
import { anyIn, alternatives, splitEntries } from "./words/lists";
import { ownProperty } from "../ownProperty";

/** A number at the start of a text, and the rest of the text. */
export interface NumberRead {
  value: number;
  rest: string;
  /** True if the number is written as "a" or "an", which may not be a number: "a handful". */
  isArticle: boolean;
}

/** A spelling of numbers, with the value of its pattern's groups; null if ambiguous. */
type Form = readonly [pattern: string, value: (...groups: string[]) => number | null];

const FRACTION = String.raw`(\d{1,2}) ?/ ?(\d{1,2})(?![\d/])`;
const WHOLE = String.raw`(0|[1-9]\d{0,5})`;

/** The end of a word. */
const END = String.raw`(?![\p{L}\d])`;

/** Parses the fractions of spoons and cups; 4/5 or 6/8 could mean "4 or 5". */
function fraction(over: string, under: string): number | null {
  const [top, bottom] = [Number(over), Number(under)];
  const isUsual =
    [2, 3, 4, 8, 16].includes(bottom) || (top === 1 && [5, 6, 7, 9, 10].includes(bottom));
  const isReduced = bottom === 3 ? top % 3 !== 0 : top % 2 !== 0;
  return isUsual && isReduced && top < 2 * bottom ? top / bottom : null;
}

function mixed(whole: string, over: string, under: string): number | null {
  const part = fraction(over, under);
  return part !== null && part < 1 ? Number(whole) + part : null;
}

/**
 * Parses a decimal; three digits after a point or comma may be thousands, unless a zero precedes
 * it.
 */
const decimal = (whole: string, digits: string): number | null =>
  digits.length === 3 && whole !== "0" ? null : Number(`${whole}.${digits}`);

const AND = [anyIn(numberWords, ({ and }) => and), anyIn(remarkWords, ({ plus }) => plus)].join(
  "|",
);

const inFigures: readonly Form[] = [
  [`${WHOLE}(?: |-| ?[&+] ?| (?:${AND}) )${FRACTION}`, mixed],
  [FRACTION, fraction],
  [String.raw`${WHOLE}[.,](\d{1,6})(?!\d|[.,/]\d)`, decimal],
  [String.raw`[.,](\d{1,4})(?!\d|[.,/]\d)`, (digits) => decimal("0", digits)],
];

/** The spellings of one language: figures with a spelled-out fraction, and spelled-out numbers. */
function inWords(words: NumberWords): { mixed: Form; writtenForms: readonly Form[] } {
  const { numbers, fractions, fractionPlurals } = words;
  const readNumberWord = (word: string) => ownProperty(numbers, word.toLowerCase())!;
  const readFractionWord = (word: string) => ownProperty(fractions, word.toLowerCase())!;
  const ones = Object.keys(numbers).filter((word) => ownProperty(numbers, word) === 1);
  const ONE = `(?:${alternatives([...splitEntries(words.articles), ...ones])})`;
  const NUMBER = `(${alternatives(Object.keys(numbers))})`;
  const PART = `(${alternatives(Object.keys(fractions))})`;
  const ALONE = `(${alternatives(splitEntries(words.fractionsAlone))})`;
  const PARTS = `(${alternatives(Object.keys(fractionPlurals))})`;
  const AND_ONE = String.raw`\s${words.and}\s${ONE}\s`;
  const JOINED = words.joinedTo && `|(?=${alternatives(splitEntries(words.joinedTo))})`;
  const OF = String.raw`(?:\s${words.of})?(?:\s${ONE})?(?:${END}${JOINED})`;
  return {
    mixed: [WHOLE + AND_ONE + PART + END, (whole, part) => Number(whole) + readFractionWord(part)],
    writtenForms: [
      [
        NUMBER + AND_ONE + PART + END,
        (number, part) => readNumberWord(number) + readFractionWord(part),
      ],
      [String.raw`${ONE}[\s-]${PART}${OF}`, readFractionWord],
      [
        String.raw`${NUMBER}[\s-]${PARTS}${OF}`,
        (number, parts) =>
          readNumberWord(number) * ownProperty(fractionPlurals, parts.toLowerCase())!,
      ],
      [ALONE + OF, readFractionWord],
      [NUMBER + END, readNumberWord],
    ],
  };
}

const languages = Object.values(numberWords).map(inWords);
const writtenForms = languages.flatMap((language) => language.writtenForms);

/** The forms in order; the first match is used, even if its value is uncertain. */
const forms = [
  ...inFigures,
  ...languages.map(({ mixed }) => mixed),
  [String.raw`${WHOLE}(?!\d|[.,]\d)`, Number] satisfies Form,
  ...writtenForms,
].map(([pattern, value]) => ({ pattern: new RegExp(`^${pattern}`, "iu"), value }));

const ARTICLES = anyIn(numberWords, ({ articles }) => articles);
const ARTICLE = new RegExp(String.raw`^(?:${ARTICLES})(?=$|\s)`, "i");

/**
 * Reads the number at the start of a text.
 * @param text in the form of `plainText`
 * @returns null if there is none, and for an ambiguous one such as 1,000
 */
export function readNumber(text: string): NumberRead | null {
  for (const { pattern, value } of forms) {
    const match = pattern.exec(text);
    if (!match) continue;
    const number = value(...match.slice(1));
    const rest = text.slice(match[0].length);
    return number === null || number <= 0 ? null : { value: number, rest, isArticle: false };
  }
  const article = ARTICLE.exec(text);
  return article && { value: 1, rest: text.slice(article[0].length), isArticle: true };
}

/** Returns the value of a text that is exactly a number, in any spelling; otherwise null. */
export function parseNumber(text: string): number | null {
  const number = readNumber(plainText(text));
  return number?.rest === "" ? number.value : null;
}

/** A pattern for a number in figures within a sentence: "1 1/2", "1½", "1,5", "200". */
export const NUMBER = String.raw`(?:\d+[ -]\d{1,2}/\d{1,2}|\d{1,2}/\d{1,2}|\d+ ?${FRACTION_SIGN}|${FRACTION_SIGN}|\d+[.,]\d+|\d+)`;

const withoutGroups = (pattern: string) => pattern.replace(/\((?!\?)/g, "(?:");

/** A pattern for a number in words within a sentence: "half an", "two and a half", "zwei". */
export const NUMBER_IN_WORDS = `(?:${[
  ...writtenForms.map(([pattern]) => withoutGroups(pattern)),
  `(?:${ARTICLES})${END}`,
].join("|")})`;

const FIGURE = new RegExp(`\\d|${FRACTION_SIGN}`);
const WORD = new RegExp(
  `\\b(?:${alternatives([
    ...Object.values(numberWords).flatMap(({ numbers, fractions, dozen }) => [
      ...Object.keys(numbers),
      ...Object.keys(fractions),
      ...splitEntries(dozen),
    ]),
  ])})\\b`,
  "i",
);

/** Returns true if a text contains a digit or fraction sign. */
export const hasFigure = (text: string): boolean => FIGURE.test(text);

/** Returns true if a text contains a number, in figures or in words. */
export const hasNumber = (text: string): boolean => hasFigure(text) || WORD.test(text);
