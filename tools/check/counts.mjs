import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @typedef {{ title: string, ms: number, error?: string }} TimedTest a test, how long it took, and why it failed */
/** @typedef {{ counts: Counts, tests: TimedTest[] }} TestReport the report of a test runner */

/**
 * A runner's JSON report of its tests. A failed runner counts at least one failure, even if no single test
 * failed: a file may not compile, or a setup may break.
 * @returns {TestReport}
 */
function readReport(file, ok, read) {
  let report;
  try {
    report = read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // The runner ended before writing a report, so only its output contains the reason.
    return { counts: oneCount(false), tests: [] };
  }
  const failed = ok ? report.counts.failed : Math.max(1, report.counts.failed);
  return { ...report, counts: { ...report.counts, failed } };
}

const formatError = (messages) =>
  messages.some(Boolean) ? { error: stripVTControlCharacters(messages.join("\n")) } : {};

const fileName = (path) => relative(process.cwd(), path);

export const readJestReport = (file, ok) =>
  readReport(file, ok, (json) => ({
    counts: {
      passed: json.numPassedTests,
      failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
      skipped: json.numPendingTests + json.numTodoTests,
    },
    tests: json.testResults.flatMap(({ name, message, assertionResults }) =>
      assertionResults.length > 0
        ? assertionResults.map(({ fullName, duration, failureMessages }) => ({
            title: `${fileName(name)} › ${fullName}`,
            ms: duration ?? 0,
            ...formatError(failureMessages),
          }))
        : // The file failed to load, so it counts as one failed test.
          [{ title: fileName(name), ms: 0, ...formatError([message]) }],
    ),
  }));

/** Lists the tests of a file and its groups, each run in one or several projects. */
const playwrightTests = ({ specs = [], suites = [] }, folder) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${fileName(join(folder, file))} › ${title} (${projectName})`,
      ms: Math.max(0, ...results.map(({ duration }) => duration)),
      ...formatError(results.flatMap(({ errors }) => errors.map(({ message }) => message))),
    })),
  ),
  ...suites.flatMap((suite) => playwrightTests(suite, folder)),
];

/**
 * Reads the report of Playwright. A flaky test, which passed only on repetition, counts as a
 * failure.
 */
export const readPlaywrightReport = (file, ok) =>
  readReport(file, ok, ({ stats, suites, config, errors }) => ({
    counts: {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    },
    tests: [
      ...playwrightTests({ suites }, config.rootDir),
      // The errors are those of files that do not load.
      ...errors.map(({ message, location }) => ({
        title: location ? fileName(location.file) : "Playwright",
        ms: 0,
        ...formatError([message]),
      })),
    ],
  }));

/** Returns the counts of a step without tests, which counts as one. */
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
