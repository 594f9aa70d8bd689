import { readRange } from "./ranges";
import { BEFORE, readCounted, readDozens } from "./readAmount";
import { afterSameElsewhere, sizeInBrackets } from "./readMeasure";
import { readUnit } from "./readUnit";
import { AmountKind, kindOf } from "./units";
import { lineWords, numberWords, remarkWords } from "./words/byLocale";
import { anyIn } from "./words/lists";

/** The amount that a line begins with, as typed, and the text after it. */
export interface LineAmount {
  quantity: string;
  unit: string;
  rest: string;
}

const OF = new RegExp(`^\\s*(?:${anyIn(numberWords, ({ of }) => of)}) `, "i");
const SOME = new RegExp(`^(?:${anyIn(lineWords, ({ some }) => some)})(?= )`, "i");
const SIZES = new RegExp(`^(?:(?:${anyIn(lineWords, ({ sizes }) => sizes)})(?=$|\\s)\\s*)+`, "i");
const PLUS = new RegExp(
  `^\\s*(?:\\+|${anyIn(remarkWords, ({ plus }) => plus)}|${anyIn(numberWords, ({ and }) => and)})\\s*(?=\\d)`,
  "i",
);
const VAGUE = new RegExp(`^(?:${anyIn(remarkWords, ({ vague }) => vague)})`, "i");

/** Figures that may mean two things: they are a quantity, though not one that can be scaled. */
const FIGURES = /^\d[\d.,/ -]*(?<=\d)/;

const withoutOf = (text: string): string => text.replace(OF, "").trim();

/** The unit behind a number; what counts things by their size alone leaves other adjectives to the name. */
function readLineUnit(text: string): Pick<LineAmount, "unit" | "rest"> {
  const counted = readCounted(text);
  const read = counted ?? readUnit(text);
  if (!read.isNamed && read.typed && counted && /\d/.test(read.typed)) {
    return { unit: read.typed, rest: read.rest };
  }
  if (!read.isNamed) {
    const named = text.trimStart();
    const unit = SIZES.exec(named)?.[0] ?? "";
    return { unit: unit.trim(), rest: named.slice(unit.length) };
  }
  const elsewhere = afterSameElsewhere(read.rest, read.unit);
  const rest = elsewhere.slice(sizeInBrackets(elsewhere).length);
  const same = read.rest.slice(0, read.rest.length - rest.length).trim();
  const unit = same.startsWith("(") ? `${read.typed} ${same}` : read.typed + same;
  // "2 cloves" are cloves.
  const isThing = rest.trim() === "" && kindOf(read.unit) === AmountKind.COUNT;
  return isThing ? { unit: "", rest: read.typed } : { unit, rest };
}

/** A number or a range, also one that cannot be trusted, and the text after it. */
function readNumbers(text: string): Pick<LineAmount, "quantity" | "rest"> | null {
  const range = readRange(text);
  if (range) {
    const { rest } = readDozens(range);
    return { quantity: text.slice(0, text.length - rest.length).trim(), rest };
  }
  const figures = FIGURES.exec(text)?.[0];
  return figures ? { quantity: figures, rest: text.slice(figures.length) } : null;
}

/** An amount that another is added to is one quantity: "1 cup plus 2 tbsp". */
function addSecond(first: LineAmount): LineAmount {
  const plus = PLUS.exec(first.rest)?.[0];
  const second = plus && readNumbers(first.rest.slice(plus.length));
  if (!second) return first;
  const { unit, rest } = readLineUnit(second.rest);
  if (!unit || !first.unit) return first;
  const quantity = [first.quantity, first.unit, plus.trim(), second.quantity, unit].join(" ");
  return { quantity, unit: "", rest };
}

function withoutNumber(text: string): LineAmount {
  const some = SOME.exec(text)?.[0];
  if (some) {
    const { unit, rest } = readLineUnit(text.slice(some.length));
    return { quantity: some, unit, rest: withoutOf(rest) };
  }
  const { isNamed, typed, rest } = readUnit(text);
  const isAmount = isNamed && rest.trim() !== "" && (VAGUE.test(typed) || OF.test(rest));
  return isAmount
    ? { quantity: "", unit: typed, rest: withoutOf(rest) }
    : { quantity: "", unit: "", rest: text };
}

/** Reads the amount that a line begins with. */
export function readLineAmount(text: string): LineAmount {
  const before = BEFORE.exec(text)![0];
  const numbers = SOME.test(text) ? null : readNumbers(text.slice(before.length));
  if (!numbers) return withoutNumber(text);
  const { unit, rest } = readLineUnit(numbers.rest);
  const amount = addSecond({ quantity: (before + numbers.quantity).trim(), unit, rest });
  return { ...amount, rest: withoutOf(amount.rest) };
}

const TRAILING = /^(\P{Nd}*?\p{L}\P{Nd}*?)\s*(:|-|\bx|\s)\s*(?=\d)(.*)$/iu;

/** Reads the amount that a line ends with: "Butter 250 g", "Eggs: 3". */
export function readTrailingAmount(text: string): LineAmount {
  const [, name, sign, tail] = TRAILING.exec(text) ?? [];
  const numbers = tail && readNumbers(tail);
  if (name && numbers) {
    const { unit, rest } = readLineUnit(numbers.rest);
    const isAmount = rest.trim() === "" && (unit !== "" || sign?.trim() !== "");
    if (isAmount) return { quantity: numbers.quantity, unit, rest: name.trim() };
  }
  return { quantity: "", unit: "", rest: text };
}
