import { jsonrepair } from "jsonrepair";

/** What templates put around JSON. */
const WRAPPING =
  /^\s*(?:<!--|<!\[CDATA\[|\/\*<!\[CDATA\[\*\/|\/\/<!\[CDATA\[)?|(?:-->|\/\/\]\]>|\/\*\]\]>\*\/|\]\]>)?[\s;]*$/g;

const unescapeQuotes = (json: string): string =>
  /^[\s[{]*&quot;/.test(json) ? json.replaceAll("&quot;", '"').replaceAll("&amp;", "&") : json;

/** Reads the JSON of a page, mended where it is broken and can be; undefined where it cannot. */
export function parseJsonLd(script: string): unknown {
  const json = script.replace(WRAPPING, "");
  for (const mend of [() => json, () => jsonrepair(unescapeQuotes(json))]) {
    try {
      return JSON.parse(mend()) as unknown;
    } catch {
      // Mended, it may be readable.
    }
  }
  return undefined;
}
