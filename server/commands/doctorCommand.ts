import { Command } from "commander";
import { readConfig } from "../config/config";
import { mistypedVariables } from "../config/mistypedVariables";
import { CommandError } from "./CommandError";
import type { CheckResult } from "./CheckResult";
import { checks } from "./checks";
import { reasonOf } from "../lib/reasonOf";
import { say } from "./terminal";

const MARKS: Record<CheckResult["state"], string> = {
  ok: "ok      ",
  warning: "warning ",
  failed: "FAILED  ",
};

export const doctorCommand = (): Command =>
  new Command("doctor")
    .description(
      "Check the configuration and everything that the server depends on; changes nothing",
    )
    .addHelpText("after", "\nExample:\n  potluck doctor && node dist/server/main.js")
    .action(runChecks);

async function runChecks(): Promise<void> {
  const config = readConfig();
  say(`${MARKS.ok}Configuration: valid`);
  for (const mistyped of mistypedVariables()) say(`${MARKS.warning}Configuration: ${mistyped}`);
  let failures = 0;
  for (const { name, run } of checks) {
    const { state, message } = await run(config).catch((error: unknown): CheckResult => ({
      state: "failed",
      message: reasonOf(error),
    }));
    say(`${MARKS[state]}${name}: ${message}`);
    if (state === "failed") failures++;
  }
  if (failures > 0) throw new CommandError(`${failures} of ${checks.length} checks failed.`);
}
