import { primaryLanguage } from "../languageTag";
import { isLocale, type Locale } from "../locales";
import { englishPlural } from "./englishPlural";
import { ingredientWords, unitAbbreviations, unitNames } from "./words/byLocale";
import { anyIn, entriesOf } from "./words/lists";

const REMARK = new RegExp(
  `(?:\\s(?:${anyIn(ingredientWords, ({ prepositions }) => prepositions)})\\s.*|[,(].*)$`,
  "is",
);

/** A name's last noun, which takes the plural, and the text before and after it. */
function partsOf(name: string): [before: string, noun: string, after: string] {
  const head = name.replace(REMARK, "").trimEnd();
  const start = head.lastIndexOf(" ") + 1;
  return [head.slice(0, start), head.slice(start), name.slice(head.length)];
}

const lowerCase = (nouns: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(nouns).map((pair) => pair.map((form) => form.toLowerCase())) as [
      string,
      string,
    ][],
  );

const english = lowerCase(ingredientWords.en.counted);
const german = lowerCase(ingredientWords.de.counted);
const germanUncounted = entriesOf(ingredientWords.de.uncounted).map((noun) => noun.toLowerCase());

const SHORTEST_IN_COMPOUND = 4;

/** German nouns are joined into one word: "Frühlingszwiebel" is a "Zwiebel". */
const isOrEndsWith = (word: string, noun: string): boolean =>
  word === noun || (noun.length >= SHORTEST_IN_COMPOUND && word.endsWith(noun));

/** What finds a noun, in the singular or the plural, among those of a language. */
const finderIn = (nouns: ReadonlyMap<string, string>, isCalled: typeof isOrEndsWith) => {
  const all = [...nouns, ...[...nouns.values()].map((many) => [many, many] as const)];
  return (noun: string) => all.find(([one]) => isCalled(noun, one));
};

const findGerman = finderIn(german, isOrEndsWith);
const findEnglish = finderIn(english, (word, noun) => word === noun);

const spellingsIn = (locale: Locale): string[] =>
  [
    ...Object.values(unitNames[locale]).flatMap((nouns) => Object.entries(nouns).flat()),
    ...Object.values(unitAbbreviations[locale]).flatMap((list) => entriesOf(list)),
  ].map((word) => word.toLowerCase());

const englishUnits = new Set(spellingsIn("en"));
const germanUnits = new Set(spellingsIn("de").filter((word) => !englishUnits.has(word)));

/** The languages that may decide how a name is written. */
export interface NameLanguages {
  /** The recipe's, as a BCP 47 tag. */
  language?: string | null | undefined;
  /** The reader's, for names that do not show their language in a recipe that has none. */
  locale: Locale;
}

/** The language of a line: German if its letters or its unit are, otherwise the recipe's, else the one of its words or the reader. */
function languageOf(name: string, unit: string | null, languages: NameLanguages): string {
  const { language, locale } = languages;
  const isGerman =
    /[äöüß]/i.test(name) ||
    (unit ?? "").split(/[\s.]+/).some((word) => germanUnits.has(word.toLowerCase()));
  if (isGerman) return "de";
  if (language) return primaryLanguage(language);
  const noun = partsOf(name)[1].toLowerCase();
  if (findGerman(noun) || germanUncounted.some((word) => isOrEndsWith(noun, word))) return "de";
  return findEnglish(noun) ? "en" : locale;
}

const matchCase = (form: string, typed: string) =>
  typed[0] === typed[0]?.toUpperCase() ? form[0]!.toUpperCase() + form.slice(1) : form;

/** A noun's plural, by the rules where the noun is not listed; German has no rules for that. */
function pluralOfNoun(noun: string, language: string): string {
  if (!isLocale(language)) return noun;
  const word = noun.toLowerCase();
  const listed = language === "de" ? findGerman(word) : findEnglish(word);
  if (!listed) return language === "de" ? noun : englishPlural(noun);
  const [one, many] = listed;
  return matchCase(word.slice(0, word.length - one.length) + many, noun);
}

const pluralOf = (name: string, language: string): string => {
  const [before, noun, after] = partsOf(name);
  return noun ? before + pluralOfNoun(noun, language) + after : name;
};

/** A name in the plural, in each language in which it may be meant. */
export const pluralsOf = (name: string): string[] =>
  (["en", "de"] as const).map((language) => pluralOf(name, language));

const properNames = new Set(entriesOf(ingredientWords.en.properNames));

/** Names begin with a small letter within a line, except in German, unless they are somebody's or a place's. */
const withSmallLetter = (name: string): string => {
  const first = /^[\p{L}'’]+/u.exec(name)?.[0] ?? "";
  const hasCapitals = first.slice(1) !== first.slice(1).toLowerCase();
  return hasCapitals || properNames.has(first)
    ? name
    : first.toLowerCase() + name.slice(first.length);
};

/** How much of an ingredient a line calls for, as far as its name depends on it. */
export interface Counted {
  /** How many of it; null where it is measured, or not stated. */
  count: number | null;
  /** Whether it comes as a heap of several: "400 g tomatoes". */
  isMeasured: boolean;
}

/**
 * An ingredient's name behind an amount: "2 limes", "400 g tomatoes", "2 tbsp olive oil", "2 EL Öl".
 */
export function nameBehindAmount(
  name: string,
  unit: string | null,
  { count, isMeasured }: Counted,
  languages: NameLanguages,
): string {
  const language = languageOf(name, unit, languages);
  const cased = language === "de" ? name : withSmallLetter(name);
  const noun = partsOf(name)[1].toLowerCase();
  const isHeap =
    isMeasured && (language === "de" ? findGerman(noun) : findEnglish(noun)) !== undefined;
  return isHeap || (count !== null && count > 1) ? pluralOf(cased, language) : cased;
}
