import { trimInstructions } from "../../graphql/validate";

export const removeNul = (text: string): string => text.replaceAll("\0", "");

/** Shortens a text to what may be stored, at the end of a word. */
export function shorten(text: string, max: number): string {
  return cutAtWord(removeNul(text).trim(), max);
}

/** The same for instructions, whose first line may be indented. */
export function shortenInstructions(text: string, max: number): string {
  return cutAtWord(trimInstructions(removeNul(text)), max);
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = max - 2;
  while (end > 0 && !/\s/.test(text[end]!)) end--;
  return `${text.slice(0, end > 0 ? end : max - 2).trimEnd()} …`;
}

/** A text that may be missing; an empty one is. */
export const shortenOptional = (text: string | undefined, max: number): string | null =>
  text === undefined ? null : shorten(text, max) || null;
