import { readNumber } from "./readNumber";
import { AmountKind, areOfTwoSystems, isVague, kindOf, Unit, unitNamed } from "./units";

/** A unit at the beginning of a text, and the text after it. */
export interface UnitRead {
  unit: Unit;
  /** The unit's words as typed, describing ones included; empty where things are just counted. */
  typed: string;
  rest: string;
  /** Whether a word names the unit. */
  isNamed: boolean;
  isVague: boolean;
}

/** Words that say what the counted or measured thing is like and change no number. */
const describing = new RegExp(
  `^(?:extra[ -]large|medium-sized?|${`large lge lg big medium med md small sm tiny fat thick thin
    long short slender plump whole ripe firm fresh frozen dried heaped heaping rounded level scant
    generous packed`
    .split(/\s+/)
    .join("|")})(?=$|[ ,(])`,
  "i",
);
const WORD = /^\p{L}[\p{L}.'’]*/u;
const MOST_WORDS = 3;

function describingWords(text: string): string {
  let rest = text.trimStart();
  for (let word = describing.exec(rest); word; word = describing.exec(rest)) {
    rest = rest.slice(word[0].length).trimStart();
  }
  return text.slice(0, text.length - rest.length);
}

/** The first word of a text, its first two words, and so on. */
function firstWords(text: string): string[] {
  const beginnings: string[] = [];
  for (let words = ""; beginnings.length < MOST_WORDS; words += " ") {
    const word = WORD.exec(text.slice(words.length));
    if (!word) break;
    words += word[0];
    beginnings.push(words);
    if (text[words.length] !== " ") break;
  }
  return beginnings;
}

/** Reads the unit that a text begins with; what names none counts pieces, and is left as the rest. */
export function readUnit(text: string): UnitRead {
  const described = describingWords(text);
  const named = text.slice(described.length);
  for (const words of firstWords(named).reverse()) {
    const unit = unitNamed(words);
    const rest = named.slice(words.length);
    // A hyphen or a figure at its heels makes another word of it.
    if (unit && !/^[\w-]/.test(rest)) {
      const typed = (described + words).trim();
      return { unit, typed, rest, isNamed: true, isVague: isVague(words) };
    }
  }
  const typed = described.trim();
  return { unit: Unit.PIECE, typed, rest: named, isNamed: false, isVague: false };
}

interface MeasureRead {
  unit: Unit;
  rest: string;
}

/** Reads a weight or a volume, such as 400 g, 14-oz. or 3-4 lb. */
function readMeasure(text: string): MeasureRead | null {
  const number = readNumber(text);
  if (!number) return null;
  const end = /^ ?- ?(?=\d)/.exec(number.rest);
  const last = end ? readNumber(number.rest.slice(end[0].length)) : number;
  if (!last) return null;
  const { unit, rest } = readUnit(last.rest.replace(/^-/, ""));
  return kindOf(unit) === AmountKind.COUNT ? null : { unit, rest };
}

/** The text after what says the same in the other system, such as "/9 oz" or "/1lb 2oz". */
export function afterSameElsewhere(text: string, unit: Unit): string {
  const slash = /^ ?\/ ?/.exec(text);
  const same = slash && readMeasure(text.slice(slash[0].length));
  if (!same || !areOfTwoSystems(unit, same.unit)) return text;
  const more = readMeasure(same.rest.trimStart());
  return more ? more.rest : same.rest;
}

const BRACKETS = /^ ?\(([^()]*\d[^()]*)\) ?/;
const CHANGES = /^ ?(or|and|plus|minus|less|\+)\b/i;

/** The text in brackets that a text begins with, where it holds a size: "(400 g)". */
export function sizeInBrackets(text: string): string {
  const brackets = BRACKETS.exec(text);
  return brackets && !CHANGES.test(brackets[1]!) ? brackets[0] : "";
}

/** The size of each of the counted things that a text begins with: "x 400 g", "14-oz", "(400 g)". */
export function sizeOfEach(text: string): string {
  const brackets = sizeInBrackets(text);
  if (brackets) return brackets;
  const start = /^ ?(?:x ?)?/i.exec(text)![0];
  const measure = readMeasure(text.slice(start.length));
  if (!measure) return "";
  const rest = afterSameElsewhere(measure.rest, measure.unit);
  return text.slice(0, text.length - rest.length);
}
