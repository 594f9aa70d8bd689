import { Session } from "node:inspector";

/**
 * Counts how often blocks of JavaScript run, using V8's coverage. The code must be loaded after `startCounting`: V8
 * counts the blocks of functions that it compiles afterwards. Built-in methods and regular expressions count as one
 * step. A static analyzer checks the latter, and `npm run bench:hostile` measures both.
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
      await work();
      return takeBlocks();
    },
    stop() {
      session.post("Profiler.stopPreciseCoverage");
      session.disconnect();
    },
  };
}
