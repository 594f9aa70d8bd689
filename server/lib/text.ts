/** Normalizes a text for storage: Unicode NFKC, trimmed. */
export const normalizeText = (text: string): string => text.normalize("NFKC").trim();

/** Returns the key that equal names share, ignoring case and Unicode spelling. */
export const toNameKey = (name: string): string => normalizeText(name).toLowerCase();

/**
 * Returns a name without case and accents, for sorting and searching by code point. Databases do not do
 * this, because their collations seldom agree.
 */
export const toSortName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .trim();

/**
 * Returns true if a text has invisible characters, with which one name can imitate another. These are
 * control, format and bidirectional characters, those that Unicode lets programs ignore, such as Hangul
 * fillers, and the Braille blank.
 */
export const hasHiddenCharacters = (text: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Returns true if a text contains more than blanks and isolated accents. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/**
 * Removes the variation selectors that phones add to emoji; they only choose between text and emoji style.
 */
export const removeVariationSelectors = (text: string): string =>
  text.replace(/[\uFE0E\uFE0F]/g, "");

/** Escapes a text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
