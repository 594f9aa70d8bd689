import { trimEnd } from "../trimEnd";
import { plainText } from "./plainText";
import { readMarkedHeading } from "./readHeading";
import { type LineAmount, readLineAmount } from "./readLineAmount";
import { findMeasureAtEnd, readTrailingAmount, readWholeAmount } from "./readTrailingAmount";
import { isWithoutNoun } from "./adjectives";
import { lineWords, remarkWords } from "./words/byLocale";
import { anyIn } from "./words/lists";
import { nameWords } from "./words/nameWords";
import { countAlternatives, splitName } from "./splitName";
import { type SplitLine, splitRemark } from "./splitRemark";

/** The parts of an ingredient line, as typed; missing parts are empty. */
export interface ParsedLine {
  quantity: string;
  unit: string;
  ingredient: string;
  preparation: string;
  isOptional: boolean;
}

/** A pattern for signs before the items of a list. */
export const LIST_SIGN = String.raw`[-–—*•·◦▪‣☐□▢✓+►▶➤➢→✔☑✅●○◆◇❖]\uFE0F?`;

/** Matches list markers; other pictures, such as 🥚, only before a number. */
const LIST_MARK = new RegExp(
  String.raw`^\s*(?:(?:${LIST_SIGN}|\[ ?\])\s*|\d{1,3}[.)]\s+|\p{Extended_Pictographic}\uFE0F?\s*(?=\p{N}))+`,
  "u",
);

/** Removes a list marker, unless it is the mark of a heading, such as `**Filling**`. */
function removeListMark(line: string): string {
  const text = line.replace(LIST_MARK, "").trim();
  const needsMark = readMarkedHeading(line) !== null && readMarkedHeading(text) === null;
  return needsMark ? line.trim() : text;
}

/** Splits a pasted text into lines, without list markers and empty lines. */
export const linesOfText = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map(removeListMark)
    .filter((line) => line !== "");

/** Returns true if a line is the heading of the next lines, such as "For the sauce:". */
export const isHeading = (line: string): boolean => readMarkedHeading(line) !== null;

/** Matches marks that refer to a note: "sugar*", "salt†", "flour¹". */
const REFERENCE = /(?<=[\p{L})])[*†‡§¹²³⁰⁴-⁹]+|™/gu;
const withoutReferences = (line: string): string => trimEnd(line.replace(REFERENCE, ""), /[\s*†‡]/);

/** An amount, and the texts of a line that are not part of it. */
interface NamedAmount extends LineAmount {
  remarks: string[];
  brackets: string[];
}

/** Reads the amount before a name, behind it, after its comma or in brackets after it. */
function readAnyAmount({ thing, remarks, brackets }: SplitLine): NamedAmount {
  const first = readLineAmount(thing);
  const amount = first.quantity || first.unit ? first : readTrailingAmount(thing);
  if (amount.quantity || amount.unit) return { ...amount, remarks, brackets };
  const texts = [...remarks, ...brackets];
  const index = texts.findIndex((text) => /\d/.test(text) && readWholeAmount(text) !== null);
  const behind = index < 0 ? null : readWholeAmount(texts[index]!);
  if (!behind) return { ...amount, remarks, brackets };
  const others = (list: string[]) => list.filter((text) => text !== texts[index]);
  return { ...behind, rest: thing, remarks: others(remarks), brackets: others(brackets) };
}

const PLUS = new RegExp(`^(?:\\+|${anyIn(remarkWords, ({ plus }) => plus)}) ?(?=\\d)`, "i");

/** Adds an amount after a comma: "1 cup scooped and levelled, plus 1 tbsp flour". */
function addAmount(amount: NamedAmount): NamedAmount {
  const { quantity, unit, rest, remarks } = amount;
  const plus = PLUS.exec(remarks[0] ?? "")?.[0];
  const second =
    plus && isWithoutNoun(rest) ? readLineAmount(remarks[0]!.slice(plus.length)) : null;
  if (!second?.unit || !second.rest) return amount;
  const sum = [quantity, unit, plus!.trim(), second.quantity, second.unit]
    .filter(Boolean)
    .join(" ");
  return {
    ...amount,
    quantity: sum,
    unit: "",
    rest: second.rest,
    remarks: [rest, ...remarks.slice(1)],
  };
}

const STARTS_WITH_OR = new RegExp(`^(?:${anyIn(lineWords, (words) => words.or)}) `, "i");
const SEASONING = new RegExp(
  `(?:^|\\s)(?:${anyIn(nameWords, ({ seasonings }) => seasonings)})$`,
  "i",
);

/** Adds the texts after commas to a name that lacks its noun: "2 large, ripe tomatoes". */
function completeName(amount: NamedAmount): NamedAmount {
  const { quantity, unit, rest, remarks } = amount;
  const areSeasonings =
    quantity + unit === "" && [rest, ...remarks].every((text) => SEASONING.test(text));
  if (areSeasonings) return { ...amount, rest: [rest, ...remarks].join(", "), remarks: [] };
  const noun = remarks.findIndex((remark) => !isWithoutNoun(remark) && !remark.endsWith("-"));
  const isIncomplete = rest.trim() === "" || rest.endsWith("-") || isWithoutNoun(rest);
  const count = isIncomplete ? noun + 1 : countAlternatives(rest, remarks);
  if (count === 0) return amount;
  const name = [rest.trim(), ...remarks.slice(0, count)].filter(Boolean).join(", ");
  return { ...amount, rest: name, remarks: remarks.slice(count) };
}

/** Matches a measure after a name that is also a unit: "6 chicken thighs (about 900 g)". */
const MEASURE_IN_BRACKETS = / \(([^()]*)\)$/;

/**
 * Splits a line such as "2 onions, finely chopped" into its parts, in English or German.
 * @returns null for a heading and for a text without words
 */
export function parseLine(line: string): ParsedLine | null {
  const text = plainText(withoutReferences(line));
  if (isHeading(plainText(line)) || !/[\p{L}\d]/u.test(text)) return null;
  const or = STARTS_WITH_OR.exec(text)?.[0] ?? "";
  const split = splitRemark(text.slice(or.length));
  const amount = completeName(addAmount(readAnyAmount(split)));
  const { quantity, unit, rest, remarks, brackets } = amount;
  const { thing, preparation } = splitName(rest);
  const measure = MEASURE_IN_BRACKETS.exec(thing);
  const end = measure?.index ?? (quantity ? findMeasureAtEnd(thing) : -1);
  const [name, second] =
    end < 0 ? [thing, ""] : [thing.slice(0, end), measure?.[1] ?? thing.slice(end).trim()];
  return {
    quantity,
    unit,
    ingredient: name,
    preparation: [or.trim(), preparation, second, ...brackets, ...remarks]
      .filter(Boolean)
      .join(", "),
    isOptional: split.isOptional,
  };
}
