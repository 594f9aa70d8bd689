import type { Locale } from "../../../shared/locales";
import type { Messages } from "./Messages";
import { DEFAULT_LOCALE } from "./locale";
import { addMessages } from "./t";

/** How to fetch the words of each language that is not there from the start. */
const loaders: Record<Exclude<Locale, typeof DEFAULT_LOCALE>, () => Promise<Messages>> = {
  de: async () => (await import("./de")).de,
};

/** Fetches the words of a language. Answers which can be spoken now: English where that fails. */
export async function loadMessages(language: Locale): Promise<Locale> {
  if (language === DEFAULT_LOCALE) return language;
  try {
    addMessages(language, await loaders[language]());
    return language;
  } catch {
    return DEFAULT_LOCALE;
  }
}
