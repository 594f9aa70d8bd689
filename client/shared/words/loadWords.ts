import type { Catalogue } from "./Catalogue";
import { FIRST_LANGUAGE, type Language } from "./language";
import { learn } from "./t";

/** How to fetch the words of each language that is not there from the start. */
const catalogues: Record<Exclude<Language, typeof FIRST_LANGUAGE>, () => Promise<Catalogue>> = {
  de: async () => (await import("./de")).de,
};

/** Fetches the words of a language. Answers which can be spoken now: English where that fails. */
export async function loadWords(language: Language): Promise<Language> {
  if (language === FIRST_LANGUAGE) return language;
  try {
    learn(language, await catalogues[language]());
    return language;
  } catch {
    return FIRST_LANGUAGE;
  }
}
