import { type Locale, locales } from "../../../shared/locales";

/** How each writes dates and numbers. */
const intlLocales: Record<Locale, string> = { en: "en-GB", de: "de-DE" };

/** What each writes before decimals: also in its locale, from which it takes long to learn. */
const decimalSigns: Record<Locale, string> = { en: ".", de: "," };

/** The locale of whoever prefers no other; its messages are there from the start. */
export const DEFAULT_LOCALE = "en" satisfies Locale;

const COOKIE = "language";
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

const isLocale = (name: string | undefined): name is Locale =>
  name !== undefined && Object.hasOwn(locales, name);

/**
 * The language to speak.
 * @param cookies as `document.cookie` or a request's header has them: what was chosen here goes first
 * @param languages as in `navigator.languages`, such as "de-AT", the preferred first
 */
export function preferredLocale(cookies: string, languages: readonly string[]): Locale {
  const chosen = new RegExp(`(?:^|; *)${COOKIE}=([^;]*)`).exec(cookies)?.[1];
  const preferred = languages.map((language) => language.toLowerCase().split("-")[0]);
  return [chosen, ...preferred].find(isLocale) ?? DEFAULT_LOCALE;
}

/** The cookie that stores a choice for a year. */
export const localeCookie = (language: Locale): string =>
  `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;

let source = (): Locale => DEFAULT_LOCALE;

/** The language that is spoken at this moment: a page's, or that of the request being answered. */
export const currentLocale = (): Locale => source();

/** What the current language's dates and numbers are written by. */
export const intlLocale = (): string => intlLocales[source()];

/** What stands before the decimals in the current language: a point or a comma. */
export const decimalSeparator = (): string => decimalSigns[source()];

/** Makes a thing for the current locale, and each once: what writes numbers and dates is dear. */
export function memoizePerLocale<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const locale = intlLocale();
    const thing = made.get(locale) ?? make(locale);
    made.set(locale, thing);
    return thing;
  };
}

/** Says where to look for the current language. */
export function setLocaleSource(where: () => Locale): void {
  source = where;
}
