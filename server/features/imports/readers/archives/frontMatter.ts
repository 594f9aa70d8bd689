import { parse } from "yaml";
import { nestsTooDeeply } from "../nestsTooDeeply";
import type { Fields } from "./fields";

/** A text that begins with fields in YAML. */
export interface FrontMatter {
  fields: Fields;
  body: string;
}

const FENCED = /^\uFEFF?\s*---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Longer front matter, in characters, is not read. */
const MAX_LENGTH = 50_000;

/** Lists within lists, or keys that are maps, on one line. */
const COMPACT = /(?:[-?:][ \t]+){10}/;

/** Maps within maps beyond this depth are left out. */
const MAX_DEPTH = 5;

/** Turns maps with names as keys into objects. Keys that are maps or lists are left out. */
function toFields(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => toFields(item, depth + 1));
  if (!(value instanceof Map)) return undefined;
  const namedEntries = [...value].filter(([key]) => typeof key !== "object");
  return Object.fromEntries(namedEntries.map(([key, item]) => [String(key), toFields(item, depth + 1)]));
}

/** Takes a text with front matter apart; null for a text without, and for YAML that cannot be read. */
export function readFrontMatter(text: string): FrontMatter | null {
  const match = FENCED.exec(text);
  if (!match || match[1]!.length > MAX_LENGTH) return null;
  if (nestsTooDeeply(match[1]!) || COMPACT.test(match[1]!)) return null;
  try {
    // Unique keys would be compared with each other, and keys that are maps be written as text, at each depth.
    const options = { maxAliasCount: 10, uniqueKeys: false, mapAsMap: true } as const;
    const data: unknown = parse(match[1]!, { ...options, logLevel: "silent" });
    if (!(data instanceof Map)) return null;
    return { fields: toFields(data) as Fields, body: text.slice(match[0].length) };
  } catch {
    return null;
  }
}
