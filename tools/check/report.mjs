import { stripVTControlCharacters, styleText } from "node:util";
import { sum } from "./counts.mjs";

const coloured =
  !process.env.NO_COLOR && (process.stdout.isTTY || Boolean(process.env.FORCE_COLOR));
const paint = (style, text) => (coloured ? styleText(style, text) : text);

const MARKS = {
  passed: paint("green", "passed"),
  failed: paint("red", "FAILED"),
  skipped: paint("yellow", "SKIPPED"),
};

const seconds = (result) => `${(result.ms / 1000).toFixed(1)} s`;

/** Reports a long-running step, so that it does not look stuck. */
export function showProgress(step, ms) {
  console.log(`running ${step.title} (${Math.round(ms / 1000)} s)`);
}

/** Reports the result of a step; a failed step with its full output. */
export function showStep(step, result) {
  if (result.state === "failed") {
    const output = coloured ? result.output : stripVTControlCharacters(result.output);
    console.log(`\n${"─".repeat(80)}\n${output.trim()}\n${"─".repeat(80)}`);
  }
  const reason = result.reason ? paint("yellow", `: ${result.reason}`) : "";
  console.log(`${MARKS[result.state]}  ${step.title} (${seconds(result)})${reason}`);
}

const row = (cells) =>
  `${cells[0].padEnd(44)}${cells
    .slice(1, 5)
    .map((cell) => `${cell}`.padStart(9))
    .join("")}`;

const SLOWEST = 10;

/** Shows the slowest tests. */
function showSlowest(results) {
  const tests = results.flatMap(({ result }) => result.tests ?? []);
  if (tests.length === 0) return;
  console.log("\nSlowest tests");
  for (const { title, ms } of tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
    console.log(`${`${(ms / 1000).toFixed(1)} s`.padStart(8)}  ${title}`);
  }
}

const LINES_OF_ERROR = 8;

/**
 * Shows the failed tests with the beginning of their errors, because the output above may be
 * truncated.
 */
function showFailures(results) {
  const failedTests = results
    .flatMap(({ result }) => result.tests ?? [])
    .filter(({ error }) => error);
  for (const { title, error } of failedTests) {
    const lines = error.split("\n").filter((line) => line.trim() !== "");
    console.log(paint("red", `\nFAILED  ${title}`));
    console.log(lines.slice(0, LINES_OF_ERROR).join("\n"));
  }
}

/** Shows the table of all steps. Its last line is the sum of all tests, for users and programs. */
export function showSummary(results) {
  console.log(`\n${row(["Step", "passed", "failed", "skipped", "time"])}`);
  for (const { step, result } of results) {
    const { passed, failed: failedTests, skipped } = result.counts;
    const line = row([step.title, passed || "", failedTests || "", skipped || "", seconds(result)]);
    const style = { failed: "red", skipped: "yellow" }[result.state];
    console.log(style ? paint(style, line) : line);
  }
  for (const { step, result } of results.filter((each) => each.result.state === "skipped")) {
    console.log(paint("yellow", `SKIPPED  ${step.title}: ${result.reason}`));
  }
  showSlowest(results);
  showFailures(results);
  const { passed, failed: failedTests, skipped } = sum(results.map((each) => each.result.counts));
  console.log(`\n${passed} passed, ${failedTests} failed${skipped ? `, ${skipped} skipped` : ""}`);
  return failedTests === 0;
}
