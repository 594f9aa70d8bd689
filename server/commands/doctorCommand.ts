import { Command } from "commander";
import { VERSION } from "../brand";
import { type Config, ConfigurationError, readConfig } from "../config/config";
import { findMistypedVariables } from "../config/findMistypedVariables";
import { CommandError } from "./CommandError";
import { type CheckResult, failed, ok, warning } from "../lib/CheckResult";
import { checks } from "./checks";
import { getReason } from "../lib/getReason";
import { printLine, printJson } from "./terminal";

/** The result of a check, with the check's name. */
interface NamedResult extends CheckResult {
  name: string;
}

const MARKS: Record<CheckResult["state"], string> = {
  ok: "ok      ",
  warning: "warning ",
  failed: "FAILED  ",
};

const HELP = `
With --json, the output is an object with "ok", "version" and "checks", a list of objects with "name",
"state" (ok, warning or failed) and "message".

Example:
  potluck doctor && node dist/server/main.js`;

export const doctorCommand = (): Command =>
  new Command("doctor")
    .description(
      "Check the configuration and everything that the server depends on; changes nothing",
    )
    .option("--json", "print the results as JSON")
    .addHelpText("after", HELP)
    .action(({ json }: { json?: true }) => (json ? reportAsJson() : reportAsText()));

const CONFIGURATION = "Configuration";

async function reportAsText(): Promise<void> {
  const config = readConfig();
  let failures = 0;
  for await (const { name, state, message } of runChecks(config)) {
    printLine(`${MARKS[state]}${name}: ${message}`);
    if (state === "failed") failures++;
  }
  refuseFailures(failures);
}

async function reportAsJson(): Promise<void> {
  const results: NamedResult[] = [];
  const hasFailed = ({ state }: NamedResult) => state === "failed";
  const print = () =>
    printJson({ ok: !results.some(hasFailed), version: VERSION, checks: results });
  try {
    for await (const result of runChecks(readConfig())) results.push(result);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    results.push({ name: CONFIGURATION, ...failed(error.message) });
    print();
    throw error;
  }
  print();
  refuseFailures(results.filter(hasFailed).length);
}

function refuseFailures(count: number): void {
  if (count > 0) throw new CommandError(`${count} of ${checks.length} checks failed.`);
}

/** Runs all checks one after the other. */
async function* runChecks(config: Config): AsyncGenerator<NamedResult, void> {
  yield { name: CONFIGURATION, ...ok("valid") };
  for (const message of findMistypedVariables()) yield { name: CONFIGURATION, ...warning(message) };
  for (const { name, run } of checks) {
    const result = await run(config).catch((error: unknown) => failed(getReason(error)));
    yield { name, ...result };
  }
}
