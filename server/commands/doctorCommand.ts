import { Command } from "commander";
import { readConfig } from "../config/config";
import { CommandError } from "./CommandError";
import { checks, type Finding } from "./checks";
import { reasonOf } from "./reasonOf";
import { say } from "./terminal";

const MARKS: Record<Finding["state"], string> = { good: "ok     ", odd: "look   ", bad: "WRONG  " };

export const doctorCommand = (): Command =>
  new Command("doctor")
    .description("Looks whether all that a server needs is there, and changes nothing.")
    .addHelpText("after", "\nExample:\n  potluck doctor && node dist/server/main.js")
    .action(examine);

async function examine(): Promise<void> {
  const config = readConfig();
  say(`${MARKS.good}Settings: every variable is understood`);
  let wrong = 0;
  for (const { name, look } of checks) {
    const { state, words } = await look(config).catch((error: unknown): Finding => ({
      state: "bad",
      words: reasonOf(error),
    }));
    say(`${MARKS[state]}${name}: ${words}`);
    if (state === "bad") wrong++;
  }
  if (wrong > 0) throw new CommandError(`${wrong} of ${checks.length} things are wrong.`);
}
