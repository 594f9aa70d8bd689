import { isWithoutNoun } from "./adjectives";
import { readNumber } from "./numbers";
import { readRange } from "./ranges";
import { BEFORE, readCounted, readDozens, SPOONS } from "./readAmount";
import { readContainer, afterSameElsewhere, afterSlashes, readLengthUnit } from "./readMeasure";
import { readCountBeforeThickness, sizeInBrackets, sizeOfEach } from "./readMeasure";
import { readFirstWord } from "./numberWords";
import { OF_IN_OTHERS, SOME_IN_OTHERS } from "./otherLanguages";
import { readUnit } from "./readUnit";
import { AmountKind, unitKind } from "./units";
import { lineWords, numberWords, remarkWords } from "./words/byLocale";
import { anyIn } from "./words/lists";
import { nameWords } from "./words/nameWords";

/** The amount at the start of a line, as typed, and the rest of the line. */
export interface LineAmount {
  quantity: string;
  unit: string;
  rest: string;
}

type UnitAndRest = Pick<LineAmount, "unit" | "rest">;

const OF = new RegExp(`^\\s*(?:${anyIn(numberWords, ({ of }) => of)}) `, "i");
const OF_AFTER_UNIT = new RegExp(`^\\s*(?:${OF_IN_OTHERS})(?=\\p{L})`, "u");
const SOME = new RegExp(`^(?:${anyIn(lineWords, ({ some }) => some)}|${SOME_IN_OTHERS})(?= )`, "i");
const SIZE = `(?:${anyIn(lineWords, ({ sizes }) => sizes)})`;
const BETWEEN_SIZES = `(?:-| (?:${anyIn(numberWords, ({ to }) => to)}) )`;
const SIZES = new RegExp(`^(?:${SIZE}(?:${BETWEEN_SIZES}${SIZE})?(?=$|\\s)\\s*)+`, "i");
const BOUND = new RegExp(`^(?:${anyIn(lineWords, ({ bounds }) => bounds)}) `, "i");
const OTHER_UNIT = new RegExp(
  `^[ -]?(${anyIn(lineWords, ({ otherUnits }) => otherUnits)})(?= \\p{L})`,
  "iu",
);
const OR = new RegExp(`^ (?:${anyIn(lineWords, (words) => words.or)}) `, "i");
const PLUS = new RegExp(
  `^,?\\s*(?:\\+|${anyIn(remarkWords, ({ plus }) => plus)}|${anyIn(numberWords, ({ and }) => and)})\\s*(?=\\d)`,
  "i",
);
const TO = new RegExp(`^ ?(?:-|${anyIn(numberWords, ({ to }) => to)}) ?(?=\\d)`, "i");
const VAGUE = new RegExp(
  `^(?:${anyIn(remarkWords, ({ vague }) => vague)}|${anyIn(nameWords, ({ unnumbered }) => unnumbered)})s?$`,
  "i",
);

/** Matches ambiguous figures, which are a quantity that cannot be scaled. */
const FIGURES = /^\d[\d.,/ -]*(?<=\d)/;

const removeOf = (text: string): string => text.replace(OF, "").trim();
const removeOfAfterUnit = (text: string): string => removeOf(text).replace(OF_AFTER_UNIT, "");

const isCount = (unit: string): boolean => unitKind(readUnit(unit).unit) === AmountKind.COUNT;

/** Reads a length with its pieces, as in "2 inch piece". */
function withPiece(unit: string, text: string): UnitAndRest {
  const piece = readUnit(text);
  const isPiece = piece.isNamed && unitKind(piece.unit) === AmountKind.COUNT;
  return isPiece ? { unit: `${unit} ${piece.typed}`, rest: piece.rest } : { unit, rest: text };
}

/** Adds a second container or number: "bottle or can", "pinch or two of". */
function withOtherUnit({ unit, rest }: UnitAndRest): UnitAndRest {
  const or = OR.exec(rest)?.[0];
  if (!or) return { unit, rest };
  const behind = rest.slice(or.length);
  const number = readNumber(behind);
  if (number && OF.test(number.rest))
    return { unit: unit + rest.slice(0, -number.rest.length), rest: number.rest };
  const other = readUnit(behind);
  const isUnit = other.isNamed && isCount(other.typed) && other.rest.trim() !== "";
  return isUnit ? { unit: unit + or + other.typed, rest: other.rest } : { unit, rest };
}

/** Reads a size of counted items without a unit: "large", "(4-pound)" or "75g/2¾oz". */
function readSize(text: string): UnitAndRest {
  const size = sizeOfEach(text);
  if (size) return { unit: size.trim(), rest: text.slice(size.length) };
  const unitText = text.trimStart();
  const unit = SIZES.exec(unitText)?.[0] ?? "";
  return { unit: unit.trim(), rest: unitText.slice(unit.length) };
}

/**
 * Reads the unit after a number. For items counted by size, other adjectives belong to the name.
 */
function readLineUnit(text: string): UnitAndRest {
  const other = OTHER_UNIT.exec(text);
  if (other) return withPiece(other[1]!, text.slice(other[0].length));
  const length = readLengthUnit(text);
  if (length) return withPiece(length.replace(/^[ -]/, ""), text.slice(length.length));
  const count = readCounted(text);
  const read = count ?? readUnit(text);
  // The hyphen of "8-ounce steak" belongs to the number.
  if (text.startsWith("-") && readUnit(text.slice(1)).isNamed) return readLineUnit(text.slice(1));
  if (!read.isNamed && read.typed && count && /\d/.test(read.typed)) {
    return { unit: read.typed, rest: read.rest };
  }
  if (!read.isNamed) return readSize(text);
  const elsewhere = afterSlashes(afterSameElsewhere(read.rest, read.unit));
  const rest = elsewhere.slice(sizeInBrackets(elsewhere).length);
  const same = read.rest.slice(0, read.rest.length - rest.length).trim();
  const unit = same.startsWith("(") ? `${read.typed} ${same}` : read.typed + same;
  const container = SPOONS.includes(read.unit) || isCount(read.typed) ? "" : readContainer(rest);
  if (container && rest.trim() !== container.trim()) {
    return { unit: unit + container, rest: rest.slice(container.length) };
  }
  // The unit is the ingredient if no text follows it, such as cloves in "2 cloves".
  const isThing = rest.trim() === "" && unitKind(read.unit) === AmountKind.COUNT;
  return isThing ? { unit: "", rest: read.typed } : withOtherUnit({ unit, rest });
}

/** Matches grouped thousands; without a group that begins with zero they may be a number and a size. */
const GROUPS = /^[1-9]\d{0,2}(?:[ '’]\d{3})+(?![\d.,/]| \d)/;
const METRIC = /^ (?:g|gr|gramm?|grams|ml)(?![\p{L}\d])/iu;

/** Reads thousands in groups, which are a quantity that cannot be scaled: "1 000", "1 500 ml". */
function readGroups(text: string): string {
  const groups = GROUPS.exec(text)?.[0] ?? "";
  const rest = text.slice(groups.length);
  const isCertain = /['’]| 0/.test(groups);
  const isMeasure = METRIC.test(rest) && !readCounted(text.slice(groups.search(/\D/)))?.isNamed;
  return groups && (isCertain || isMeasure) ? groups : "";
}

/** Matches a count before a dash and a size: "1 - 14 oz can". */
const COUNT = /^(\d{1,2}) ?- ?(?=\d)/;

/** Matches an article between a fraction and its whole: "1/2 a lemon", "½ of an onion". */
const WHOLE = new RegExp(
  `^(?: (?:${anyIn(numberWords, ({ of }) => of)}))? (?:${anyIn(numberWords, ({ articles }) => articles)})(?= )`,
  "i",
);

/** Removes a repeated one, as in "1 1 tbsp oil" and "2 1 onion". */
function withoutRepeatedOne(text: string, quantity: string): string {
  const isRepeated = /^ 1 \p{L}/u.test(text);
  return isRepeated && (quantity === "1" || !readUnit(text.slice(3)).isNamed)
    ? text.slice(2)
    : text;
}

/** Returns the text after a number that is added without a unit: "2 + 1 tbsp". */
function afterSum(text: string): string {
  const plus = /^ ?\+ ?(?=\d)/.exec(text)?.[0];
  return (plus && readRange(text.slice(plus.length))?.rest) ?? text;
}

/** Reads a number or a range, even an ambiguous one, and the rest of the text. */
function readNumbers(text: string): Pick<LineAmount, "quantity" | "rest"> | null {
  const certain = readGroups(text) || readCountBeforeThickness(text);
  if (certain) return { quantity: certain, rest: text.slice(certain.length) };
  const range = readRange(text);
  if (range && !/^ ?%/.test(range.rest)) {
    const rest = afterSum(readDozens(range).rest);
    const quantity = text.slice(0, text.length - rest.length).trim();
    const restOfLine = /\d$/.test(quantity) ? rest.replace(WHOLE, "") : rest;
    return { quantity, rest: withoutRepeatedOne(restOfLine, quantity) };
  }
  const count = COUNT.exec(text);
  const sized = count && readCounted(text.slice(count[0].length - 1).replace(/^-/, " "));
  if (count && sized?.isNamed && /\d/.test(sized.typed)) {
    return { quantity: count[1]!, rest: ` ${text.slice(count[0].length)}` };
  }
  const figures = range ? undefined : FIGURES.exec(text)?.[0];
  return figures ? { quantity: figures, rest: text.slice(figures.length) } : null;
}

const kindOfTyped = (unit: string): AmountKind => unitKind(readUnit(unit).unit);

/** Returns true if two units follow each other in one measure, as in "2 lb 4 oz". */
const isOneMeasure = (first: string, second: string): boolean =>
  kindOfTyped(first) !== AmountKind.COUNT && kindOfTyped(first) === kindOfTyped(second);

/** Joins two amounts into one quantity: "1 cup plus 2 tbsp", "2lb 4oz", "14 oz to 1 lb". */
function addSecond(text: string, first: LineAmount): LineAmount {
  const plus = PLUS.exec(first.rest)?.[0] ?? "";
  const joint = plus || (TO.exec(first.rest)?.[0] ?? "");
  const second = readNumbers(first.rest.slice(joint.length).trimStart());
  if (!second) return first;
  const { unit, rest } = readLineUnit(second.rest);
  const areSizes = SIZES.test(first.unit) && SIZES.test(unit);
  const isJoined = plus !== "" || isOneMeasure(first.unit, unit) || areSizes;
  if (!unit || !first.unit || !isJoined) return first;
  return { quantity: text.slice(0, text.length - rest.length).trim(), unit: "", rest };
}

const AND = new RegExp(` (?:${anyIn(numberWords, ({ and }) => and)}|&) (?=\\d)`, "i");

/** Joins the amounts of two kinds of an ingredient: "1/2 red and 1/2 green pepper". */
function addSecondKind(first: LineAmount): LineAmount {
  const and = AND.exec(first.rest);
  const kind = first.rest.slice(0, and?.index ?? 0).trim();
  const second = isWithoutNoun(kind)
    ? readNumbers(first.rest.slice(and!.index + and![0].length))
    : null;
  if (!and || !second) return first;
  const { unit, rest } = readLineUnit(second.rest);
  if (unit !== first.unit) return first;
  const quantity = `${first.quantity} + ${second.quantity}`;
  return { quantity, unit, rest: `${kind}${and[0]}${removeOf(rest)}` };
}

/** Matches a multiplication sign before counted items: "2 x red peppers". */
const TIMES = /^ ?x (?=\p{L})/iu;

/** Matches a unit of one or two words between an article and "of": "a slug of". */
const ARTICLE_UNIT = new RegExp(
  `^ ?((?:\\p{L}+ )?\\p{L}+) (?:${anyIn(numberWords, ({ of }) => of)}) `,
  "iu",
);

function withoutNumber(text: string): LineAmount {
  const some = SOME.exec(text)?.[0];
  if (some) {
    const afterSome = text.slice(some.length).replace(OF, " ");
    const { unit, rest } = readLineUnit(afterSome);
    return { quantity: some, unit, rest: unit ? removeOfAfterUnit(rest) : removeOf(rest) };
  }
  const word = readFirstWord(text);
  if (word && /^ \p{L}/u.test(word.rest)) {
    const counted = readUnit(word.rest);
    const isUnit = counted.isNamed && counted.rest.trim() !== "";
    const [unit, rest] = isUnit ? [counted.typed, counted.rest] : ["", word.rest];
    return { quantity: text.slice(0, -word.rest.length), unit, rest: removeOfAfterUnit(rest) };
  }
  const { unit, isNamed, typed, rest } = readUnit(text);
  const isMeasure = unitKind(unit) !== AmountKind.COUNT && typed.length > 1;
  const isUnit = isMeasure || typed.includes(" ") || VAGUE.test(typed) || OF.test(rest);
  return isNamed && rest.trim() !== "" && isUnit
    ? { quantity: "", unit: typed, rest: removeOf(rest) }
    : { quantity: "", unit: "", rest: text };
}

/** Reads the amount at the beginning of a line. */
export function readLineAmount(text: string): LineAmount {
  const before = BOUND.exec(text)?.[0] ?? BEFORE.exec(text)![0];
  const numbers = SOME.test(text) ? null : readNumbers(text.slice(before.length));
  if (!numbers) return withoutNumber(text);
  const typed = numbers.rest.replace(TIMES, " ");
  const { unit, rest } = readLineUnit(typed);
  const quantity = (before + numbers.quantity).trim();
  const articleUnit = unit === "" && /\p{L}$/u.test(quantity) ? ARTICLE_UNIT.exec(typed) : null;
  if (articleUnit) {
    return { quantity, unit: articleUnit[1]!, rest: typed.slice(articleUnit[0].length).trim() };
  }
  const amount = addSecondKind(addSecond(text, { quantity, unit, rest }));
  return { ...amount, rest: amount.unit ? removeOfAfterUnit(amount.rest) : removeOf(amount.rest) };
}
