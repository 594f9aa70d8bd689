import replaceConfusables from "unhomoglyph";

/**
 * Matches marks that change the appearance of a letter, but not the letter itself. These are marks
 * without a script, and marks after letters of scripts without their own marks. In other scripts,
 * such as Devanagari, marks are vowels.
 */
const MARKS =
  /\p{Script=Inherited}|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])\p{M}+/gu;

const removeMarks = (text: string) => text.normalize("NFD").replace(MARKS, "");

/** Replaces each character by its Unicode prototype, for example a Cyrillic а by an a. */
const replaceByPrototypes = (text: string) => removeMarks(replaceConfusables(removeMarks(text)));

/**
 * Returns the skeleton of a name; names with the same skeleton look alike (UTS 39). Beyond the standard,
 * marks, case and repeated spaces do not count, and i equals l, which looks like a capital I. After a
 * change, a migration must update the stored skeletons.
 */
export const toSkeleton = (name: string): string =>
  replaceByPrototypes(replaceByPrototypes(name).toLowerCase())
    .replaceAll("i", "l")
    .replace(/\s+/g, " ");
