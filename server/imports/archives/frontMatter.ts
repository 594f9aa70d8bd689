import { parse } from "yaml";
import { type Fields, isFields } from "./fields";

/** A text that begins with fields in YAML. */
export interface FrontMatter {
  fields: Fields;
  body: string;
}

const FENCED = /^\uFEFF?\s*---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Takes a text with front matter apart; null for a text without, and for YAML that cannot be read. */
export function readFrontMatter(text: string): FrontMatter | null {
  const match = FENCED.exec(text);
  if (!match) return null;
  try {
    const fields: unknown = parse(match[1]!, { maxAliasCount: 10, logLevel: "silent" });
    return isFields(fields) ? { fields, body: text.slice(match[0].length) } : null;
  } catch {
    return null;
  }
}
