import { clean } from "./splitName";
import { splitBrackets, splitCommas } from "./splitBrackets";
import { lineWords } from "./words/byLocale";
import { anyIn } from "./words/lists";

/** A line without its remarks. */
export interface SplitLine {
  thing: string;
  /** The texts in brackets. */
  brackets: string[];
  /** The texts after commas. */
  remarks: string[];
  isOptional: boolean;
}

const OPTIONAL = new RegExp(`^(?:${anyIn(lineWords, ({ optional }) => optional)})$`, "i");
const STARTS_OPTIONAL = /^(?:optional(?::| -)|(?:evtl|eventuell|ggf)\.?(?= ))\s*/i;
const ENDS_OPTIONAL = new RegExp(`\\s(?:${anyIn(lineWords, ({ optional }) => optional)})$`, "i");

const FIGURE = /\p{Nd}/gu;
const DASH = /(?<=\p{L}) - (?=.)/su;
const COLON = /(?<=\p{L}): (?=\p{Ll})/su;
const COLON_AFTER_AMOUNT = /(?<=\p{L}): /su;
const SIZE_OF_EACH = /(?<=\p{L}\.?),? (à (?:ca\.? )?\d[\d.,]* ?\p{L}+)(.*)$/su;

/**
 * Replaces the dash after the last digit and the colon after a name by commas, and moves the size of each to
 * the end: "à 150 g".
 */
function withCommas(text: string): string {
  const last = [...text.matchAll(FIGURE)].at(-1);
  const behind = last ? last.index + last[0].length : 0;
  const separated = text.slice(0, behind) + text.slice(behind).replace(DASH, ", ");
  const colon = /^\p{Nd}/u.test(text) ? COLON_AFTER_AMOUNT : COLON;
  return separated
    .replace(colon, ", ")
    .replace(/(?<=\p{L})--/gu, ", ")
    .replace(SIZE_OF_EACH, "$2, $1");
}

const withRoundBrackets = (text: string): string =>
  text.replace(/[[{]/g, "(").replace(/[\]}]/g, ")");

/** Separates a line from its remarks: after a comma, in brackets, or the word "optional". */
export function splitRemark(text: string): SplitLine {
  const withoutOptional = text.replace(STARTS_OPTIONAL, "");
  let isOptional = withoutOptional !== text;
  /** Removes the words for optional ingredients. */
  const readRemarks = (texts: readonly string[]): string[] =>
    texts.flatMap((typed) => {
      const remark = typed.replace(ENDS_OPTIONAL, "");
      if (remark !== typed || OPTIONAL.test(remark)) isOptional = true;
      if (remark === "" || OPTIONAL.test(remark)) return [];
      return [remark.endsWith("-") ? remark : clean(remark)];
    });
  const [first = "", ...others] = splitCommas(withCommas(withRoundBrackets(withoutOptional)));
  const { outside, inside } = splitBrackets(first);
  const [thing = ""] = readRemarks([outside]);
  const remarks = others.flatMap((part) => {
    const split = splitBrackets(part);
    return readRemarks([split.outside, ...split.inside]);
  });
  return { thing, brackets: readRemarks(inside), remarks, isOptional };
}
