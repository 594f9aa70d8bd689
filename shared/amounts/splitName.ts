import { trimEnd } from "../trimEnd";
import { findTrailingPreparation, isWithoutNoun, leadingPreparation } from "./adjectives";
import { hasNumber } from "./numbers";
import { readLineAmount } from "./readLineAmount";
import { lineWords, numberWords, remarkWords, stepWords } from "./words/byLocale";
import { anyIn } from "./words/lists";
import { nameWords } from "./words/nameWords";

/** A name and the remarks removed from it. */
export interface SplitName {
  thing: string;
  preparation: string;
}

const joinPatterns = (patterns: string[]) => patterns.join("|");
const PURPOSE = joinPatterns(Object.values(lineWords).map(({ purpose }) => purpose));
/** "To taste" and "as needed" in other languages. */
const OTHER_PURPOSES =
  "q\\.? ?b\\.?|quanto basta|al? gusto|naar smaak|au goût|selon (?:le|votre) goût";
const OF = anyIn(numberWords, ({ of }) => of);
const PLUS = anyIn(remarkWords, ({ plus }) => plus);

const OTHER_CHOICES = `(?:${joinPatterns(Object.values(nameWords).map(({ otherChoice }) => otherChoice))})(?![\\p{L}-])`;
const OR = `(?:(?:and|und)/)?(?:${anyIn(lineWords, (words) => words.or)})`;

/** Matches a remark at the end without a comma: another choice, an addition, a purpose, a price. */
const TRAILING = [
  new RegExp(`\\s${OR} ${OTHER_CHOICES}.*$`, "ius"),
  new RegExp(`(?:\\s(?:${PLUS}) |\\s?\\+ ?(?=[\\p{L}\\d])|\\s(?:and|und|&) (?=\\d)).*$`, "ius"),
  new RegExp(`\\s(?:${PURPOSE}|${OTHER_PURPOSES})$`, "iu"),
  /\s(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£])$/u,
];

function splitTrailing(text: string): [text: string, remark: string] {
  for (const pattern of TRAILING) {
    const match = pattern.exec(text);
    if (match && match.index > 0) return [text.slice(0, match.index), match[0].trim()];
  }
  const start = findTrailingPreparation(text);
  return start > 0 ? [text.slice(0, start), text.slice(start).trim()] : [text, ""];
}

const ALTERNATIVE = new RegExp(`\\s${OR}\\s`, "i");
const OTHER_CHOICE = new RegExp(`^${OTHER_CHOICES}`, "iu");
const HEAD = new RegExp(`^(?:${anyIn(nameWords, ({ heads }) => heads)})$`, "i");
const COMPLETE = new RegExp(`(?:^|\\s)(?:${anyIn(nameWords, ({ complete }) => complete)})$`, "i");
const COMPOUND = new RegExp(`^(?:${anyIn(nameWords, ({ compounds }) => compounds)})$`, "i");

const lastWord = (text: string): string => text.trim().split(/\s/).at(-1)!;
const isPlural = (word: string): boolean => /[^su]s$/i.test(word);

/**
 * Returns true if the noun of an alternative belongs to both names: "chicken or vegetable stock", but not
 * "butter or olive oil".
 */
export function sharesNoun(name: string, alternative: string): boolean {
  if (OTHER_CHOICE.test(alternative) || hasNumber(alternative.split(" ", 1)[0]!)) return false;
  if (name.endsWith("-") || isWithoutNoun(name)) return true;
  const [noun, otherNoun] = [lastWord(name), lastWord(alternative)];
  if (alternative.trim().split(" ").slice(0, -1).includes(noun)) return true;
  if (COMPOUND.test(`${noun} ${otherNoun}`)) return true;
  const isComplete = HEAD.test(noun) || isPlural(noun) || COMPLETE.test(name) || noun === otherNoun;
  return (
    alternative.trim().includes(" ") && !isComplete && (HEAD.test(otherNoun) || isPlural(otherNoun))
  );
}

/** Returns the noun of an alternative with an amount, such as "thyme" in "1 tbsp fresh thyme"; may be empty. */
function findNoun(alternative: string): string {
  const words = readLineAmount(alternative).rest.split(" ");
  const start = words.findIndex((word) => /^\p{L}/u.test(word) && !isWithoutNoun(word));
  return start < 0 ? "" : words.slice(start).join(" ");
}

/** Splits off an alternative that is an ingredient of its own: "butter or oil". */
function splitAlternative(text: string): [name: string, remark: string] {
  const or = ALTERNATIVE.exec(text);
  if (!or || or.index === 0) return [text, ""];
  const name = text.slice(0, or.index);
  const alternative = text.slice(or.index + or[0].length);
  if (sharesNoun(name, alternative)) return [text, ""];
  const noun = isWithoutNoun(name) ? findNoun(alternative) : "";
  return [`${name} ${noun}`.trim(), text.slice(or.index).trim()];
}

const MOST_WORDS = 3;

/**
 * Returns the number of texts after commas that end with the noun of a name: "chicken, vegetable, or beef
 * stock".
 */
export function countAlternatives(name: string, remarks: readonly string[]): number {
  const index = remarks.findIndex((remark) => ALTERNATIVE.test(` ${remark}`));
  const last = ` ${remarks[index] ?? ""}`;
  const or = ALTERNATIVE.exec(last);
  if (!or) return 0;
  const others = [...remarks.slice(0, index), last.slice(0, or.index).trim()].filter(Boolean);
  const areNames =
    others.length > 0 &&
    others.every(
      (other) =>
        !isWithoutNoun(other) && !hasNumber(other) && other.split(" ").length <= MOST_WORDS,
    );
  const [alternative] = splitTrailing(last.slice(or.index + or[0].length));
  return areNames && sharesNoun(name, alternative) ? index + 1 : 0;
}

/** Removes points and commas around a text, except decimal points. */
export const clean = (text: string): string =>
  trimEnd(text.replace(/^(?:[\s,;-]|\.(?!\d))+/, ""), /[\s,;.-]/);

const EACH = new RegExp(
  `^(?:${anyIn(stepWords, ({ each }) => each)})(?= (?:(?:${OF}) )?\\p{L})`,
  "iu",
);
const STARTS_WITH_OF = new RegExp(`^\\s*(?:(?:${OF}) )?`, "i");

/** Separates an ingredient's name from its preparation, purpose and alternatives. */
export function splitName(text: string): SplitName {
  const each = EACH.exec(text.trim())?.[0] ?? "";
  const behind = text.trim().slice(each.length);
  const [withoutPurpose, purpose] = splitTrailing(
    each ? behind.replace(STARTS_WITH_OF, "") : behind,
  );
  const prepared = leadingPreparation(withoutPurpose);
  const [name, alternative] = splitAlternative(withoutPurpose.slice(prepared.length));
  const preparation = [each, prepared, alternative, purpose].filter(Boolean).join(", ");
  return { thing: clean(name), preparation };
}
