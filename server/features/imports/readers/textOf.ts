import { parseHtml, extractText } from "./parseHtml";

/** How often a text may have been escaped, as by an editor and again by a template. */
const MAX_ESCAPES = 3;

const looksEscaped = (text: string): boolean => /&(?:#\d+|#x[\da-f]+|[a-z]\w+);/i.test(text);

const looksLikeHtml = (text: string): boolean => /<\/?[a-z][^<>]*>|<!--/i.test(text);

/** A text whose lines have no blanks at their ends, and single ones between words. */
const normalizeLines = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\u00AD|\u200B|\uFEFF|\0/g, "")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .join("\n")
    .replace(/\n{2,}/g, "\n")
    .trim();

/** The plain text of what may contain HTML, also escaped; blocks and line breaks begin new lines. */
export function toPlainText(html: string): string {
  let text = html;
  for (let i = 0; i < MAX_ESCAPES && (looksEscaped(text) || looksLikeHtml(text)); i++) {
    text = extractText(parseHtml(text).root()[0]!);
  }
  return normalizeLines(text);
}

/** The same on a single line. */
export const toPlainLine = (html: string): string => toPlainText(html).replaceAll("\n", " ");

/** A title without the colon and the blanks at its end. */
export function trimColon(title: string): string {
  let end = title.length;
  while (end > 0 && /[\s:：]/.test(title[end - 1]!)) end--;
  return title.slice(0, end);
}

/** Each line of a text. */
export const toPlainLines = (html: string): string[] =>
  toPlainText(html)
    .split("\n")
    .filter((line) => line !== "");
