import type { Locale } from "../../../shared/locales";
import type { Messages, MoreMessages } from "./Messages";
import { addServerMessages, type ServerMessages } from "./serverMessages";
import { BUNDLED_LOCALE, currentLocale } from "./locale";
import { addMessages } from "./t";

/** Loads the messages of each locale that is not there from the start. */
const loaders: Record<
  Exclude<Locale, typeof BUNDLED_LOCALE>,
  () => Promise<[Messages, ServerMessages]>
> = {
  de: async () => {
    const [{ de }, { serverMessages }] = await Promise.all([import("./de"), import("./de.server")]);
    return [de, serverMessages];
  },
};

/** Loads the messages of a locale; returns the locale that can be used now, English where that fails. */
export async function loadMessages(language: Locale): Promise<Locale> {
  if (language === BUNDLED_LOCALE) return language;
  try {
    const [messages, serverMessages] = await loaders[language]();
    addMessages(language, messages);
    addServerMessages(language, serverMessages);
    return language;
  } catch {
    return BUNDLED_LOCALE;
  }
}

const moreLoaders: Record<Locale, () => Promise<MoreMessages>> = {
  en: async () => (await import("./en.more")).enMore,
  de: async () => (await import("./de.more")).deMore,
};

/** The locales whose messages are all there. */
const complete = new Set<Locale>();

/** Loads the messages that the public pages do without, in the current locale. */
export async function loadMoreMessages(): Promise<void> {
  const locale = currentLocale();
  if (complete.has(locale)) return;
  addMessages(locale, await moreLoaders[locale]());
  complete.add(locale);
}

/** Waits for code and for the messages that it may need besides those of the public pages. */
export async function withMoreMessages<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadMoreMessages()]);
  return loaded;
}
