import type { Locale } from "../../../shared/locales";
import { currentLocale } from "./locale";

/**
 * Error messages of the server in another locale, by the English ones. Both may have `{{name}}` in them,
 * which stands for any text; `{{thing}}` for one that is translated too.
 */
export type ServerMessages = Readonly<Record<string, string>>;

interface Template {
  pattern: RegExp;
  translation: string;
}

interface Table {
  messages: ReadonlyMap<string, string>;
  templates: readonly Template[];
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const tables = new Map<Locale, Table>();

function toTemplate([message, translation]: [string, string]): Template {
  const literal = message.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  const pattern = literal.replace(PLACEHOLDER, "(?<$1>.+)");
  return { pattern: new RegExp(`^${pattern}$`, "s"), translation };
}

/** Adds the server's messages in a locale, which can be used from now on. */
export function addServerMessages(locale: Locale, translations: ServerMessages): void {
  const entries = Object.entries(translations);
  const templates = entries.filter(([message]) => message.includes("{{")).map(toTemplate);
  tables.set(locale, { messages: new Map(entries), templates });
}

/** A message of the server in the current locale; unchanged if there is no translation. */
export function translateServerMessage(message: string): string {
  const table = tables.get(currentLocale());
  if (!table) return message;
  const { messages, templates } = table;
  const exact = messages.get(message);
  if (exact !== undefined) return exact;
  for (const { pattern, translation } of templates) {
    const values = pattern.exec(message)?.groups;
    if (!values) continue;
    return translation.replace(PLACEHOLDER, (_all, name: string) => {
      const value = values[name] ?? "";
      return name === "thing" ? (messages.get(value) ?? value) : value;
    });
  }
  return message;
}
