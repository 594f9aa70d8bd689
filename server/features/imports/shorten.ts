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

const cut = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 2).replace(/\s+\S*$/, "")} …`;

/** A text that may be missing; an empty one is. */
export const shortenOptional = (text: string | undefined, max: number): string | null =>
  text === undefined ? null : shorten(text, max) || null;
