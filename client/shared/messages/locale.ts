import type { Locale } from "../../../shared/locales";

/** The `Intl` locales of dates and numbers. */
const intlLocales: Record<Locale, string> = { en: "en-GB", de: "de-DE" };

/** The decimal separator of each language. `Intl` would also return it, but takes long to load. */
const decimalSigns: Record<Locale, string> = { en: ".", de: "," };

/** The locale whose messages are part of the program. */
export const BUNDLED_LOCALE = "en" satisfies Locale;

let source = (): Locale => BUNDLED_LOCALE;

/** Returns the current language: that of the page, or that of the request on the server. */
export const currentLocale = (): Locale => source();

/** Returns the `Intl` locale of dates and numbers in the current language. */
export const intlLocale = (): string => intlLocales[source()];

/** Returns the decimal separator of the current language: a point or a comma. */
export const decimalSeparator = (): string => decimalSigns[source()];

/** Creates a value once per locale, since formatters of numbers and dates are expensive. */
export function memoizePerLocale<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const locale = intlLocale();
    const thing = made.get(locale) ?? make(locale);
    made.set(locale, thing);
    return thing;
  };
}

/** Sets the function that returns the current language. */
export function setLocaleSource(where: () => Locale): void {
  source = where;
}
