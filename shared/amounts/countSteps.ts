const { exec } = RegExp.prototype;

/** What reads a text from its beginning to its end. */
const stringMethods = [
  "endsWith",
  "includes",
  "indexOf",
  "normalize",
  "replaceAll",
  "split",
  "toLowerCase",
] as const;

/**
 * Counts the steps that some work takes on texts, for tests of how they grow with the text. A regular expression takes
 * one step for each character between its start and the end of its match, or of the text if it finds none; at a
 * single place (`sticky`) it takes one. All methods of strings and regular expressions that search call `exec` once
 * it is replaced. The work within one application is linear, which `tools/regularExpressions.test.ts` checks; these
 * steps show that the applications do not add up to more.
 */
export function countSteps(work: () => unknown): number {
  let steps = 0;
  const methods = stringMethods.map((name) => [name, String.prototype[name]] as const);
  RegExp.prototype.exec = function (text) {
    const { lastIndex } = this;
    const start = this.global || this.sticky ? lastIndex : 0;
    const match = exec.call(this, text);
    const end = match ? match.index + match[0].length : String(text).length;
    steps += this.sticky && !match ? 1 : 1 + end - start;
    return match;
  };
  for (const [name, method] of methods) {
    Object.assign(String.prototype, {
      [name](this: string, ...parameters: never[]) {
        steps += 1 + this.length;
        return (method as (...all: unknown[]) => unknown).apply(this, parameters);
      },
    });
  }
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
    for (const [name, method] of methods) Object.assign(String.prototype, { [name]: method });
  }
  return steps;
}

/**
 * The most by which steps may grow with a text that is ten times as long: more than ten for what a text begins with, and
 * far fewer than the hundred of quadratic work.
 */
export const MOST_GROWTH = 15;
