import { trimEnd } from "../trimEnd";
import { readUnit } from "./readUnit";
import { lineWords, remarkWords } from "./words/byLocale";
import { anyIn } from "./words/lists";

/** A text and the remarks removed from it. */
interface SplitText {
  thing: string;
  preparation: string;
  isOptional: boolean;
}

const OPTIONAL = new RegExp(`^(?:${anyIn(lineWords, ({ optional }) => optional)})$`, "i");
const STARTS_OPTIONAL = /^optional(?::| -)\s*/i;
const ENDS_OPTIONAL = new RegExp(`\\s(?:${anyIn(lineWords, ({ optional }) => optional)})$`, "i");

const joinPatterns = (patterns: string[]) => patterns.join("|");
const PURPOSE = joinPatterns(Object.values(lineWords).map(({ purpose }) => purpose));
const OR = anyIn(lineWords, (words) => words.or);
const PLUS = anyIn(remarkWords, ({ plus }) => plus);
const EXTRA = joinPatterns(Object.values(remarkWords).map(({ extra }) => extra));

const DESCRIBING = anyIn(remarkWords, ({ describing }) => describing);

/** Matches a remark at the end without a comma. */
const TRAILING = [
  new RegExp(`\\s(?:\\+|${PLUS}) (?:${EXTRA})(?!\\p{L}).*$`, "ius"),
  new RegExp(`(?<!^(?:${DESCRIBING}))\\s(?:${OR}) .*$`, "is"),
  new RegExp(`\\s(?:${PURPOSE})$`, "iu"),
];

const MANNER = anyIn(remarkWords, ({ manner }) => manner);
const PREPARED = anyIn(remarkWords, ({ prepared }) => prepared);

/**
 * Matches a remark at the start, which needs an adverb: "ground cumin" and "minced beef" are
 * products.
 */
const LEADING = new RegExp(`^((?:${MANNER}) (?:${PREPARED})(?:e[nrs]?)?) (?=\\p{L})`, "iu");

/** Splits a text at commas, except decimal commas and commas in brackets. */
function atCommas(text: string): string[] {
  const commas: number[] = [];
  let sinceBracket: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[,;](?!\d)|[()]/g)) {
    if (sign === "(") commas.push(...sinceBracket);
    if (sign === "(" || sign === ")") sinceBracket = [];
    else sinceBracket.push(index);
  }
  const ends = [...commas, ...sinceBracket, text.length];
  return ends.map((end, index) => text.slice(index === 0 ? 0 : ends[index - 1]! + 1, end));
}

/** A length that exceeds any unit. */
const LONGEST_WORD = 50;

/**
 * Returns true if brackets after a text contain an equal amount, such as "(9 oz)" after "250 g".
 */
function isAmount(remark: string, before: string): boolean {
  const end = before.trimEnd().slice(-LONGEST_WORD);
  const word = end
    .split(/\s/)
    .at(-1)!
    .replace(/^[\d.,/]+/, "");
  return /\d/.test(remark) && (word === "" || readUnit(word).isNamed);
}

/** Returns true for a plural ending, as in "Zwiebel(n)". */
const isEnding = (remark: string, before: string): boolean =>
  !/\s$/.test(before.slice(-1)) && /^\p{Ll}{1,2}$/u.test(remark);

/** Removes brackets from a text, unless they contain an amount, which belongs to the unit. */
function withoutBrackets(text: string): [outside: string, inside: string[]] {
  const inside: string[] = [];
  const outside = text.replace(/\(([^()]*)\)?/g, (typed, remark: string, start: number) => {
    const before = text.slice(0, start);
    if (isEnding(remark, before) || isAmount(remark, before)) return typed;
    inside.push(remark.trim());
    return " ";
  });
  return [outside.replace(/\s+/g, " ").trim(), inside];
}

const FIGURE = /\p{Nd}/gu;
const DASH = /(?<=\p{L}) - (?=.)/su;
const SIZE_OF_EACH = /(?<=\p{L}),? (à (?:ca\.? )?\d[\d.,]* ?\p{L}+)(.*)$/su;

/** Replaces the dash after the last digit by a comma, and moves the size of each to the end: "à 150 g". */
function withCommas(text: string): string {
  const last = [...text.matchAll(FIGURE)].at(-1);
  const behind = last ? last.index + last[0].length : 0;
  const separated = text.slice(0, behind) + text.slice(behind).replace(DASH, ", ");
  return separated.replace(SIZE_OF_EACH, "$2, $1");
}

function splitTrailing(text: string): [text: string, remark: string] {
  for (const pattern of TRAILING) {
    const match = pattern.exec(text);
    if (match && match.index > 0) return [text.slice(0, match.index), match[0].trim()];
  }
  return [text, ""];
}

/** Removes trailing points, except decimal points. */
const clean = (text: string): string =>
  trimEnd(text.replace(/^(?:[\s,;-]|\.(?!\d))+/, ""), /[\s,;.-]/);

/** Separates a line from its remarks: after a comma, in brackets, or the word "optional". */
export function splitRemark(text: string): SplitText {
  const withoutOptional = text.replace(STARTS_OPTIONAL, "");
  const [outside, inside] = withoutBrackets(withCommas(withoutOptional));
  const [first = "", ...others] = atCommas(outside).map((part) => part.trim());
  const thing = first.replace(ENDS_OPTIONAL, "");
  const remarks = [...inside, ...others].filter((remark) => remark !== "");
  const texts = remarks.map((remark) => remark.replace(ENDS_OPTIONAL, ""));
  return {
    thing: clean(thing),
    preparation: texts
      .filter((remark) => !OPTIONAL.test(remark))
      .map(clean)
      .join(", "),
    isOptional:
      withoutOptional !== text ||
      thing !== first ||
      texts.some((remark, index) => OPTIONAL.test(remark) || remark !== remarks[index]),
  };
}

/** Separates an ingredient's name from its preparation and purpose. */
export function splitName(text: string): Pick<SplitText, "thing" | "preparation"> {
  const [namePart, trailing] = splitTrailing(text.trim());
  const prepared = LEADING.exec(namePart)?.[1] ?? "";
  const preparation = [prepared, trailing].filter(Boolean).join(", ");
  return { thing: clean(namePart.slice(prepared.length)), preparation };
}
