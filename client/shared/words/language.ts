/** The languages that we have words in, each by its own name. */
export const languages = { en: "English", de: "Deutsch" } as const;

export type Language = keyof typeof languages;

/** How each writes dates and numbers. */
const locales: Record<Language, string> = { en: "en-GB", de: "de-DE" };

/** What each writes before decimals: also in its locale, from which it takes long to learn. */
const decimalSigns: Record<Language, string> = { en: ".", de: "," };

/** What is spoken where nothing else is wished for; its words are there from the start. */
export const FIRST_LANGUAGE = "en" satisfies Language;

const COOKIE = "language";
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

const isLanguage = (name: string | undefined): name is Language =>
  name !== undefined && Object.hasOwn(languages, name);

/**
 * The language to speak.
 * @param cookies as `document.cookie` or a request's header has them: what was chosen here goes first
 * @param wishes as `navigator.languages` has them, such as "de-AT", the dearest first
 */
export function preferredLanguage(cookies: string, wishes: readonly string[]): Language {
  const chosen = new RegExp(`(?:^|; *)${COOKIE}=([^;]*)`).exec(cookies)?.[1];
  const wished = wishes.map((wish) => wish.toLowerCase().split("-")[0]);
  return [chosen, ...wished].find(isLanguage) ?? FIRST_LANGUAGE;
}

/** The cookie that keeps a choice for a year. */
export const languageCookie = (language: Language): string =>
  `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;

let source = (): Language => FIRST_LANGUAGE;

/** The language that is spoken at this moment: a page's, or that of the request being answered. */
export const currentLanguage = (): Language => source();

/** What the current language's dates and numbers are written by. */
export const currentLocale = (): string => locales[source()];

/** What stands before the decimals in the current language: a point or a comma. */
export const decimalSign = (): string => decimalSigns[source()];

/** Makes a thing for the current locale, and each once: what writes numbers and dates is dear. */
export function perLocale<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const locale = currentLocale();
    const thing = made.get(locale) ?? make(locale);
    made.set(locale, thing);
    return thing;
  };
}

/** Says where to look for the current language. */
export function readLanguageFrom(where: () => Language): void {
  source = where;
}
