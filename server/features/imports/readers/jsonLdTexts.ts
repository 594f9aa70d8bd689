import { toPlainLine } from "./toPlainText";

/** Returns the values of a property, which may be nested lists. */
export const asList = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.flat(3) : [value];

/** Returns the texts and numbers of a property as plain text. */
export const toTexts = (value: unknown, toPlain = toPlainLine): string[] =>
  asList(value)
    .filter((item) => typeof item === "string" || typeof item === "number")
    .map((item) => toPlain(String(item)))
    .filter((item) => item !== "");

/** Returns a list without its second half, if that repeats the first: some pages state a list twice. */
export function removeCopy(lines: string[]): string[] {
  const half = lines.length / 2;
  const isCopied = half >= 2 && lines.every((line, i) => line === lines[i % half]);
  return isCopied ? lines.slice(0, half) : lines;
}
