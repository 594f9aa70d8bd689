import { remarkWords, stepWords } from "../../../../shared/amounts/words/byLocale";
import { anyIn } from "../../../../shared/amounts/words/lists";
import { isInNames, findPhraseLines } from "../../../../shared/findStepLines";

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
}

/** The lines that a text may name, and the words after the name. */
export interface LinesAt<Line> {
  lines: Line[];
  following: string;
}

const isWordIn = (word: string, { name }: NamedLine): boolean =>
  name.toLowerCase().split(" ").includes(word.toLowerCase());

/** Finds the lines that a text after an amount may mean: one, or several with a common name. */
export function linesAt<Line extends NamedLine>(
  text: string,
  lines: readonly Line[],
): LinesAt<Line> {
  const words = PHRASE.exec(text)?.[0].trim().split(/\s/) ?? [];
  // After a word in lower case, because German nouns are recognized by their capital.
  const findLinesNamed = (count: number) =>
    findPhraseLines(`of ${words.slice(0, count).join(" ")}`, lines);
  for (let count = 1; count <= words.length; count += 1) {
    const shorter = findLinesNamed(count);
    if (shorter.length > 0) {
      // "Tomato paste" does not mean tomatoes.
      const longer = count < words.length ? findLinesNamed(count + 1) : shorter;
      const matches = shorter.length === 1 && longer.length === 1 ? longer : shorter;
      const behind = words.slice(count);
      const end = behind.findIndex((word) => !matches.some((line) => isWordIn(word, line)));
      return { lines: matches, following: end < 0 ? "" : behind.slice(end).join(" ") };
    }
    const word = words[count - 1]!;
    if (!BETWEEN_WORDS.test(word) && !isInNames(word, lines)) break;
  }
  return { lines: [], following: "" };
}
