import { maxLength } from "../inputLimits";
import { trimEnd } from "../trimEnd";
import { readLineAmount } from "./readLineAmount";
import { lineWords } from "./words/byLocale";

const words = Object.values(lineWords);

/** The first words of headings in languages without a grammar of lines. */
const OTHER_LANGUAGES =
  "pour (?:la|le|les)|para (?:la|el|las|los)|per (?:la|il|lo|le|gli)|voor (?:de|het)";

/** "For the sauce" begins like a heading and has no amount; "To serve" is one as a whole. */
const WORDS = new RegExp(
  `^(?:(?:${[...words.map(({ heading }) => heading), OTHER_LANGUAGES].join("|")}) \\P{Nd}+|${words
    .map(({ wholeHeading }) => wholeHeading)
    .join("|")})$`,
  "iu",
);

/** Signs before and after a heading, as in `## Dough`, `**Filling**` and `--- Topping ---`. */
const MARK = /[-–—=~*_#\s]/u;
const COLON = /[\s:：]/u;

const beginsWithNumber = (text: string): boolean => /^[\p{Nd}\p{No}]/u.test(text);

/** Splits a line into its text and the signs around it. */
function splitMarks(line: string): { before: string; text: string; after: string } {
  let start = 0;
  while (start < line.length && MARK.test(line[start]!)) start++;
  const text = trimEnd(line.slice(start), MARK);
  return { before: line.slice(0, start), text, after: line.slice(start + text.length) };
}

/** Returns true for signs that are no list marker, such as `* salt`, and no footnote, such as `* salt*`. */
function areHeadingMarks(before: string, text: string, after: string): boolean {
  if (/#{2}\s*$|#\s+$/.test(before)) return true;
  if (beginsWithNumber(text)) return false;
  if (/(?:==|~~|[-–—]{3})\s*$/u.test(before)) return true;
  const isSpaced = before.endsWith(" ");
  return (
    after !== "" &&
    isSpaced === after.startsWith(" ") &&
    before.trimEnd().at(-1) === after.trimStart()[0]
  );
}

const isCapitalized = (text: string): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text);

/** Returns true for a line such as `TO SERVE`; shorter ones are abbreviations, such as MSG. */
function isInCapitals(text: string, lines: readonly string[]): boolean {
  if (!isCapitalized(text) || /\p{Nd}|[.!?,]$/u.test(text) || text.length > 60) return false;
  if ((text.match(/\p{Lu}/gu)?.length ?? 0) < 4) return false;
  const { quantity, unit } = readLineAmount(text);
  if (quantity || unit) return false;
  return lines.filter(isCapitalized).length * 2 <= lines.length || lines.length < 2;
}

const isText = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && text.length <= maxLength.heading;

/**
 * Reads a heading that its words, its colon or its marks distinguish from an ingredient: "For the sauce",
 * "Sauce:", `## Sauce`, `**Sauce**`, `--- Sauce ---`, `[Sauce]` or `, Sauce`.
 * @returns its text without marks; null for other lines
 */
export function readMarkedHeading(line: string): string | null {
  const trimmedLine = line.trim();
  if (trimmedLine.length > 2 * maxLength.heading) return null;
  const withoutColon = trimEnd(trimmedLine, COLON);
  const { before, text: markedText, after } = splitMarks(withoutColon);
  const text = trimEnd(markedText, COLON);
  const hasColon = withoutColon !== trimmedLine || text !== markedText;
  const inner = text.startsWith(",") ? text.slice(1).trim() : /^\[([^[\]]{2,})\]$/.exec(text)?.[1];
  if (inner !== undefined && !beginsWithNumber(inner)) return isText(inner) ? inner : null;
  const isHeading =
    hasColon ||
    areHeadingMarks(before, text, after) ||
    WORDS.test(text.replace(/ \([^()]*\)$/, ""));
  return isHeading && isText(text) ? text : null;
}

/**
 * Reads the heading of the lines below it. A line in capitals is a heading, too, unless most lines are.
 * @param lines all lines of the list
 * @returns its text without marks and without a colon; null for an ingredient
 */
export function readHeading(line: string, lines: readonly string[] = []): string | null {
  const text = line.trim();
  return readMarkedHeading(text) ?? (isInCapitals(text, lines) && isText(text) ? text : null);
}
