/** Normalizes a text for storage: Unicode NFKC, trimmed. */
export const normalizeText = (text: string): string => text.normalize("NFKC").trim();

/** What makes two names the same: neither case nor the way a character is spelled. */
export const nameKey = (name: string): string => normalizeText(name).toLowerCase();

/**
 * What names are sorted and searched by: no case, no accents. Made here and sorted by code point,
 * because the collations of two databases seldom agree.
 */
export const sortName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .trim();

/** Control, format and bidirectional characters, with which one name can pose as another. */
export const hasHiddenCharacters = (text: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text);

/** Escapes a text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
