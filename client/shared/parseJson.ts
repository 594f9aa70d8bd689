/** Parses JSON from outside of the program, such as browser storage; null if invalid. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
