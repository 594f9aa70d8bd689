import type { Locale } from "../../../shared/locales";
import { siteName } from "../brand";
import { formatNumber } from "../numbers";
import type { MessageDifferences, Messages, MessageValues, MessageKey } from "./Messages";
import { en } from "./en";
import type { enScreens } from "./en.screens";
import { currentLocale, BUNDLED_LOCALE, memoizePerLocale } from "./locale";

interface Branch {
  readonly [name: string]: string | Branch | undefined;
}

/** Messages by their keys, such as `bar.greeting`. */
type MessageTable = Map<string, string>;

function addAll(table: MessageTable, branch: Branch, path = ""): MessageTable {
  for (const [name, value] of Object.entries(branch)) {
    if (typeof value === "string") table.set(path + name, value);
    else if (value) addAll(table, value, `${path}${name}.`);
  }
  return table;
}

const english = addAll(new Map(), en);
const tables = new Map<Locale, MessageTable>([[BUNDLED_LOCALE, english]]);

const pluralRules = memoizePerLocale((locale) => new Intl.PluralRules(locale));

/**
 * Matches a placeholder of a message: `{{name}}`, or `{{name, number}}` for a number in the
 * locale's format.
 */
const PLACEHOLDER = /\{\{(\w+)(, number)?\}\}/g;

/**
 * Returns a message in the current locale: `t("bar.greeting", { name })`. Call it when the message
 * is shown, never when a module is loaded: the locale is set later.
 */
export function t<Key extends MessageKey>(key: Key, ...[values]: MessageValues<Key>): string {
  const table = tables.get(currentLocale()) ?? english;
  const given: Readonly<Record<string, unknown>> = { brand: siteName(), ...values };
  const { count } = given;
  const form = typeof count === "number" && `${key}_${pluralRules().select(count)}`;
  const find = (messages: MessageTable) => messages.get(key) ?? (form && messages.get(form));
  const message = find(table) || find(english) || key;
  return message.replace(PLACEHOLDER, (_all, name: string, isNumber?: string) =>
    isNumber ? formatNumber(Number(given[name])) : String(given[name]),
  );
}

/** Adds messages of a locale, which are then available. A message that it lacks is in English. */
export function addMessages(
  locale: Locale,
  messages: Messages | MessageDifferences | typeof enScreens,
): void {
  tables.set(locale, addAll(tables.get(locale) ?? new Map(), messages));
}
