import { jsonrepair } from "jsonrepair";
import { nestsTooDeeply } from "./nestsTooDeeply";

/** Text that templates put before JSON and after it. */
const BEFORE = /^\s*(?:<!--|<!\[CDATA\[|\/\*<!\[CDATA\[\*\/|\/\/<!\[CDATA\[)?/;
const AFTER = ["-->", "//]]>", "/*]]>*/", "]]>"];

/** Broken JSON beyond this length is not mended. */
const LONGEST_MENDED = 50_000;

function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s;]/.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}

function unwrap(script: string): string {
  const json = trimEnd(script.replace(BEFORE, ""));
  const after = AFTER.find((each) => json.endsWith(each)) ?? "";
  return json.slice(0, json.length - after.length);
}

const unescapeQuotes = (json: string): string =>
  /^[\s[{]*&quot;/.test(json) ? json.replaceAll("&quot;", '"').replaceAll("&amp;", "&") : json;

function parseOrNothing(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/** Reads the JSON of a page and mends it if it is broken; returns undefined if that is not possible. */
export function parseJsonLd(script: string): unknown {
  const json = unwrap(script);
  const data = parseOrNothing(() => JSON.parse(json));
  if (data !== undefined || json.length > LONGEST_MENDED || nestsTooDeeply(json)) return data;
  return parseOrNothing(() => JSON.parse(jsonrepair(unescapeQuotes(json))));
}
