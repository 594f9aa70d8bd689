import type { Locale } from "../../../shared/locales";

/** How each writes dates and numbers. */
const intlLocales: Record<Locale, string> = { en: "en-GB", de: "de-DE" };

/** What each writes before decimals: also in its locale, from which it takes long to learn. */
const decimalSigns: Record<Locale, string> = { en: ".", de: "," };

/** The locale whose messages are part of the program. */
export const BUNDLED_LOCALE = "en" satisfies Locale;

let source = (): Locale => BUNDLED_LOCALE;

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
