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

/** Signs before and after a heading, as in `## Dough`, `**Filling**` and `--- Topping ---`, and list markers. */
const MARK = /[-–—=~*_#•·◦▪‣☐□▢✓+■\s]/u;
/** Signs that are ornaments on both sides of a heading only, as in `>> Sauce <<`. */
const ORNAMENT = /[!<>«»‹›:/\\\p{So}]/u;
const COLON = /[\s:：]/u;

/** The opposite of each sign that has a direction. */
const OPPOSITE: ReadonlyMap<string, string> = new Map(
  ["<>", "><", "«»", "»«", "‹›", "›‹"].map(([sign, other]) => [sign!, other!]),
);
const opposite = (sign = ""): string => OPPOSITE.get(sign) ?? sign;

const beginsWithNumber = (text: string): boolean => /^[\p{Nd}\p{No}]/u.test(text);

interface MarkedText {
  before: string;
  text: string;
  after: string;
  hasColon: boolean;
}

/** Splits a line into its text, the signs around it, and its colon. */
function splitMarks(typed: string): MarkedText {
  const line = typed.replaceAll("\uFE0F", "").trimEnd();
  const withoutColon = trimEnd(line, COLON);
  const signs = [...withoutColon];
  let start = 0;
  while (start < signs.length && (MARK.test(signs[start]!) || ORNAMENT.test(signs[start]!)))
    start++;
  const before = new Set(signs.slice(0, start).map(opposite));
  let end = signs.length;
  while (end > start && (MARK.test(signs[end - 1]!) || before.has(signs[end - 1]!))) end--;
  const marked = signs.slice(start, end).join("");
  const text = trimEnd(marked, COLON);
  return {
    before: signs.slice(0, start).join(""),
    text,
    after: signs.slice(end).join(""),
    hasColon: withoutColon !== line || text !== marked,
  };
}

/** Returns true for signs that are no list marker, such as `* salt`, and no footnote, such as `* salt*`. */
function hasHeadingMarks({ before, text, after }: MarkedText): boolean {
  if (/##\s*$|#\s+$|■\s*$/u.test(before)) return true;
  if (beginsWithNumber(text)) return false;
  if (/(?:==|~~|[-–—]{3})\s*$|^\s*!+\s*$/u.test(before)) return true;
  const isSpaced = before.endsWith(" ");
  return (
    after !== "" &&
    isSpaced === after.startsWith(" ") &&
    opposite([...before.trimEnd()].at(-1)) === [...after.trimStart()][0] &&
    !/[<>|]/.test(text)
  );
}

const hasHeadingWords = (text: string): boolean =>
  !/[.,;!?]/.test(text) && WORDS.test(text.replace(/ \([^()]*\)$/, ""));

const isCapitalized = (text: string): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text);

/** Returns true for a line such as `TO SERVE`; shorter ones are abbreviations, such as MSG. */
function isInCapitals(text: string, lines: readonly string[]): boolean {
  if (!isCapitalized(text) || /\p{Nd}|[.!?,]$/u.test(text) || text.length > 60) return false;
  if ((text.match(/\p{Lu}/gu)?.length ?? 0) < 4) return false;
  const { quantity, unit } = readLineAmount(text);
  if (quantity || unit) return false;
  return lines.length < 2 || lines.filter(isCapitalized).length * 2 <= lines.length;
}

const isHeadingText = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && text.length <= maxLength.heading;

const readBrackets = (text: string): string | undefined => {
  const inner = /^[[【〈《＜{]([^[\]【】〈〉《》＜＞{}]{2,})[\]】〉》＞}]$/u.exec(text)?.[1];
  return inner && !beginsWithNumber(inner) ? inner : undefined;
};

const isTooLong = (line: string): boolean => line.length > 2 * maxLength.heading;

/**
 * Reads a heading that its words, its colon or its marks distinguish from an ingredient: "For the sauce",
 * "Sauce:", `## Sauce`, `**Sauce**`, `--- Sauce ---`, `[Sauce]`, `【Sauce】` or `, Sauce`.
 * @returns its text without marks and colon; null for other lines
 */
export function readMarkedHeading(line: string): string | null {
  if (isTooLong(line)) return null;
  const marked = splitMarks(line);
  const { text, hasColon } = marked;
  const rest = text.slice(1).trim();
  const inner =
    text.startsWith(",") && rest !== "" && !beginsWithNumber(rest) ? rest : readBrackets(text);
  const isHeading =
    inner !== undefined || hasColon || hasHeadingMarks(marked) || hasHeadingWords(text);
  return isHeading && isHeadingText(inner ?? text) ? (inner ?? text) : null;
}

/**
 * Reads a heading that only its capitals distinguish, such as `TO SERVE`, unless most lines are in capitals.
 * @returns its text; null for other lines
 */
export function readCapitals(line: string, lines: readonly string[]): string | null {
  const text = line.trim();
  return isInCapitals(text, lines) && isHeadingText(text) ? text : null;
}

/**
 * Reads the heading of the ingredient lines below it. A line in capitals is a heading, too, unless most
 * lines are.
 * @param lines all lines of the list
 * @returns its text without marks and colon; null for an ingredient
 */
export const readHeading = (line: string, lines: readonly string[] = []): string | null =>
  readMarkedHeading(line.trim()) ?? readCapitals(line, lines);

/**
 * Reads the heading of the steps below it. Fewer marks than in a list of ingredients make one, because steps
 * are sentences, which may be in italics.
 * @returns its text without marks and colon; null for a step
 */
export function readStepHeading(line: string): string | null {
  if (isTooLong(line)) return null;
  const marked = splitMarks(line);
  const { before, text, hasColon } = marked;
  const hasMarks =
    hasHeadingMarks(marked) &&
    (before.includes("#") || (before.trim().length > 1 && !/[.!?]$/.test(text)));
  const inner = readBrackets(text);
  const isHeading = inner !== undefined || hasColon || hasMarks || hasHeadingWords(text);
  return isHeading && isHeadingText(inner ?? text) ? (inner ?? text) : null;
}
