/** Deeper than any recipe. Recursive parsers would exceed the stack, which can end the process. */
const MAX_DEPTH = 100;

/** Returns true if the brackets in JSON or YAML are nested too deeply to be parsed. */
export function nestsTooDeeply(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === "[" || character === "{") depth++;
    if (character === "]" || character === "}") depth = Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
