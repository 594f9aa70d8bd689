import { storedPreference } from "./preferenceCookies";

/** The languages that we have messages in, each by its own name. */
export const locales = { en: "English", de: "Deutsch" } as const;

export type Locale = keyof typeof locales;

/** The cookie that stores the language that somebody has chosen. */
export const LOCALE_COOKIE = "language";

export const isLocale = (name: string | undefined): name is Locale =>
  name !== undefined && Object.hasOwn(locales, name);

/**
 * The language to speak to somebody.
 * @param cookies as `document.cookie` or a request's header has them: what was chosen here goes first
 * @param languages as in `navigator.languages`, such as "de-AT", the preferred first
 * @param otherwise the language of whoever prefers none that we have
 */
export function preferredLocale(
  cookies: string,
  languages: readonly string[],
  otherwise: Locale,
): Locale {
  const chosen = storedPreference(cookies, LOCALE_COOKIE);
  const preferred = languages.map((language) => language.toLowerCase().split("-")[0]);
  return [chosen, ...preferred].find(isLocale) ?? otherwise;
}
