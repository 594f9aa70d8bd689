import { parse } from "yaml";
import { nestsTooDeeply } from "../nestsTooDeeply";
import type { Fields } from "./fields";

/** A text that begins with YAML fields. */
export interface FrontMatter {
  fields: Fields;
  body: string;
}

const FENCED = /^\uFEFF?\s*---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The maximum length of front matter, in characters. */
const MAX_LENGTH = 50_000;

/** Nested lists, or maps as keys, on one line. */
const COMPACT = /(?:[-?:][ \t]+){10}/;

/** The maximum depth of nested maps; deeper ones are ignored. */
const MAX_DEPTH = 5;

/** Converts maps to objects. Keys that are maps or lists are ignored. */
function toFields(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => toFields(item, depth + 1));
  if (!(value instanceof Map)) return undefined;
  const namedEntries = [...value].filter(([key]) => typeof key !== "object");
  return Object.fromEntries(
    namedEntries.map(([key, item]) => [String(key), toFields(item, depth + 1)]),
  );
}

/** Splits a text into its front matter, which may be invalid YAML, and its body. */
export function splitFrontMatter(text: string): { matter: string; body: string } | null {
  const match = FENCED.exec(text);
  if (!match || match[1]!.length > MAX_LENGTH) return null;
  return { matter: match[1]!, body: text.slice(match[0].length) };
}

/** Separates front matter from the text; returns null if there is no readable front matter. */
export function readFrontMatter(text: string): FrontMatter | null {
  const { matter, body } = splitFrontMatter(text) ?? {};
  if (matter === undefined || body === undefined) return null;
  if (nestsTooDeeply(matter) || COMPACT.test(matter)) return null;
  try {
    // Checking unique keys would compare all keys with each other. Without `mapAsMap`, maps that are keys
    // would be converted to text at each depth.
    const options = { maxAliasCount: 10, uniqueKeys: false, mapAsMap: true } as const;
    const data: unknown = parse(matter, { ...options, logLevel: "silent" });
    if (!(data instanceof Map)) return null;
    return { fields: toFields(data) as Fields, body };
  } catch {
    return null;
  }
}
