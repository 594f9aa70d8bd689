import { primaryLanguage } from "../languageTag";
import { isLanguage, type Language } from "../locales";
import { englishPlural } from "./englishPlural";
import { ingredientWords, unitAbbreviations, unitNames } from "./words/byLocale";
import { anyIn, splitEntries } from "./words/lists";

const REMARK = new RegExp(
  `(?:\\s(?:${anyIn(ingredientWords, ({ prepositions }) => prepositions)})\\s.*|[,(].*)$`,
  "is",
);

/** Splits a name at its last noun, which takes the plural. */
function splitNoun(name: string): [before: string, noun: string, after: string] {
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
const germanUncounted = splitEntries(ingredientWords.de.uncounted).map((noun) =>
  noun.toLowerCase(),
);

const SHORTEST_IN_COMPOUND = 4;

/**
 * Returns true if a German word is a noun or a compound with it: "Frühlingszwiebel" is a "Zwiebel".
 */
const isOrEndsWith = (word: string, noun: string): boolean =>
  word === noun || (noun.length >= SHORTEST_IN_COMPOUND && word.endsWith(noun));

/** Makes a function that finds a noun of a language, in the singular or the plural. */
const finderIn = (nouns: ReadonlyMap<string, string>, isCalled: typeof isOrEndsWith) => {
  const all = [...nouns, ...[...nouns.values()].map((many) => [many, many] as const)];
  return (noun: string) => all.find(([one]) => isCalled(noun, one));
};

const findGerman = finderIn(german, isOrEndsWith);
const findEnglish = finderIn(english, (word, noun) => word === noun);

const spellingsIn = (locale: Language): string[] =>
  [
    ...Object.values(unitNames[locale]).flatMap((nouns) => Object.entries(nouns).flat()),
    ...Object.values(unitAbbreviations[locale]).flatMap((list) => splitEntries(list)),
  ].map((word) => word.toLowerCase());

const englishUnits = new Set(spellingsIn("en"));
const germanUnits = new Set(spellingsIn("de").filter((word) => !englishUnits.has(word)));

/** The languages that may determine how a name is written. */
export interface NameLanguages {
  /** The language of the recipe, as a BCP 47 tag. */
  language?: string | null | undefined;
  /**
   * The language of the reader, for names that do not show their language in a recipe that has
   * none.
   */
  locale: Language;
}

/**
 * Detects the language of a line. It is German if its letters, its unit or, in an English recipe,
 * its noun are German. Otherwise it is the language of the recipe, the line's words or the reader.
 */
function detectLanguage(name: string, unit: string | null, languages: NameLanguages): string {
  const { language, locale } = languages;
  const isGerman =
    /[äöüß]/i.test(name) ||
    (unit ?? "").split(/[\s.]+/).some((word) => germanUnits.has(word.toLowerCase()));
  if (isGerman) return "de";
  const noun = splitNoun(name)[1].toLowerCase();
  const isGermanOnly = findGerman(noun) !== undefined && findEnglish(noun) === undefined;
  if (language) {
    const primary = primaryLanguage(language);
    return primary === "en" && isGermanOnly ? "de" : primary;
  }
  if (findGerman(noun) || germanUncounted.some((word) => isOrEndsWith(noun, word))) return "de";
  return findEnglish(noun) ? "en" : locale;
}

const matchCase = (form: string, original: string) =>
  original[0] === original[0]?.toUpperCase() ? form[0]!.toUpperCase() + form.slice(1) : form;

/** Returns a noun's plural, by rules if the noun is not listed; German has no such rules. */
function pluralOfNoun(noun: string, language: string): string {
  if (!isLanguage(language)) return noun;
  const word = noun.toLowerCase();
  const dictionaryForm = language === "de" ? findGerman(word) : findEnglish(word);
  if (!dictionaryForm) return language === "de" ? noun : englishPlural(noun);
  const [one, many] = dictionaryForm;
  return matchCase(word.slice(0, word.length - one.length) + many, noun);
}

const formPlural = (name: string, language: string): string => {
  const [before, noun, after] = splitNoun(name);
  return noun ? before + pluralOfNoun(noun, language) + after : name;
};

/** Forms the singular of a listed noun; other names stay, since they may be no plural. */
function formSingular(name: string, language: string): string {
  const [before, noun, after] = splitNoun(name);
  const word = noun.toLowerCase();
  const [one, many] = [...(language === "de" ? german : english)].find(([, plural]) =>
    language === "de" ? isOrEndsWith(word, plural) : word === plural,
  ) ?? ["", ""];
  if (!one || one === many) return name;
  return before + matchCase(word.slice(0, word.length - many.length) + one, noun) + after;
}

/** Lists the plurals of a name in all possible languages. */
export const listPlurals = (name: string): string[] =>
  (["en", "de"] as const).map((language) => formPlural(name, language));

const properNames = new Set(splitEntries(ingredientWords.en.properNames));

/**
 * Writes the first letter of a name in lower case, as within a line, except in German or if the
 * name contains a proper name.
 */
const withSmallLetter = (name: string): string => {
  const first = /^[\p{L}'’]+/u.exec(name)?.[0] ?? "";
  const hasCapitals = first.slice(1) !== first.slice(1).toLowerCase();
  return hasCapitals || properNames.has(first)
    ? name
    : first.toLowerCase() + name.slice(first.length);
};

/** The properties of an amount on which an ingredient's name depends. */
export interface NameAmount {
  /** The count; null if it is measured or absent. */
  count: number | null;
  /** True for a mass of several items: "400 g tomatoes". */
  isMeasured: boolean;
}

/**
 * Writes an ingredient's name after an amount: "2 limes", "400 g tomatoes", "2 tbsp olive oil", "2
 * EL Öl".
 */
export function nameBehindAmount(
  name: string,
  unit: string | null,
  { count, isMeasured }: NameAmount,
  languages: NameLanguages,
): string {
  const language = detectLanguage(name, unit, languages);
  const nameInCase = language === "de" ? name : withSmallLetter(name);
  const noun = splitNoun(name)[1].toLowerCase();
  const isHeap =
    isMeasured && (language === "de" ? findGerman(noun) : findEnglish(noun)) !== undefined;
  if (isHeap || (count !== null && count > 1)) return formPlural(nameInCase, language);
  return count === null ? nameInCase : formSingular(nameInCase, language);
}

/** Writes an ingredient's name within a sentence, as behind an amount: "without caster sugar". */
export const nameInText = (name: string, languages: NameLanguages): string =>
  nameBehindAmount(name, null, { count: null, isMeasured: false }, languages);
