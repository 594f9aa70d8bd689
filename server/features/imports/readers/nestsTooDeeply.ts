/** Deeper than any recipe. Parsers that call themselves for each level would exceed the stack, which can end the process. */
const DEEPEST = 100;

/** Returns whether brackets in JSON or YAML are nested too deeply to be parsed. */
export function nestsTooDeeply(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === "[" || sign === "{") depth++;
    if (sign === "]" || sign === "}") depth = Math.max(0, depth - 1);
    if (depth > DEEPEST) return true;
  }
  return false;
}
