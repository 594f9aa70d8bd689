import { editDistance } from "../editDistance";
import { foldText } from "../foldText";
import { CHOICE, DESCRIPTIONS, KINDS, REMARKS } from "./lintWords";

/** The words of a text, in folded form. */
export const wordsIn = (text: string): string[] => foldText(text).match(/[a-z][a-z'’]*/g) ?? [];

const ENDINGS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/ies$/, "y"],
  [/(?:lea|loa|hal)ves$/, "f"],
  [/(?<=o|sh|ch|x|ss)es$/, ""],
  [/(?<=\w{2}[^su])s$/, ""],
  [/(?<=\w{4})(?:en|er|n|e)$/, ""],
];

/** The common start of a word's forms in English and German. */
export function stemWord(word: string): string {
  const [ending, stem] = ENDINGS.find(([pattern]) => pattern.test(word)) ?? [/$/, ""];
  const stemmed = word.replace(ending, stem);
  return stemmed.replace(/(?<=\w{4})e$/, "");
}

/** The words of a name that identify an ingredient; none of "2 pieces" and "4 x 6". */
const tellingWords = (name: string): string[] =>
  wordsIn(name).filter((word) => word.length > 2 && !DESCRIPTIONS.has(word));

/** Returns true if a name has a word that identifies an ingredient. */
export const isTelling = (name: string): boolean => tellingWords(name).length > 0;

/** The stems of the words that identify an ingredient; all words if each is a description. */
export function stemsOfName(name: string): string[] {
  const words = wordsIn(name).filter((word) => word.length > 1);
  const telling = tellingWords(name);
  return (telling.length > 0 ? telling : words).map(stemWord);
}

/** Removes the variations and remarks at the end of instructions. */
export function cutRemarks(instructions: string): string {
  const lines = instructions.split("\n");
  const start = lines.findIndex((line) => REMARKS.test(foldText(line)));
  return start < 0 ? instructions : lines.slice(0, start).join("\n");
}

/** The sentences of a step that offer no choice, without their remarks in parentheses. */
export const readOrders = (step: string): string[] =>
  step
    .replace(/\([^()]*\)/g, " ")
    .split(/(?<=[.!?;])(?<!\bevtl\.)\s(?=\P{Ll})/u)
    .filter((sentence) => !CHOICE.test(foldText(sentence)));

/** A text prepared for the search of many names. */
export interface SearchedText {
  folded: string;
  /** The different stems of its words. */
  stems: readonly string[];
}

export const prepareText = (text: string): SearchedText => ({
  folded: foldText(text),
  stems: [...new Set(wordsIn(text).map(stemWord))],
});

const SHORTEST_IN_COMPOUND = 4;
const SHORTEST_WITH_MISTAKE = 4;
const SHORTEST_WITH_MISTAKES = 8;

function isAlmost(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < SHORTEST_WITH_MISTAKE) return false;
  const accepted = shorter < SHORTEST_WITH_MISTAKES ? 1 : 2;
  return (
    Math.abs(one.length - other.length) <= accepted &&
    one[0] === other[0] &&
    editDistance(one, other) <= accepted
  );
}

const LETTERS_IN_COMMON = 5;

/** Returns true if one stem starts like a part of the other: "Dosentomaten" and "Tomatensauce". */
const isInCompound = (one: string, other: string): boolean =>
  other.length >= LETTERS_IN_COMMON && one.includes(other.slice(0, LETTERS_IN_COMMON));

/** Returns true if two stems may name the same thing: equal, in a compound, or with a typing mistake. */
export const areRelated = (one: string, other: string): boolean =>
  one === other ||
  (other.length >= SHORTEST_IN_COMPOUND && one.includes(other)) ||
  (one.length >= SHORTEST_IN_COMPOUND && other.includes(one)) ||
  isInCompound(one, other) ||
  isInCompound(other, one) ||
  isAlmost(one, other);

/** Returns true if a text has a word of a name in any form. */
export const hasWordOf = ({ stems }: SearchedText, name: string): boolean =>
  stemsOfName(name).some((stem) => stems.some((other) => areRelated(stem, other)));

/** Returns true if a text has a word of a name in any form, or a word for its kind. */
export function mayName(text: SearchedText, name: string): boolean {
  const folded = foldText(name);
  return (
    hasWordOf(text, name) ||
    KINDS.some(([ofName, inSteps]) => ofName.test(folded) && inSteps.test(text.folded))
  );
}

/** Frequent words of the two languages that the rules can read. */
const READABLE =
  /\b(?:the|and|with|until|into|add|und|die|der|das|den|mit|bis|etwa|lassen|dazu|geben)\b/;
const UNREADABLE =
  /\b(?:le|les|des|dans|avec|pour|el|los|las|con|una|il|gli|della|het|een|voor|och|med|til|og|um|uma|em|na|na|sie[jz]?|oraz|jest|ve|bir|ile)\b/g;
const READABLE_WORDS = new RegExp(READABLE, "g");

/** Returns true if a text is English or German, the languages of the word lists. */
export function isReadable(text: string): boolean {
  const folded = foldText(text);
  const readable = folded.match(READABLE_WORDS)?.length ?? 0;
  const unreadable = folded.match(UNREADABLE)?.length ?? 0;
  return readable > 0 && readable > unreadable;
}
