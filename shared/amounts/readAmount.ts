import { hasNumber } from "./numbers";
import { plainText } from "./plainText";
import { type RangeRead, readRange } from "./ranges";
import {
  afterSameElsewhere,
  readContainer,
  sizeAfterUnit,
  sizeInBrackets,
  sizeOfEach,
} from "./readMeasure";
import { readUnit, type UnitRead } from "./readUnit";
import { AmountKind, unitKind, type Unit } from "./units";
import type { RemarkWords } from "./words/AmountWords";
import { numberWords, remarkWords } from "./words/byLocale";
import { anyIn } from "./words/lists";

/** The amount of a line. */
export interface AmountRead {
  min: number;
  /** The upper end of the amount; equal to `min` if it is not a range. */
  max: number;
  unit: Unit;
  kind: AmountKind;
  before: string;
  unitAsTyped: string;
  after: string;
}

const alternatives = (pattern: (words: RemarkWords) => string): string =>
  Object.values(remarkWords).map(pattern).join("|");

const ABOUT = [anyIn(numberWords, ({ about }) => about), anyIn(remarkWords, ({ fill }) => fill)];
const PART_OF = alternatives(({ partOf }) => partOf);
/** Matches words before a number: "about", "juice of". */
export const BEFORE = new RegExp(`^(?:(?:${ABOUT.join("|")}|${PART_OF}) +|[~≈] ?)*`, "i");
const OF = anyIn(numberWords, ({ of }) => of);
const DOZEN = new RegExp(
  `^ ?(?:${anyIn(numberWords, ({ dozen }) => dozen)})(?: (?:${OF}))?(?![\\w-])`,
  "i",
);

/** Reads a number of dozens. */
export function readDozens(range: RangeRead): RangeRead {
  const dozen = DOZEN.exec(range.rest);
  if (!dozen) return range;
  const rest = range.rest.slice(dozen[0].length);
  return { min: 12 * range.min, max: 12 * range.max, rest, isArticle: false };
}

/** The units of a spoon or a cup of a size: "3 x 15 ml tablespoons". */
export const SPOONS: readonly Unit[] = ["TSP", "DSP", "TBSP", "CUP"];

/** Adds the size after a unit: "cans of 400 g". */
function withSizeAfter(things: UnitRead): UnitRead {
  const size =
    things.isNamed && unitKind(things.unit) === AmountKind.COUNT ? sizeAfterUnit(things.rest) : "";
  return size
    ? { ...things, typed: things.typed + size.trimEnd(), rest: things.rest.slice(size.length) }
    : things;
}

/** Reads the counted item: a unit, or items of a size such as "(400 g) tins", "x 400 g" or "3-pound". */
export function readCounted(text: string): UnitRead | null {
  const size = sizeOfEach(text);
  if (!size) return withSizeAfter(readUnit(text));
  const things = readUnit(text.slice(size.length));
  const isTimes = /^ ?x/i.test(size);
  const isBracketed = size.trimStart().startsWith("(");
  // The size of a counted item is one word, since two numbers and a unit are ambiguous: "1 500 g".
  const isWord = /\d(?:-|(?! ))[^\d\s/]+(?:$|[ /(])/.test(size);
  if (unitKind(things.unit) !== AmountKind.COUNT && !SPOONS.includes(things.unit)) return null;
  if (!things.isNamed && !isTimes && !isBracketed && !isWord) return null;
  // The measure is refused if it stands alone in brackets: it may be the total weight, which would
  // be wrong next to a scaled number.
  if (!things.isNamed && isBracketed) return things;
  const joint = size.endsWith("-") ? "" : " ";
  return { ...things, typed: `${size.trim()}${joint}${things.typed}`.trim() };
}

const MANNER = anyIn(remarkWords, ({ manner }) => manner);
const PREPARED = `(?:(?:${MANNER}) )?(?:${anyIn(remarkWords, ({ prepared }) => prepared)})`;
const PLUS = anyIn(remarkWords, ({ plus }) => plus);
const EXTRA = alternatives(({ extra }) => extra);
const HARMLESS = new RegExp(
  `^(?:${anyIn(remarkWords, ({ harmless }) => harmless)}|${PREPARED}|(?:${PLUS}) (?:${EXTRA})\\b.*|(?:${PREPARED} ?)?[,;].*)?$`,
  "i",
);
const ANOTHER = alternatives(({ another }) => another);
const MORE = new RegExp(`\\b(?:${PLUS}) (?!(?:${EXTRA})\\b)|\\b(?:${ANOTHER}) `, "i");

const MIXED = /\d \d{1,2}\/\d/;

/** Returns the text after amount and unit; null if it may change the amount. */
function readRemark(text: string, unit: Unit): string | null {
  const same = afterSameElsewhere(text, unit);
  const container = unitKind(unit) === AmountKind.COUNT ? "" : readContainer(same);
  const other = same.slice(container.length);
  // The text omits an equal measure in brackets, which would be wrong next to a scaled number.
  const remark = other.slice(sizeInBrackets(other).length).trim();
  const words = remark.replace(/^\([^()]*\) ?/, "");
  return hasNumber(remark) || MORE.test(remark) || !HARMLESS.test(words)
    ? null
    : `${container.trim()} ${remark}`.trim();
}

/**
 * Reads the amount of a line from its quantity and unit, which people also type into one field. Ambiguous
 * texts are not read, since a wrong amount spoils a dish.
 * @returns null without an amount that is certain
 */
export function readAmount(quantity: string | null, unit: string | null): AmountRead | null {
  const [text, unitField] =
    quantity === null ? [plainText(unit ?? ""), ""] : [plainText(quantity), plainText(unit ?? "")];
  const before = BEFORE.exec(text)![0];
  const range = readRange(text.slice(before.length));
  // The unit is refused after a comma, because a remark follows the comma and the unit belongs to
  // something else.
  if (!range || (unitField && /[,;]/.test(range.rest))) return null;
  const dozens = readDozens({
    ...range,
    rest: unitField ? `${range.rest} ${unitField}` : range.rest,
  });
  const count = readCounted(dozens.rest);
  const isSized = count !== null && !count.isNamed && /\d/.test(count.typed);
  if (!count || (dozens.isArticle && (count.isVague || isSized))) return null;
  const after = readRemark(count.rest, count.unit);
  // A mixed number before a container may be a number and a size: "2 1/2 oz can".
  const isAmbiguous = MIXED.test(text) && after !== null && readContainer(` ${after}`) !== "";
  if (after === null || isAmbiguous) return null;
  return {
    min: dozens.min,
    max: dozens.max,
    unit: count.unit,
    kind: unitKind(count.unit),
    before: before.trim(),
    unitAsTyped: count.typed,
    after,
  };
}
