import { Session } from "node:inspector";

/**
 * Counts the steps of work, without a clock: how often each block of JavaScript ran, as V8 counts it for coverage, and the
 * elements that built-in methods of arrays went through. The code must be loaded after `startCounting`: V8 counts the
 * blocks of functions that it compiles afterwards. Regular expressions are not counted; an analyser checks these.
 */
export function startCounting(): { count(work: () => unknown): Promise<number>; stop(): void } {
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

  function takeBlocks(): number {
    let steps = 0;
    session.post("Profiler.takePreciseCoverage", (error, coverage) => {
      if (error) throw error;
      for (const { functions } of coverage.result) {
        for (const { ranges } of functions) for (const { count } of ranges) steps += count;
      }
    });
    return steps;
  }

  return {
    async count(work) {
      takeBlocks();
      const builtIn = countBuiltIn();
      try {
        await work();
      } finally {
        builtIn.restore();
      }
      return takeBlocks() + builtIn.steps();
    },
    stop() {
      session.post("Profiler.stopPreciseCoverage");
      session.disconnect();
    },
  };
}

/** Methods of arrays that may go through all elements. */
const METHODS = [
  "concat",
  "flat",
  "includes",
  "indexOf",
  "lastIndexOf",
  "slice",
  "splice",
  "unshift",
] as const;

function countBuiltIn() {
  let steps = 0;
  const prototype = Array.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
  const originals = METHODS.map((name) => [name, prototype[name]!] as const);
  for (const [name, original] of originals) {
    Object.defineProperty(prototype, name, {
      value(this: unknown[], ...args: unknown[]) {
        steps += this.length;
        return Reflect.apply(original, this, args);
      },
      configurable: true,
      writable: true,
    });
  }
  return {
    steps: () => steps,
    restore() {
      for (const [name, value] of originals) {
        Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
      }
    },
  };
}
