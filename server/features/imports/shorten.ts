import { trimInstructions } from "../../graphql/validate";

export const withoutNul = (text: string): string => text.replaceAll("\0", "");

/** Shortens a text to what may be stored, at the end of a word. */
export function shorten(text: string, max: number): string {
  return cut(withoutNul(text).trim(), max);
}

/** The same for instructions, whose first line may be indented. */
export function shortenInstructions(text: string, max: number): string {
  return cut(trimInstructions(withoutNul(text)), max);
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = max - 2;
  while (end > 0 && !/\s/.test(text[end]!)) end--;
  return `${text.slice(0, end > 0 ? end : max - 2).trimEnd()} …`;
}

/** A text that may be missing; an empty one is. */
export const shortenOptional = (text: string | undefined, max: number): string | null =>
  text === undefined ? null : shorten(text, max) || null;
