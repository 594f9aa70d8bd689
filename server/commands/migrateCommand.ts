import { Command } from "commander";
import { migrationState } from "../database/migrate";
import { CommandError } from "./CommandError";
import { say } from "./terminal";
import { withDatabase, withDatabaseAsItIs } from "./withDatabase";

export const migrateCommand = (): Command =>
  new Command("migrate")
    .description("Apply pending migrations; the server also does so when it starts")
    .option("--status", "list the migrations; exit status 1 if any are pending")
    .addHelpText("after", "\nExamples:\n  potluck migrate\n  potluck migrate --status")
    .action(({ status }: { status?: true }) => (status ? showStatus() : migrate()));

async function migrate(): Promise<void> {
  const { done } = await withDatabase(migrationState);
  say(`The database is up to date (${done.length} migrations).`);
}

async function showStatus(): Promise<void> {
  const { done, pending, unknown } = await withDatabaseAsItIs(migrationState);
  for (const name of done) say(`applied  ${name}`);
  for (const name of pending) say(`pending  ${name}`);
  for (const name of unknown) say(`unknown  ${name} (from a newer version)`);
  if (pending.length > 0) throw new CommandError("Some migrations are pending.");
}
