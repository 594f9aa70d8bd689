import { Command } from "commander";
import { migrationState } from "../database/migrate";
import { CommandError } from "./CommandError";
import { say } from "./terminal";
import { withDatabase, withDatabaseAsItIs } from "./withDatabase";

export const migrateCommand = (): Command =>
  new Command("migrate")
    .description("Brings the tables up to date, as a starting server does by itself.")
    .option("--status", "only say what is done and what is not; status 1 when something is not")
    .addHelpText("after", "\nExamples:\n  potluck migrate\n  potluck migrate --status")
    .action(({ status }: { status?: true }) => (status ? showStatus() : migrate()));

async function migrate(): Promise<void> {
  const { done } = await withDatabase(migrationState);
  say(`All ${done.length} migrations are done.`);
}

async function showStatus(): Promise<void> {
  const { done, pending, unknown } = await withDatabaseAsItIs(migrationState);
  for (const name of done) say(`done     ${name}`);
  for (const name of pending) say(`pending  ${name}`);
  for (const name of unknown) say(`unknown  ${name} (of a newer version)`);
  if (pending.length > 0) throw new CommandError("The tables are not up to date.");
}
