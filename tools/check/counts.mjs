import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * How many tests of a run passed, from the JSON that the runner wrote. A runner that failed counts at
 * least one failure, also where no single test did: a file that does not compile, a broken set-up.
 * @returns {Counts}
 */
function countsFrom(file, ok, read) {
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // It ended before it wrote anything, and says why in its output.
    return { ...counts, failed: 1 };
  }
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

export const jestCounts = (file, ok) =>
  countsFrom(file, ok, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    skipped: json.numPendingTests + json.numTodoTests,
  }));

/** A flaky test passed only when it was repeated: it is a defect, and counts as a failure. */
export const playwrightCounts = (file, ok) =>
  countsFrom(file, ok, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));

/** A step without tests of its own counts as one. */
export const oneCount = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** @param {Counts[]} all */
export const sum = (all) =>
  all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
