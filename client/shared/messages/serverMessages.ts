import type { Locale } from "../../../shared/locales";
import { currentLocale } from "./locale";

/**
 * The error messages of the server in another locale, keyed by the English messages. In both,
 * `{{name}}` stands for any text, and `{{thing}}` for a text that is translated itself.
 */
export type ServerMessages = Readonly<Record<string, string>>;

interface Template {
  /** The parts of the text between the values. */
  texts: string[];
  names: string[];
  translation: string;
}

interface Table {
  messages: ReadonlyMap<string, string>;
  templates: readonly Template[];
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const tables = new Map<Locale, Table>();

function toTemplate([message, translation]: [string, string]): Template {
  // The groups of the pattern stand between the parts of the text.
  const parts = message.split(PLACEHOLDER);
  return {
    texts: parts.filter((_part, index) => index % 2 === 0),
    names: parts.filter((_part, index) => index % 2 === 1),
    translation,
  };
}

/**
 * Reads the values from a message by their names, the first as long as possible; null if the
 * message does not match.
 */
function readValues({ texts, names }: Template, message: string): Map<string, string> | null {
  if (!message.startsWith(texts[0]!) || !message.endsWith(texts.at(-1)!)) return null;
  const values = new Map<string, string>();
  let end = message.length - texts.at(-1)!.length;
  for (let index = names.length - 1; index >= 0; index--) {
    const text = texts[index]!;
    const before = index === 0 ? 0 : message.lastIndexOf(text, end - 1 - text.length);
    const start = before + text.length;
    if (before < 0 || start >= end) return null;
    values.set(names[index]!, message.slice(start, end));
    end = before;
  }
  return values;
}

/** Adds the server's messages in a locale, which are then available. */
export function addServerMessages(locale: Locale, translations: ServerMessages): void {
  const entries = Object.entries(translations);
  const templates = entries.filter(([message]) => message.includes("{{")).map(toTemplate);
  tables.set(locale, { messages: new Map(entries), templates });
}

/**
 * Translates a message of the server to the current locale; unchanged if there is no translation.
 */
export function translateServerMessage(message: string): string {
  const table = tables.get(currentLocale());
  if (!table) return message;
  const { messages, templates } = table;
  const exact = messages.get(message);
  if (exact !== undefined) return exact;
  for (const template of templates) {
    const values = readValues(template, message);
    if (!values) continue;
    return template.translation.replace(PLACEHOLDER, (_all, name: string) => {
      const value = values.get(name) ?? "";
      return name === "thing" ? (messages.get(value) ?? value) : value;
    });
  }
  return message;
}
