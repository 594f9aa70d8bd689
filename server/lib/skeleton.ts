import replaceConfusables from "unhomoglyph";

/** Replaces each character by the one that Unicode lists as its prototype, such as a Cyrillic а by an a. */
const prototypesOf = (text: string) => replaceConfusables(text.normalize("NFD")).normalize("NFD");

/**
 * What a name looks like: names with the same skeleton can be mistaken for each other (UTS 39). Beyond the standard,
 * case does not count, i is the same as l, as a capital I looks like one, and several blanks are as one.
 */
export const skeleton = (name: string): string =>
  prototypesOf(prototypesOf(name).toLowerCase()).replaceAll("i", "l").replace(/\s+/g, " ");
