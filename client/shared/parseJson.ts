/**
 * Parses JSON from outside of the program, such as browser storage; returns null if it is invalid.
 */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
