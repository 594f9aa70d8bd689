import type { Language, Locale } from "../../../shared/locales";
import type { MessageDifferences, Messages } from "./Messages";
import { addServerMessages, type ServerMessages } from "./serverMessages";
import { BUNDLED_LOCALE } from "./locale";
import { addMessages } from "./t";

/** Loads the messages of each locale that is not bundled. */
const loaders: {
  readonly [Name in Exclude<Locale, typeof BUNDLED_LOCALE>]: () => Promise<
    [Name extends Language ? Messages : MessageDifferences, ServerMessages]
  >;
} = {
  de: async () => {
    const [{ de }, { serverMessages }] = await Promise.all([import("./de"), import("./de.server")]);
    return [de, serverMessages];
  },
  "en-GB": async () => {
    const { enGB, serverMessages } = await import("./en-GB");
    return [enGB, serverMessages];
  },
};

/** Loads the messages of a locale; returns the locale that can be used now, or English after a failure. */
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
