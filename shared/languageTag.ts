/**
 * Matches languages of two or three letters; longer names such as `english` are well-formed, but
 * reserved.
 */
const LANGUAGE = /^[a-z]{2,3}(?:-|$)/;

/** Returns a BCP 47 tag in its canonical form, such as `en-GB` for `EN-gb`; null for a malformed one. */
export function canonicalLanguage(tag: string): string | null {
  try {
    const [canonical = ""] = Intl.getCanonicalLocales(tag);
    return LANGUAGE.test(canonical) ? canonical : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns the primary subtag of a language, such as `en` for `en-GB`. */
export const primaryLanguage = (tag: string): string => tag.split("-")[0]!.toLowerCase();
