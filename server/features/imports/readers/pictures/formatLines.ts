import type { Page, Word } from "tesseract.js";

/** The minimum confidence, in percent. Edges and stains have less. */
const MIN_CONFIDENCE = 40;

/** The ratio to the median space from which a space separates paragraphs. */
const LARGE_SPACE = 1.5;

/** A short word at this distance, in line heights, is an edge of the card. */
const MAX_DISTANCE = 2;
const MAX_EDGE_LENGTH = 2;

interface Line {
  text: string;
  top: number;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Returns true if a word at the edge of a line belongs to the line. */
function belongsToLine(word: Word, next: Word | undefined): boolean {
  if (!/[\p{L}\p{N}½¼¾)]/u.test(word.text)) return false;
  if (!next || word.text.length > MAX_EDGE_LENGTH) return true;
  const height = next.bbox.y1 - next.bbox.y0;
  const space = Math.max(next.bbox.x0 - word.bbox.x1, word.bbox.x0 - next.bbox.x1);
  return space < MAX_DISTANCE * height;
}

/**
 * A misread "½", which Tesseract does not recognize. A percent sign makes no sense at the beginning of a
 * line.
 */
const HALF = /^% (?=\p{L}|\|)/u;

const isHalf = (word: Word, next: Word | undefined): boolean =>
  HALF.test(`${word.text} ${next?.text ?? ""}`);

/** Removes recognized edges of the card from both ends of a line. */
function trimWords(words: readonly Word[]): Word[] {
  const remainingWords = [...words];
  while (
    remainingWords[0] &&
    !belongsToLine(remainingWords[0], remainingWords[1]) &&
    !isHalf(remainingWords[0], remainingWords[1])
  )
    remainingWords.shift();
  while (remainingWords.at(-1) && !belongsToLine(remainingWords.at(-1)!, remainingWords.at(-2)))
    remainingWords.pop();
  return remainingWords;
}

/** Returns the mean confidence, in percent. The engine's value for the line includes stains next to it. */
const getConfidence = (words: readonly Word[]): number =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(words.length, 1);

/** A liter after a number, recognized as a single stroke. */
const STROKE = /^(\d+(?:[.,/]\d+)?|[½¼¾]) (?:[|I] (?=\p{L})|1 (?=\p{Lu}))/u;

const joinWords = (words: readonly Word[]): string => words.map(({ text }) => text).join(" ");

/** Corrects characters that look alike in a picture. */
function correctText(text: string, previousText = ""): string {
  // A percentage may be split between two lines.
  const textWithHalf = /\d$/.test(previousText) ? text : text.replace(HALF, "½ ");
  return textWithHalf.replace(STROKE, "$1 l ");
}

/** Returns the text of a picture by lines, with an empty line between paragraphs. */
export function formatLines({ blocks }: Pick<Page, "blocks">): string {
  const lines: Line[] = (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map(({ bbox, words }) => ({ words: trimWords(words), top: bbox.y0 }))
    .filter(({ words }) => getConfidence(words) >= MIN_CONFIDENCE)
    .map(({ words, top }) => ({ text: joinWords(words), top }))
    .filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
  const texts = lines.map(({ text }, i) => correctText(text, lines[i - 1]?.text));
  const spaces = lines.slice(1).map(({ top }, i) => top - lines[i]!.top);
  const usualSpace = median(spaces.filter((space) => space > 0));
  return texts
    .map((text, i) => (i > 0 && spaces[i - 1]! > LARGE_SPACE * usualSpace ? `\n${text}` : text))
    .join("\n");
}
