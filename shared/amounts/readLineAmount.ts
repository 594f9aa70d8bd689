import { readRange } from "./ranges";
import { BEFORE, readCounted, readDozens } from "./readAmount";
import { afterSameElsewhere, sizeInBrackets } from "./readMeasure";
import { readUnit } from "./readUnit";
import { AmountKind, unitKind } from "./units";
import { lineWords, numberWords, remarkWords } from "./words/byLocale";
import { anyIn } from "./words/lists";

/** The amount at the start of a line, as typed, and the rest of the line. */
export interface LineAmount {
  quantity: string;
  unit: string;
  rest: string;
}

const OF = new RegExp(`^\\s*(?:${anyIn(numberWords, ({ of }) => of)}) `, "i");
const SOME = new RegExp(`^(?:${anyIn(lineWords, ({ some }) => some)})(?= )`, "i");
const SIZES = new RegExp(`^(?:(?:${anyIn(lineWords, ({ sizes }) => sizes)})(?=$|\\s)\\s*)+`, "i");
const BOUND = new RegExp(`^(?:${anyIn(lineWords, ({ bounds }) => bounds)}) `, "i");
const OTHER_UNIT = new RegExp(
  `^[ -]?(${anyIn(lineWords, ({ otherUnits }) => otherUnits)})(?= \\p{L})`,
  "iu",
);
const PLUS = new RegExp(
  `^\\s*(?:\\+|${anyIn(remarkWords, ({ plus }) => plus)}|${anyIn(numberWords, ({ and }) => and)})\\s*(?=\\d)`,
  "i",
);
const VAGUE = new RegExp(`^(?:${anyIn(remarkWords, ({ vague }) => vague)})`, "i");

/** Matches ambiguous figures, which are a quantity that cannot be scaled. */
const FIGURES = /^\d[\d.,/ -]*(?<=\d)/;

const removeOf = (text: string): string => text.replace(OF, "").trim();

/** Reads a length with its pieces, as in "2 inch piece". */
function withPiece(unit: string, text: string): Pick<LineAmount, "unit" | "rest"> {
  const piece = readUnit(text);
  const isPiece = piece.isNamed && unitKind(piece.unit) === AmountKind.COUNT;
  return isPiece ? { unit: `${unit} ${piece.typed}`, rest: piece.rest } : { unit, rest: text };
}

/**
 * Reads the unit after a number. For items counted by size, other adjectives belong to the name.
 */
function readLineUnit(text: string): Pick<LineAmount, "unit" | "rest"> {
  const other = OTHER_UNIT.exec(text);
  if (other) return withPiece(other[1]!, text.slice(other[0].length));
  const count = readCounted(text);
  const read = count ?? readUnit(text);
  if (!read.isNamed && read.typed && count && /\d/.test(read.typed)) {
    return { unit: read.typed, rest: read.rest };
  }
  if (!read.isNamed) {
    const unitText = text.trimStart();
    const unit = SIZES.exec(unitText)?.[0] ?? "";
    return { unit: unit.trim(), rest: unitText.slice(unit.length) };
  }
  const elsewhere = afterSameElsewhere(read.rest, read.unit);
  const rest = elsewhere.slice(sizeInBrackets(elsewhere).length);
  const same = read.rest.slice(0, read.rest.length - rest.length).trim();
  const unit = same.startsWith("(") ? `${read.typed} ${same}` : read.typed + same;
  // The unit is the ingredient if no text follows it, such as cloves in "2 cloves".
  const isThing = rest.trim() === "" && unitKind(read.unit) === AmountKind.COUNT;
  return isThing ? { unit: "", rest: read.typed } : { unit, rest };
}

/** Reads a number or a range, even an ambiguous one, and the rest of the text. */
function readNumbers(text: string): Pick<LineAmount, "quantity" | "rest"> | null {
  const range = readRange(text);
  if (range) {
    const { rest } = readDozens(range);
    return { quantity: text.slice(0, text.length - rest.length).trim(), rest };
  }
  const figures = FIGURES.exec(text)?.[0];
  return figures ? { quantity: figures, rest: text.slice(figures.length) } : null;
}

const kindOfTyped = (unit: string): AmountKind => unitKind(readUnit(unit).unit);

/** Returns true if two units follow each other in one measure, as in "2 lb 4 oz". */
const isOneMeasure = (first: string, second: string): boolean =>
  kindOfTyped(first) !== AmountKind.COUNT && kindOfTyped(first) === kindOfTyped(second);

/** Joins two added amounts into one quantity: "1 cup plus 2 tbsp", "2lb 4oz". */
function addSecond(text: string, first: LineAmount): LineAmount {
  const plus = PLUS.exec(first.rest)?.[0] ?? "";
  const second = readNumbers(first.rest.slice(plus.length).trimStart());
  if (!second) return first;
  const { unit, rest } = readLineUnit(second.rest);
  if (!unit || !first.unit || !(plus || isOneMeasure(first.unit, unit))) return first;
  return { quantity: text.slice(0, text.length - rest.length).trim(), unit: "", rest };
}

/** Matches a multiplication sign before counted items: "2 x red peppers". */
const TIMES = /^ ?x (?=\p{L})/iu;

function withoutNumber(text: string): LineAmount {
  const some = SOME.exec(text)?.[0];
  if (some) {
    const { unit, rest } = readLineUnit(text.slice(some.length));
    return { quantity: some, unit, rest: removeOf(rest) };
  }
  const { isNamed, typed, rest } = readUnit(text);
  const isAmount = isNamed && rest.trim() !== "" && (VAGUE.test(typed) || OF.test(rest));
  return isAmount
    ? { quantity: "", unit: typed, rest: removeOf(rest) }
    : { quantity: "", unit: "", rest: text };
}

/** Reads the amount at the beginning of a line. */
export function readLineAmount(text: string): LineAmount {
  const before = BOUND.exec(text)?.[0] ?? BEFORE.exec(text)![0];
  const numbers = SOME.test(text) ? null : readNumbers(text.slice(before.length));
  if (!numbers) return withoutNumber(text);
  const { unit, rest } = readLineUnit(numbers.rest.replace(TIMES, " "));
  const amount = addSecond(text, { quantity: (before + numbers.quantity).trim(), unit, rest });
  return { ...amount, rest: removeOf(amount.rest) };
}

/** Matches the sign between a name and an amount after it. */
const SIGN_AT_END = /(?:[:-]|(?<!\w)x)$/i;

/** Reads the amount at the end of a line: "Butter 250 g", "Eggs: 3". */
export function readTrailingAmount(text: string): LineAmount {
  const start = text.search(/\p{Nd}/u);
  const before = text.slice(0, Math.max(0, start));
  const typed = before.trim();
  const hasSign = SIGN_AT_END.test(typed) && /\p{L}/u.test(typed.slice(0, -1));
  const name = hasSign ? typed.slice(0, -1).trimEnd() : typed;
  const isApart = hasSign || /\s$/.test(before.slice(-1));
  const numbers = isApart && /\p{L}/u.test(name) ? readNumbers(text.slice(start)) : null;
  if (!numbers) return { quantity: "", unit: "", rest: text };
  const { unit, rest } = readLineUnit(numbers.rest);
  const isAmount = rest.trim() === "" && (unit !== "" || hasSign);
  return isAmount
    ? { quantity: numbers.quantity, unit, rest: name }
    : { quantity: "", unit: "", rest: text };
}
