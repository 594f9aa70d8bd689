import { nameWords } from "./words/nameWords";
import { remarkWords } from "./words/byLocale";
import { anyIn } from "./words/lists";

const words = Object.values(nameWords);

const PARTICIPLE = `(?:${anyIn(nameWords, ({ participles }) => participles)}|${anyIn(remarkWords, ({ prepared }) => prepared)})`;
const MANNER = anyIn(remarkWords, ({ manner }) => manner);
const JOINTS = anyIn(nameWords, ({ joints }) => joints);

const ADJECTIVE = new RegExp(
  `^(?:${anyIn(nameWords, ({ adjectives }) => adjectives)}|${anyIn(remarkWords, ({ describing }) => describing)}|${PARTICIPLE}|${MANNER})$`,
  "i",
);
const ADJECTIVE_FORM = new RegExp(
  `^(?:${words.map((each) => each.adjectiveForms).join("|")})$`,
  "u",
);
const NOUN = new RegExp(`^(?:${anyIn(nameWords, ({ nouns }) => nouns)})$`, "i");
const JOINT = new RegExp(`^(?:${JOINTS})$`, "i");

const isAdjective = (word: string): boolean =>
  !NOUN.test(word) && (ADJECTIVE.test(word) || ADJECTIVE_FORM.test(word));

/** Returns true if a text consists of adjectives, so that its noun must follow: "firm but ripe". */
export function isWithoutNoun(text: string): boolean {
  const parts = text.split(/[\s,]+/).filter((word) => word !== "" && !JOINT.test(word));
  return parts.length > 0 && parts.every(isAdjective);
}

const PREPARED = `(?:(?:${MANNER}) )?${PARTICIPLE}(?:e[nrs]?)?`;
const MORE = `(?:(?:, | and | or | & | und | oder )${PREPARED})`;

/**
 * Matches preparations before a name. A single one needs an adverb: "ground cumin" and "minced beef" are
 * products.
 */
const LEADING = new RegExp(
  `^((?:(?:${MANNER}) ${PARTICIPLE}(?:e[nrs]?)?${MORE}*|${PREPARED}${MORE}+)),? (?=\\p{L})`,
  "iu",
);

/** Returns the preparation at the start of a name: "finely chopped", "peeled and cubed"; may be empty. */
export const leadingPreparation = (name: string): string => LEADING.exec(name)?.[1] ?? "";

const CONTINUATION = anyIn(nameWords, ({ continuations }) => continuations);
const TRAILING = new RegExp(
  `\\s(?:(?:${MANNER}) )?${PARTICIPLE}(?=$|,? (?:${CONTINUATION})(?=$|\\s))`,
  "giu",
);

/** Returns the length of the adjectives and the noun at the start of a name; Infinity without a noun. */
function lengthToNoun(name: string): number {
  for (const { 0: word, index } of name.matchAll(/[^\s,]+/g)) {
    if (!JOINT.test(word) && !isAdjective(word)) return index + word.length;
  }
  return Infinity;
}

/** Finds the start of a preparation after a name: "onion finely chopped"; -1 without one. */
export function findTrailingPreparation(name: string): number {
  const start = lengthToNoun(name);
  for (const { index } of name.matchAll(TRAILING)) {
    if (index >= start) return index;
  }
  return -1;
}
