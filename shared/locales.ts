/** The languages that we have messages in, each by its own name. */
export const locales = { en: "English", de: "Deutsch" } as const;

export type Locale = keyof typeof locales;
