import { canonicalLanguage, primaryLanguage } from "../../shared/languageTag";
import { currentLanguage, currentLocale, memoizePerLocale } from "./messages/locale";

/** The common languages that forms offer, in addition to a recipe's current language. */
const COMMON = "ar cs da de el en es fi fr he hi hu id it ja ko nl no pl pt ro ru sv tr uk vi zh";

const displayNames = memoizePerLocale(
  (locale) => new Intl.DisplayNames(locale, { type: "language" }),
);

/** Returns the name of a language in the reader's language, such as "British English" for `en-GB`. */
export const languageName = (tag: string): string => displayNames().of(tag) ?? tag;

/** Options for a choice of languages, sorted by name. */
export const languageOptions = (tags: readonly string[]) =>
  [...new Set(tags)]
    .map((value) => ({ value, label: languageName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, currentLocale()));

/** Lists the languages that a form offers: the common ones and the stored one. */
export const formLanguages = (stored: string) =>
  languageOptions([...COMMON.split(" "), ...(canonicalLanguage(stored) ? [stored] : [])]);

/** Returns the `lang` attribute of a recipe's texts; undefined if they are in the page's language. */
export const langOf = (language: string | null | undefined): string | undefined =>
  language && language !== currentLanguage() && language !== currentLocale() ? language : undefined;

/**
 * Returns the language in which names and units of a recipe are written: the recipe's, otherwise
 * the reader's.
 */
export const wordsLanguage = (language: string | null | undefined): string =>
  language ? primaryLanguage(language) : currentLanguage();
