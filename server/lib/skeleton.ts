import replaceConfusables from "unhomoglyph";

/**
 * Marks that change how a letter looks, not which letter it is: those of no script, and any that follows a letter of
 * a script without marks of its own. In other scripts, such as Devanagari, marks are vowels.
 */
const MARKS =
  /\p{Script=Inherited}|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])\p{M}+/gu;

const withoutMarks = (text: string) => text.normalize("NFD").replace(MARKS, "");

/** Replaces each character by the one that Unicode lists as its prototype, such as a Cyrillic а by an a. */
const prototypesOf = (text: string) => withoutMarks(replaceConfusables(withoutMarks(text)));

/**
 * What a name looks like: names with the same skeleton can be mistaken for each other (UTS 39). Beyond the standard,
 * neither combining marks nor case count, i is the same as l, as a capital I looks like one, and several blanks are
 * as one. After a change, a migration has to bring the stored skeletons up to date.
 */
export const skeleton = (name: string): string =>
  prototypesOf(prototypesOf(name).toLowerCase()).replaceAll("i", "l").replace(/\s+/g, " ");
