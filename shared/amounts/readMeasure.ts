import { readNumber } from "./numbers";
import { OF_IN_OTHERS } from "./otherLanguages";
import { readUnit } from "./readUnit";
import { AmountKind, areOfTwoSystems, unitKind, type Unit } from "./units";
import { kitchenWords, lineWords, numberWords, remarkWords } from "./words/byLocale";
import { anyIn } from "./words/lists";

interface MeasureRead {
  /** Null for a length. */
  unit: Unit | null;
  rest: string;
}

const TO = new RegExp(`^-? ?(?:-|${anyIn(numberWords, ({ to }) => to)}) ?(?=\\d)`, "i");
const LENGTHS = anyIn(lineWords, ({ lengths }) => lengths);
const PIECES = "(?:piece|length|stick|knob|cube|chunk|slice|strip)";
const EXTENT = "(?:thick|long|wide|dicke?[nrs]?|lange?[nrs]?|breite?[nrs]?)";
const LENGTH = new RegExp(
  `^(?:[ -]?(?:${LENGTHS}|")|-?in\\.?| in\\.?(?= ${PIECES}))(?![\\p{L}\\d])(?:[ -]${EXTENT}(?![\\p{L}-]))?`,
  "iu",
);

/** Returns the unit of a length at the start of a text, such as "-inch", "-inch-thick" or "cm"; empty without one. */
const lengthUnit = (text: string): string => LENGTH.exec(text)?.[0] ?? "";

/** Matches the unit within a German compound: "400-g-Dose". */
const COMPOUND = /^-?(k?g|[mcd]?l)-(?=\p{Lu})/u;

/** Reads a weight, a volume or a length, such as 400 g, 14-oz., 3-4 lb or 4 1/2- to 5-pound. */
function readMeasure(text: string): MeasureRead | null {
  const number = readNumber(text);
  if (!number || number.isArticle) return null;
  const end = TO.exec(number.rest);
  const last = end ? readNumber(number.rest.slice(end[0].length)) : number;
  if (!last) return null;
  const length = lengthUnit(last.rest);
  if (length) return { unit: null, rest: last.rest.slice(length.length) };
  const compound = COMPOUND.exec(last.rest);
  if (compound) {
    return { unit: readUnit(compound[1]!).unit, rest: last.rest.slice(compound[0].length) };
  }
  const { unit, rest } = readUnit(last.rest.replace(/^- ?/, ""));
  return unitKind(unit) === AmountKind.COUNT ? null : { unit, rest };
}

/** Returns the rest of a text after a weight, a volume or a length; null without one. */
export const afterMeasure = (text: string): string | null => readMeasure(text)?.rest ?? null;

const SLASH = /^ ?\/ ?/;

/**
 * Returns the text after equal amounts in other systems, such as "/9 oz", "/1lb 2oz" or "/3½oz/¾ cup".
 */
export function afterSameElsewhere(text: string, unit: Unit): string {
  const slash = SLASH.exec(text);
  const same = slash && readMeasure(text.slice(slash[0].length));
  if (!same?.unit || !areOfTwoSystems(unit, same.unit)) return text;
  const nextMeasure = readMeasure(same.rest.trimStart());
  return afterSameElsewhere(nextMeasure?.unit ? nextMeasure.rest : same.rest, unit);
}

/** Returns the text after further measures, such as "/4 tablespoons" after "1/4 cup". */
export function afterSlashes(text: string): string {
  const slash = /^ ?\/ ?/.exec(text)?.[0];
  const rest = slash ? afterMeasure(text.slice(slash.length)) : null;
  if (rest !== null) return afterSlashes(rest);
  return slash ? text.replace(/^ ?\/ ?\d[\d., /]*(?= \p{L})/u, "") : text;
}

/** Returns the text after an equal length, such as "/5 cm". */
function afterSameLength(text: string): string {
  const slash = SLASH.exec(text);
  const same = slash && readMeasure(text.slice(slash[0].length));
  return same?.unit === null ? same.rest : text;
}

/** Reads a length at the start of a text without its number, such as "-inch" or "cm/1 in". */
export function readLengthUnit(text: string): string {
  const length = lengthUnit(text);
  const rest = afterSameLength(text.slice(length.length));
  return length && text.slice(0, text.length - rest.length);
}

const BRACKETS = /^ ?\(([^()]*)\) ?/;
/** Matches the beginning of brackets that change an amount: "or 6". */
export const CHANGES = new RegExp(
  `^ ?(?:${anyIn(remarkWords, ({ changes }) => changes)}|\\+)\\b`,
  "i",
);

/** Reads the size in brackets at the start of a text: "(400 g)". */
export function sizeInBrackets(text: string): string {
  const brackets = BRACKETS.exec(text);
  const size = brackets?.[1] ?? "";
  return brackets && /\d/.test(size) && !CHANGES.test(size) ? brackets[0] : "";
}

/** Reads a size without brackets: "400 g", "14-oz", "75g/2¾oz", "15 oz (420 g)", "3-inch". */
function plainSize(text: string): string {
  const measure = readMeasure(text);
  if (!measure) return "";
  const { unit, rest } = measure;
  const elsewhere = unit ? afterSameElsewhere(rest, unit) : afterSameLength(rest);
  const end = elsewhere.slice(sizeInBrackets(elsewhere).length);
  return text.slice(0, text.length - end.length);
}

const TIMES = /^ ?(?:x ?)?(?:(?:about|approx\.?|ca\.?) )?/i;

/** Reads the size of each counted item at the start of a text: "x 400 g", "14-oz", "(400 g)". */
export function sizeOfEach(text: string): string {
  const brackets = sizeInBrackets(text);
  if (brackets) return brackets;
  const start = TIMES.exec(text)![0];
  const size = plainSize(text.slice(start.length));
  return size && start + size;
}

/** Reads a count before a thickness, which together look like a mixed number: "2 1/2-inch-thick steaks". */
export function readCountBeforeThickness(text: string): string {
  const count = /^(?:[2-9]|[1-9]\d)(?= \d\/\d{1,2}-)/.exec(text)?.[0] ?? "";
  return count && /[ -]thick$/.test(sizeOfEach(text.slice(count.length))) ? count : "";
}

const CONTAINER = new RegExp(
  `^ (?:${anyIn(kitchenWords, ({ containers }) => containers)}|piece|punnet|sachet)(?=$| (?!roast|barley|pie)\\p{L})`,
  "iu",
);

/** Reads the container of a measured item: " tin" in "400 g tin tomatoes"; empty without one. */
export const readContainer = (text: string): string => CONTAINER.exec(text)?.[0] ?? "";

const PACKAGE = new RegExp(
  `^(?:${anyIn(kitchenWords, ({ containers }) => containers)}|punnet|sachet|envelope|container|pouch|tube|Gläser|Beutel|Tüte|Tube)(?:e?[sn])?$`,
  "i",
);

/** Returns true for a counted unit that is sold in a size, such as "cans". */
export const isPackage = (unit: string): boolean => PACKAGE.test(unit);

const OF = new RegExp(
  `^ (?:(?:${anyIn(numberWords, ({ of }) => of)}) |${OF_IN_OTHERS})(?=\\d)`,
  "i",
);

/** Reads the size of items after their unit: "of 400 g" in "2 cans of 400 g tomatoes". */
export function sizeAfterUnit(text: string): string {
  const of = OF.exec(text)?.[0];
  const size = of && plainSize(text.slice(of.length));
  return of && size ? of + size : "";
}
