/** Parses JSON from outside of the program, such as a browser's storage; null for what is none. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
