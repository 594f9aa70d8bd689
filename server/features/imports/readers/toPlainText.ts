import { parseHtml, extractText } from "./parseHtml";

/** The maximum number of times a text is unescaped: an editor and a template may each have escaped it. */
const MAX_ESCAPES = 3;

const looksEscaped = (text: string): boolean =>
  /&(?:(?:#\d+|#x[\da-f]+|[a-z]\w+);|amp(?!\w))/i.test(text);

const looksLikeHtml = (text: string): boolean => /<\/?[a-z][^<>]*>|<!--/i.test(text);

/** Trims lines, collapses spaces between words and removes empty lines. */
const normalizeLines = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\u00AD|\u200B|\uFEFF|\0/g, "")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .join("\n")
    .replace(/\n{2,}/g, "\n")
    .trim();

/** Converts HTML, even if it is escaped, to plain text. Blocks and line breaks begin new lines. */
export function toPlainText(html: string): string {
  let text = html;
  for (let i = 0; i < MAX_ESCAPES && (looksEscaped(text) || looksLikeHtml(text)); i++) {
    text = extractText(parseHtml(text).root()[0]!);
  }
  return normalizeLines(text);
}

/** Converts HTML to plain text on a single line. */
export const toPlainLine = (html: string): string => toPlainText(html).replaceAll("\n", " ");

/** Removes the colon and spaces at the end of a title. */
export function trimColon(title: string): string {
  let end = title.length;
  while (end > 0 && /[\s:：]/.test(title[end - 1]!)) end--;
  return title.slice(0, end);
}

/** Splits HTML into lines of plain text. */
export const toPlainLines = (html: string): string[] =>
  toPlainText(html)
    .split("\n")
    .filter((line) => line !== "");

const HTML_HEADING =
  /<h([1-6])(?:\s[^<>]{0,200})?>\s{0,20}(?:<(?:b|strong|em|span)>)?([^<>]{1,200})(?:<\/(?:b|strong|em|span)>)?\s{0,20}<\/h\1>/gi;
const BOLD_PARAGRAPH =
  /<p(?:\s[^<>]{0,200})?>\s{0,20}<(b|strong)>([^<>]{1,80}(?<![.!?]))<\/\1>:?\s{0,20}<\/p>/gi;

const BOLD_TEXT = /^<(b|strong|u)>([^<>]{1,80}(?<![.!?]))<\/\1>:?$/i;

/**
 * Marks headings, bold paragraphs and bold texts of HTML as `## Dough`, so that their text alone is a
 * heading.
 */
export const markHtmlHeadings = (html: string): string =>
  html.includes("<")
    ? html
        .replace(HTML_HEADING, "\n## $2\n")
        .replace(BOLD_PARAGRAPH, "\n## $2\n")
        .replace(BOLD_TEXT, "**$2**")
    : html;
