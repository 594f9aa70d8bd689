import { trimEnd } from "../../../shared/trimEnd";

/** Names that Windows reserves for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const LONGEST_NAME = 80;

/** The name of a recipe as a file can be called on every system, without an extension. */
export function fileNameOf(name: string): string {
  const safe = name
    .normalize("NFC")
    .replace(/[\p{C}<>:"/\\|?*]+/gu, " ")
    .replace(/\s+/g, " ");
  const start = [...safe.trim()].slice(0, LONGEST_NAME).join("");
  const short = trimEnd(start.replace(/^[. ]+/, ""), /[. ]/);
  return short === "" || RESERVED.test(short) ? `Recipe ${short}`.trim() : short;
}

/** Numbers names that have been given out before, also in another case: `Soup.cook`, `soup (2).cook`. */
export function uniqueNames(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const key = name.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count === 1) return name;
    const dot = name.lastIndexOf(".");
    return `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
  };
}

/** The header that has a browser save a response as a file of this name. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
