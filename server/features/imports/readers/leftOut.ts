/**
 * Writes the warning about parts of a recipe that Potluck does not store.
 * @param names the parts as their source names them, such as "video"
 */
export const leftOut = (names: readonly string[]): string[] =>
  names.length > 0 ? [`Left out, since it has no place here: ${names.join(", ")}.`] : [];
