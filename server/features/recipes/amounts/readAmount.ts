import { plainText } from "./plainText";
import {
  afterSameElsewhere,
  readUnit,
  sizeInBrackets,
  sizeOfEach,
  type UnitRead,
} from "./readMeasure";
import { hasNumber, readNumber } from "./readNumber";
import { AmountKind, kindOf, type Unit } from "./units";

/** How much of something a line calls for. */
export interface AmountRead {
  min: number;
  /** The same as `min` where no range was typed. */
  max: number;
  unit: Unit;
  kind: AmountKind;
  before: string;
  unitAsTyped: string;
  after: string;
}

const ABOUT =
  "about|approx(?:imately|\\.)?|around|roughly|circa|ca\\.?|c\\.|almost|nearly|scant|generous|heaped|heaping|rounded|level";
const PART_OF = "(?:finely )?(?:grated )?(?:juice|zest|rind)(?: and (?:juice|zest|rind))? of";
const BEFORE = new RegExp(`^(?:(?:${ABOUT}|${PART_OF}) +|[~≈] ?)*`, "i");
const TO = /^(?: ?[-~] ?| (?:to|or) )/i;
const BETWEEN = /^between (.+?) and (?=\d)/i;
const DOZEN = /^ ?doz(?:en|\.)?(?: of)?(?![\w-])/i;

/** "1 - 14 oz" is one can of 14 oz; what is meant as a range is narrower. */
const WIDEST = 4;

interface Range {
  min: number;
  max: number;
  rest: string;
  isArticle: boolean;
}

/** Reads a number or two, the second larger. */
function readRange(text: string): Range | null {
  const first = readNumber(text.replace(BETWEEN, "$1-"));
  if (!first) return null;
  const to = TO.exec(first.rest);
  const last = to && readNumber(first.rest.slice(to[0].length));
  if (!last || last.isArticle) return { ...first, min: first.value, max: first.value };
  if (last.value <= first.value || last.value > WIDEST * first.value) return null;
  return { min: first.value, max: last.value, rest: last.rest, isArticle: false };
}

/** Twelve at a time. */
function readDozens(range: Range): Range {
  const dozen = DOZEN.exec(range.rest);
  if (!dozen) return range;
  const rest = range.rest.slice(dozen[0].length);
  return { min: 12 * range.min, max: 12 * range.max, rest, isArticle: false };
}

/** Reads what a number counts: a unit, or things of a size such as "(400 g) tins" or "x 400 g". */
function readCounted(text: string): UnitRead | null {
  const size = sizeOfEach(text);
  if (!size) return readUnit(text);
  const things = readUnit(text.slice(size.length));
  const isTimes = /^ ?x/i.test(size);
  const isBracketed = size.trimStart().startsWith("(");
  if (kindOf(things.unit) !== AmountKind.COUNT) return null;
  if (!things.isNamed && !isTimes && !isBracketed) return null;
  // Alone in brackets it may be the weight of all together: then it must not stay beside a new number.
  if (!things.isNamed && isBracketed) return things;
  return { ...things, typed: `${size.trim()} ${things.typed}`.trim() };
}

const PREPARED = `(?:(?:finely|roughly|coarsely|thinly|freshly|lightly|loosely|firmly|tightly) )?(?:packed|${`chopped
    diced sliced minced grated shredded crushed ground peeled halved melted softened beaten toasted
    cooked drained rinsed divided sifted`
  .split(/\s+/)
  .join("|")})`;
const HARMLESS = new RegExp(
  `^(?:of|each|${PREPARED}|approx\\.?|or so|to taste|plus (?:a little |some )?(?:extra|more)\\b.*|(?:${PREPARED} ?)?[,;].*)?$`,
  "i",
);
const MORE = /\bplus (?!(?:a little |some )?(?:extra|more)\b)|\b(?:or|and) an? /i;

/** What follows amount and unit, or null where it may change how much is meant. */
function remarkOf(text: string, unit: Unit): string | null {
  const other = afterSameElsewhere(text, unit);
  // An equal measure in brackets would be wrong beside a number that was scaled.
  const remark = other.slice(sizeInBrackets(other).length).trim();
  const words = remark.replace(/^\([^()]*\) ?/, "");
  return hasNumber(remark) || MORE.test(remark) || !HARMLESS.test(words) ? null : remark;
}

/**
 * Reads how much a line calls for from its quantity and unit, which people also type into one field.
 * It is cautious: what may mean two things is not read, since a wrong amount spoils a dish.
 *
 * @returns null where there is no amount, or none that can be trusted
 */
export function readAmount(quantity: string | null, unit: string | null): AmountRead | null {
  const [text, unitField] =
    quantity === null ? [plainText(unit ?? ""), ""] : [plainText(quantity), plainText(unit ?? "")];
  const before = BEFORE.exec(text)![0];
  const range = readRange(text.slice(before.length));
  // After a comma comes a remark; a unit beyond it belongs to something else.
  if (!range || (unitField && /[,;]/.test(range.rest))) return null;
  const dozens = readDozens({
    ...range,
    rest: unitField ? `${range.rest} ${unitField}` : range.rest,
  });
  const counted = readCounted(dozens.rest);
  if (!counted || (dozens.isArticle && counted.isVague)) return null;
  const after = remarkOf(counted.rest, counted.unit);
  if (after === null) return null;
  return {
    min: dozens.min,
    max: dozens.max,
    unit: counted.unit,
    kind: kindOf(counted.unit),
    before: before.trim(),
    unitAsTyped: counted.typed,
    after,
  };
}
