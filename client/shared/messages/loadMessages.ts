import type { Locale } from "../../../shared/locales";
import type { Messages } from "./Messages";
import { BUNDLED_LOCALE } from "./locale";
import { addMessages } from "./t";

/** Loads the messages of each locale that is not there from the start. */
const loaders: Record<Exclude<Locale, typeof BUNDLED_LOCALE>, () => Promise<Messages>> = {
  de: async () => (await import("./de")).de,
};

/** Loads the messages of a locale; returns the locale that can be used now, English where that fails. */
export async function loadMessages(language: Locale): Promise<Locale> {
  if (language === BUNDLED_LOCALE) return language;
  try {
    addMessages(language, await loaders[language]());
    return language;
  } catch {
    return BUNDLED_LOCALE;
  }
}
