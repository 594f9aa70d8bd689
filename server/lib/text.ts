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

/**
 * Characters that show nothing, with which one name can pose as another: control, format and bidirectional
 * ones, those that Unicode has programs ignore, such as Hangul fillers, and the blank of Braille.
 */
export const hasHiddenCharacters = (text: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Whether a text shows more than blanks and accents on nothing. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Without the selectors that phones write behind an emoji; they only choose how it is drawn. */
export const withoutVariationSelectors = (text: string): string =>
  text.replace(/[\uFE0E\uFE0F]/g, "");

/** Escapes a text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
