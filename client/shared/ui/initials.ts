/** The backgrounds of initials. White text on each has a contrast of at least 4.5, in both color schemes. */
export const initialsColors = [
  "#a3341b",
  "#3f6b3a",
  "#85560a",
  "#6d3a5d",
  "#2b5d75",
  "#5a5f1f",
  "#4f4378",
  "#7a4a35",
] as const;

/** Returns the first letter or digit of a word, or its first character. */
const findInitial = (word: string): string =>
  (/[\p{L}\p{N}]/u.exec(word)?.[0] ?? [...word][0] ?? "").toUpperCase();

/** Returns the initials of the first and the last word of a name. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return findInitial(first) + findInitial(last);
}

/** Returns the color of a name, which is the same on every server and in every browser. */
export function getInitialsColor(name: string): string {
  const sum = [...name].reduce(
    (hash, character) => (hash * 31 + character.codePointAt(0)!) % 9973,
    7,
  );
  return initialsColors[sum % initialsColors.length]!;
}
