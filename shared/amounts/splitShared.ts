import { isWithoutNoun } from "./adjectives";
import { plainText } from "./plainText";
import { type LineAmount, readLineAmount } from "./readLineAmount";
import { readWholeAmount } from "./readTrailingAmount";
import { splitCommas } from "./splitBrackets";
import { sharesNoun } from "./splitName";
import { lineWords, numberWords } from "./words/byLocale";
import { anyIn } from "./words/lists";

const EACH = `(?:${anyIn(lineWords, ({ ofEach }) => ofEach)})`;
const OF = anyIn(numberWords, ({ of }) => of);
const AND = new RegExp(`,? (?:${anyIn(numberWords, ({ and }) => and)}|&) `, "i");

/** Matches words before and after an amount: "je 1 TL", "1 tsp each of:". */
const EACH_BEFORE = new RegExp(`^${EACH}:? `, "i");
const EACH_AFTER = new RegExp(`^${EACH}(?: (?:${OF}))?:? (?=\\p{L})`, "iu");
/** Matches an amount after the names: "salt and pepper, 1 tsp each", "Salz und Pfeffer (je 1 TL)". */
const AT_END = new RegExp(
  `^(\\P{Nd}+?)(?:[,:]| -)? \\(?(?:${EACH} (\\d[^()]*)|(\\d[^()]*) ${EACH})\\)?$`,
  "iu",
);

/** Splits "A, B and C, chopped" into names and remarks; without "and", all parts are names. */
function splitNames(text: string): { names: string[]; remarks: string[] } {
  const parts = text.split(AND);
  const [last = "", ...remarks] = splitCommas(parts.at(-1)!);
  return parts.length === 1
    ? { names: [last, ...remarks], remarks: [] }
    : { names: [...parts.slice(0, -1).flatMap(splitCommas), last], remarks };
}

/** Returns true if each text names an ingredient by itself, unlike "red and green peppers". */
const areNames = (names: readonly string[]): boolean =>
  names.length > 1 &&
  names.every((name) => /^\p{L}/u.test(name) && !isWithoutNoun(name)) &&
  !sharesNoun(names.at(-2)!, names.at(-1)!);

/** Reads an amount that is marked as shared, and the text of its ingredients; null for other lines. */
function readShared(text: string): LineAmount | null {
  const [, list, before, after] = AT_END.exec(text) ?? [];
  if (list) {
    const amount = readWholeAmount(before ?? after!);
    return amount && { ...amount, rest: list };
  }
  const mark = EACH_BEFORE.exec(text)?.[0] ?? "";
  const amount = readLineAmount(text.slice(mark.length));
  const each = EACH_AFTER.exec(amount.rest)?.[0] ?? "";
  return amount.quantity && mark + each
    ? { ...amount, rest: amount.rest.slice(each.length) }
    : null;
}

/**
 * Splits a line of several ingredients that share an amount into a line for each: "1 tsp each salt and pepper".
 * Lines whose ingredients are not certain stay whole.
 */
export function splitShared(line: string): string[] {
  const shared = readShared(plainText(line));
  if (!shared) return [line];
  const { names, remarks } = splitNames(shared.rest);
  if (!areNames(names)) return [line];
  const amount = [shared.quantity, shared.unit].filter(Boolean).join(" ");
  return names.map((name) => [`${amount} ${name}`, ...remarks].join(", "));
}
