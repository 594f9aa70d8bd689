/** Splits a list at its commas. */
export const splitEntries = (list: string): string[] =>
  list
    .split(",")
    .map((entry) => entry.trim().replace(/\s+/g, " "))
    .filter((entry) => entry !== "");

/** Makes a pattern for any of some words, longer ones first, because "g" is a prefix of "grams". */
export const alternatives = (words: readonly string[]): string =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(".", "\\.").replaceAll(" ", "\\s"))
    .join("|");

/** Makes a pattern for any entry of all languages' lists. */
export const anyIn = <Words>(
  languages: Readonly<Record<string, Words>>,
  ...lists: ((words: Words) => string)[]
): string =>
  alternatives(
    Object.values(languages).flatMap((words) => lists.flatMap((list) => splitEntries(list(words)))),
  );
