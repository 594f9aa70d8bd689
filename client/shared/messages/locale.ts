import { type Language, type Locale, toLanguage } from "../../../shared/locales";

/** The decimal separator of each language. `Intl` would also return it, but takes long to load. */
const decimalSigns: Record<Language, string> = { en: ".", de: "," };

/** The locale whose messages are part of the program. */
export const BUNDLED_LOCALE = "en" satisfies Locale;

let source = (): Locale => BUNDLED_LOCALE;

/** Returns the current locale: that of the page, or that of the request on the server. */
export const currentLocale = (): Locale => source();

/** Returns the language of the current locale, which its words have: `en` for `en-GB`. */
export const currentLanguage = (): Language => toLanguage(source());

/** Returns the decimal separator of the current language: a point or a comma. */
export const decimalSeparator = (): string => decimalSigns[currentLanguage()];

/** Creates a value once per locale, since formatters of numbers and dates are expensive. */
export function memoizePerLocale<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const locale = source();
    const thing = made.get(locale) ?? make(locale);
    made.set(locale, thing);
    return thing;
  };
}

/** Sets the function that returns the current locale. */
export function setLocaleSource(where: () => Locale): void {
  source = where;
}
