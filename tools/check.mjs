/**
 * Runs all checks of the project: `npm test`, or a part: `npm test -- --only lint,unit`. Steps with missing
 * programs are skipped with a warning; with REQUIRE_ALL=1 they fail. The last line is `N passed, N failed`,
 * with `, N skipped` if tests were skipped.
 */
import { parseArgs } from "node:util";
import { oneCount } from "./check/counts.mjs";
import { showProgress, showStep, showSummary } from "./check/report.mjs";
import { stopAllCommands } from "./check/run.mjs";
import { STEPS } from "./check/steps.mjs";
import { NotInstalled, stopAllServers } from "./servers/throwAway.mjs";

const AT_ONCE = 2;
const PROGRESS_MS = 30_000;
const requireAll = process.env.REQUIRE_ALL === "1";
const makeSkipped = (reason) => ({
  state: "skipped",
  reason,
  output: "",
  counts: { passed: 0, failed: 0, skipped: 1 },
});

/** The steps selected with `--only`, in their rows. */
function chosenRows() {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  if (!values.only) return STEPS;
  const knownNames = [...new Set(STEPS.flat().map(({ name }) => name))];
  const wantedNames = values.only.split(",");
  const unknown = wantedNames.filter((name) => !knownNames.includes(name));
  if (unknown.length > 0) {
    console.error(
      `Unknown step: ${unknown.join(", ")}. Available steps: ${knownNames.join(", ")}.`,
    );
    process.exit(2);
  }
  return STEPS.map((row) => row.filter(({ name }) => wantedNames.includes(name)));
}

async function outcome(step, failedNames) {
  if (failedNames.has(step.needs)) return makeSkipped(`requires "${step.needs}", which failed`);
  try {
    const { ok, output, counts = oneCount(ok), tests = [] } = await step.run();
    return { state: ok ? "passed" : "failed", output, counts, tests };
  } catch (error) {
    if (error instanceof NotInstalled && !requireAll) return makeSkipped(error.message);
    const output = error instanceof NotInstalled ? `Required, but ${error.message}` : error.stack;
    return { state: "failed", output, counts: oneCount(false) };
  }
}

/** Runs the steps of a row two at a time and reports each as it ends. */
async function runRow(row, failedNames) {
  const waiting = [...row.keys()];
  const results = [];
  const lane = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const begin = performance.now();
      const current = row[at];
      const progress = setInterval(
        () => showProgress(current, performance.now() - begin),
        PROGRESS_MS,
      );
      const result = await outcome(current, failedNames);
      clearInterval(progress);
      result.ms = performance.now() - begin;
      if (result.state === "failed") failedNames.add(current.name);
      showStep(current, result);
      results[at] = { step: current, result };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    stopAllCommands();
    await stopAllServers();
    process.exit(130);
  });
}

const failedNames = new Set();
const results = [];
for (const row of chosenRows()) results.push(...(await runRow(row, failedNames)));
await stopAllServers();
process.exitCode = showSummary(results) ? 0 : 1;
