import { remarkWords, stepWords } from "../amounts/words/byLocale";
import { anyIn } from "../amounts/words/lists";
import { findPhraseLines, isInNames } from "./findNamedLines";
import type { AmountRead as Amount } from "../amounts/readAmount";

/** Words between an amount and the name of its ingredient. */
const BETWEEN_WORDS = new RegExp(
  `^(?:${anyIn(
    stepWords,
    ({ articles }) => articles,
    ({ rest }) => rest,
  )}|${anyIn(
    remarkWords,
    ({ describing }) => describing,
    ({ prepared }) => prepared,
    ({ manner }) => manner,
  )})$`,
  "iu",
);

/** The next words, up to a sign that ends the phrase. */
const PHRASE = /^(?:\s?\p{L}[\p{L}'’]*(?![\p{L}-])){1,6}/u;

/** The fields by which a line is recognized. */
export interface NamedLine {
  name: string;
  amount?: Amount | null;
  scales?: boolean;
}

/** The lines that a text may name, and the words after the name. */
export interface LinesAt<Line> {
  lines: Line[];
  /** The position after the name. */
  end: number;
  following: string;
}

/** True if lines have the same ingredient. */
export const haveOneIngredient = (lines: readonly NamedLine[]): boolean =>
  lines.length > 0 &&
  lines.every(({ name }) => name.toLowerCase() === lines[0]!.name.toLowerCase());

const isWordIn = (word: string, { name }: NamedLine): boolean =>
  name.toLowerCase().split(" ").includes(word.toLowerCase());

/** Finds the lines that a text after an amount may mean: one, or several with a common name. */
export function linesAt<Line extends NamedLine>(
  text: string,
  lines: readonly Line[],
): LinesAt<Line> {
  const phrase = PHRASE.exec(text)?.[0] ?? "";
  const words = phrase === "" ? [] : phrase.trim().split(/\s/);
  // After a word in lower case, because German nouns are recognized by their capital.
  const findLinesNamed = (count: number) =>
    findPhraseLines(`of ${words.slice(0, count).join(" ")}`, lines);
  for (let count = 1; count <= words.length; count += 1) {
    const shorter = findLinesNamed(count);
    if (shorter.length > 0) {
      // "Tomato paste" does not mean tomatoes.
      const longer = count < words.length ? findLinesNamed(count + 1) : shorter;
      const matches = haveOneIngredient(shorter) && haveOneIngredient(longer) ? longer : shorter;
      const isBehind = (word: string, index: number) =>
        index >= count && !matches.some((line) => isWordIn(word, line));
      const next = words.findIndex(isBehind);
      const following = next < 0 ? "" : words.slice(next).join(" ");
      // One space separates the words.
      const end = phrase.length - (following === "" ? 0 : following.length + 1);
      return { lines: matches, end, following };
    }
    const word = words[count - 1]!;
    if (!BETWEEN_WORDS.test(word) && !isInNames(word, lines)) break;
  }
  return { lines: [], end: 0, following: "" };
}
