import { Command } from "commander";
import { readMigrationState } from "../database/migrate";
import { CommandError, UsageError } from "./CommandError";
import { say, sayJson } from "./terminal";
import { withDatabase, withDatabaseAsItIs } from "./withDatabase";

export const migrateCommand = (): Command =>
  new Command("migrate")
    .description("Apply pending migrations; the server also does so when it starts")
    .option("--status", "list the migrations; exit status 1 if any are pending")
    .option("--json", "with --status: print the lists applied, pending and unknown as JSON")
    .addHelpText("after", "\nExamples:\n  potluck migrate\n  potluck migrate --status --json")
    .action(({ status, json }: { status?: true; json?: true }) => {
      if (json && !status) throw new UsageError("--json needs --status.");
      return status ? showStatus(json ? sayJson : sayLines) : migrate();
    });

async function migrate(): Promise<void> {
  const { done } = await withDatabase(readMigrationState);
  say(`The database is up to date (${done.length} migrations).`);
}

/** The names of migrations by their state. */
interface MigrationLists {
  applied: string[];
  pending: string[];
  unknown: string[];
}

function sayLines({ applied, pending, unknown }: MigrationLists): void {
  for (const name of applied) say(`applied  ${name}`);
  for (const name of pending) say(`pending  ${name}`);
  for (const name of unknown) say(`unknown  ${name} (from a newer version)`);
}

async function showStatus(print: (lists: MigrationLists) => void): Promise<void> {
  const { done: applied, pending, unknown } = await withDatabaseAsItIs(readMigrationState);
  print({ applied, pending, unknown });
  if (pending.length > 0) throw new CommandError("Some migrations are pending.");
}
