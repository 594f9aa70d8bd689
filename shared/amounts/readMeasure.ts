import { readNumber } from "./numbers";
import { readUnit } from "./readUnit";
import { AmountKind, areOfTwoSystems, unitKind, type Unit } from "./units";
import { remarkWords } from "./words/byLocale";
import { anyIn } from "./words/lists";

interface MeasureRead {
  unit: Unit;
  rest: string;
}

/** Reads a weight or volume, such as 400 g, 14-oz. or 3-4 lb. */
function readMeasure(text: string): MeasureRead | null {
  const number = readNumber(text);
  if (!number) return null;
  const end = /^ ?- ?(?=\d)/.exec(number.rest);
  const last = end ? readNumber(number.rest.slice(end[0].length)) : number;
  if (!last) return null;
  const { unit, rest } = readUnit(last.rest.replace(/^-/, ""));
  return unitKind(unit) === AmountKind.COUNT ? null : { unit, rest };
}

/** Returns the text after an equal amount in the other system, such as "/9 oz" or "/1lb 2oz". */
export function afterSameElsewhere(text: string, unit: Unit): string {
  const slash = /^ ?\/ ?/.exec(text);
  const same = slash && readMeasure(text.slice(slash[0].length));
  if (!same || !areOfTwoSystems(unit, same.unit)) return text;
  const nextMeasure = readMeasure(same.rest.trimStart());
  return nextMeasure ? nextMeasure.rest : same.rest;
}

const BRACKETS = /^ ?\(([^()]*)\) ?/;
const CHANGES = new RegExp(`^ ?(?:${anyIn(remarkWords, ({ changes }) => changes)}|\\+)\\b`, "i");

/** Reads the size in brackets at the start of a text: "(400 g)". */
export function sizeInBrackets(text: string): string {
  const brackets = BRACKETS.exec(text);
  const size = brackets?.[1] ?? "";
  return brackets && /\d/.test(size) && !CHANGES.test(size) ? brackets[0] : "";
}

/** Reads the size of each counted item at the start of a text: "x 400 g", "14-oz", "(400 g)". */
export function sizeOfEach(text: string): string {
  const brackets = sizeInBrackets(text);
  if (brackets) return brackets;
  const start = /^ ?(?:x ?)?/i.exec(text)![0];
  const measure = readMeasure(text.slice(start.length));
  if (!measure) return "";
  const rest = afterSameElsewhere(measure.rest, measure.unit);
  return text.slice(0, text.length - rest.length);
}
