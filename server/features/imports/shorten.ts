import { trimInstructions } from "../../graphql/validate";

export const removeNul = (text: string): string => text.replaceAll("\0", "");

/** Shortens a text to a maximum length, at the end of a word. */
export function shorten(text: string, max: number): string {
  return cutAtWord(removeNul(text).trim(), max);
}

/** Shortens instructions, whose first line may be indented. */
export function shortenInstructions(text: string, max: number): string {
  return cutAtWord(trimInstructions(removeNul(text)), max);
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = max - 2;
  while (end > 0 && !/\s/.test(text[end]!)) end--;
  return `${text.slice(0, end > 0 ? end : max - 2).trimEnd()} …`;
}

/** Shortens an optional text; an empty one becomes null. */
export const shortenOptional = (text: string | undefined, max: number): string | null =>
  text === undefined ? null : shorten(text, max) || null;
