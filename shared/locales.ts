import { storedPreference } from "./preferenceCookies";

/**
 * The supported locales, each by its own name. A locale with a region, such as `en-GB`, consists of
 * differences to its language.
 */
export const locales = { en: "English", "en-GB": "English (UK)", de: "Deutsch" } as const;

export type Locale = keyof typeof locales;

/** A locale with texts and words of its own, which the regions of the language share. */
export type Language = Exclude<Locale, `${string}-${string}`>;

/** The cookie that stores the chosen language. */
export const LOCALE_COOKIE = "language";

export const isLocale = (name: string | undefined): name is Locale =>
  name !== undefined && Object.hasOwn(locales, name);

export const isLanguage = (name: string | undefined): name is Language =>
  isLocale(name) && !name.includes("-");

/** The locales without those of regions. */
export const languages = Object.keys(locales).filter(isLanguage);

/** Returns the language of a locale: `en` for `en-GB`. */
export const toLanguage = (locale: Locale): Language =>
  languages.find((language) => locale.split("-")[0] === language)!;

/** Finds the locale of a language tag, or else the locale of its language: `de` for `de-AT`. */
function findLocale(tag: string): Locale | undefined {
  const names = [tag, tag.split("-")[0]!].map((name) => name.toLowerCase());
  const all = Object.keys(locales).filter(isLocale);
  return names.flatMap((name) => all.filter((locale) => locale.toLowerCase() === name))[0];
}

/**
 * The language for a user.
 * @param cookies as in `document.cookie` or a request's header: the choice on this site comes first
 * @param tags as in `navigator.languages`, such as "de-AT", the preferred first
 * @param otherwise the default without a supported preference
 */
export function preferredLocale(
  cookies: string,
  tags: readonly string[],
  otherwise: Locale,
): Locale {
  const preference = storedPreference(cookies, LOCALE_COOKIE);
  return isLocale(preference)
    ? preference
    : (tags.map(findLocale).find((locale) => locale !== undefined) ?? otherwise);
}
