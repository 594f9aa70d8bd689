import { jsonrepair } from "jsonrepair";
import { nestsTooDeeply } from "./nestsTooDeeply";

/** Text that templates add before and after JSON. */
const PREFIX = /^\s*(?:<!--|<!\[CDATA\[|\/\*<!\[CDATA\[\*\/|\/\/<!\[CDATA\[)?/;
const SUFFIXES = ["-->", "//]]>", "/*]]>*/", "]]>"];

/** The maximum length of broken JSON that is repaired. */
const MAX_REPAIR_LENGTH = 50_000;

function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s;]/.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}

function unwrap(script: string): string {
  const json = trimEnd(script.replace(PREFIX, ""));
  const suffix = SUFFIXES.find((ending) => json.endsWith(ending)) ?? "";
  return json.slice(0, json.length - suffix.length);
}

const unescapeQuotes = (json: string): string =>
  /^[\s[{]*&quot;/.test(json) ? json.replaceAll("&quot;", '"').replaceAll("&amp;", "&") : json;

function tryParse(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/** Parses the JSON of a page and repairs it if necessary; returns undefined if that fails. */
export function parseJsonLd(script: string): unknown {
  const json = unwrap(script);
  const data = tryParse(() => JSON.parse(json));
  if (data !== undefined || json.length > MAX_REPAIR_LENGTH || nestsTooDeeply(json)) return data;
  return tryParse(() => JSON.parse(jsonrepair(unescapeQuotes(json))));
}
