import { storedPreference } from "./preferenceCookies";

/** The supported languages, each by its own name. */
export const locales = { en: "English", de: "Deutsch" } as const;

export type Locale = keyof typeof locales;

/** The cookie that stores the chosen language. */
export const LOCALE_COOKIE = "language";

export const isLocale = (name: string | undefined): name is Locale =>
  name !== undefined && Object.hasOwn(locales, name);

/**
 * The language for a user.
 * @param cookies as in `document.cookie` or a request's header: the choice on this site comes first
 * @param languages as in `navigator.languages`, such as "de-AT", the preferred first
 * @param otherwise the default without a supported preference
 */
export function preferredLocale(
  cookies: string,
  languages: readonly string[],
  otherwise: Locale,
): Locale {
  const preference = storedPreference(cookies, LOCALE_COOKIE);
  const preferred = languages.map((language) => language.toLowerCase().split("-")[0]);
  return [preference, ...preferred].find(isLocale) ?? otherwise;
}
