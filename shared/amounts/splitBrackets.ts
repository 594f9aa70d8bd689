import { hasNumber } from "./numbers";
import { CHANGES, isPackage } from "./readMeasure";
import { readUnit } from "./readUnit";
import { AmountKind, unitKind } from "./units";

/** A text without its brackets, and the texts in them. */
interface SplitBrackets {
  outside: string;
  inside: string[];
}

/** A length that exceeds any unit. */
const LONGEST_WORD = 50;

/** Returns true for a unit that a measure in brackets belongs to, unlike the weight in "2 cloves (10 g)". */
function isMeasurable(word: string): boolean {
  const { isNamed, unit } = readUnit(word);
  return isNamed && (unitKind(unit) !== AmountKind.COUNT || isPackage(word));
}

/** Returns true if brackets after a text contain an equal amount, such as "(9 oz)" after "250 g". */
function isAmount(remark: string, before: string): boolean {
  const word = before.trimEnd().split(/\s/).at(-1)!;
  if (word === "" || CHANGES.test(remark)) return false;
  const unit = word.replace(/^[\d.,/]+/, "");
  const isNumber = unit === "" || (unit === word && hasNumber(word));
  return /\d/.test(remark) && (isNumber || isMeasurable(unit));
}

/** Returns true for a plural ending, as in "Zwiebel(n)". */
const isEnding = (remark: string, before: string): boolean =>
  /\p{L}$/u.test(before.slice(-1)) && /^\p{Ll}{1,2}$/u.test(remark);

/** Finds the bracket that closes another one; the end of the text if it is missing. */
function findEnd(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === "(") depth++;
    else if (text[index] === ")" && --depth === 0) return index;
  }
  return text.length;
}

/** Replaces brackets within brackets by commas: "grated (about 100 g)" becomes "grated, about 100 g". */
const withoutInnerBrackets = (text: string): string =>
  text
    .split(/[()]/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(", ");

/** Splits a text at commas, except decimal commas and commas in brackets. */
export function splitCommas(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let end = 0;
  for (const { 0: sign, index } of text.matchAll(/[,;](?!\d)|\(/g)) {
    if (index < end) continue;
    if (sign === "(") {
      end = findEnd(text, index);
    } else {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...parts, text.slice(start).trim()];
}

/**
 * Removes brackets from a text, unless they contain an amount, which belongs to the unit, or a plural ending.
 * A closing bracket without an opening one is dropped.
 */
export function splitBrackets(text: string): SplitBrackets {
  const inside: string[] = [];
  let outside = "";
  for (let index = 0; index < text.length; index++) {
    if (text[index] === "(") {
      const end = findEnd(text, index);
      const remark = withoutInnerBrackets(text.slice(index + 1, end));
      const before = outside.slice(-LONGEST_WORD);
      const isKept = isEnding(remark, before) || isAmount(remark, before);
      outside += isKept ? `(${remark})` : " ";
      if (!isKept && remark !== "") inside.push(remark);
      index = end;
    } else if (text[index] !== ")") outside += text[index];
  }
  return { outside: outside.replace(/\s+/g, " ").trim(), inside };
}
