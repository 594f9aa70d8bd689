import { trimEnd } from "../../../shared/trimEnd";

/** Names that Windows reserves for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const MAX_NAME_LENGTH = 80;

/** Converts the name of a recipe to a file name, without an extension, that is valid on every system. */
export function toFileName(name: string): string {
  const safe = name
    .normalize("NFC")
    .replace(/[\p{C}<>:"/\\|?*]+/gu, " ")
    .replace(/\s+/g, " ");
  const start = [...safe.trim()].slice(0, MAX_NAME_LENGTH).join("");
  const short = trimEnd(start.replace(/^[. ]+/, ""), /[. ]/);
  return short === "" || RESERVED.test(short) ? `Recipe ${short}`.trim() : short;
}

/** Replaces the extension of a file name. */
export const replaceExtension = (name: string, extension: string): string =>
  `${name.slice(0, name.lastIndexOf("."))}.${extension}`;

/** Returns a function that numbers repeated names, ignoring case: `Soup.cook`, `soup (2).cook`. */
export function makeNamer(): (name: string) => string {
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

/** Formats a `Content-Disposition` header that makes browsers save the response under this name. */
export function formatAttachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
