import { Command } from "commander";
import { readMigrationState } from "../database/migrate";
import { CommandError, UsageError } from "./CommandError";
import { printLine, printJson } from "./terminal";
import { withDatabase, withUnchangedDatabase } from "./withDatabase";

export const migrateCommand = (): Command =>
  new Command("migrate")
    .description("Apply pending migrations; the server also does so when it starts")
    .option("--status", "list the migrations; exit status 1 if any are pending")
    .option("--json", "with --status: print the lists applied, pending and unknown as JSON")
    .addHelpText("after", "\nExamples:\n  potluck migrate\n  potluck migrate --status --json")
    .action(({ status, json }: { status?: true; json?: true }) => {
      if (json && !status) throw new UsageError("--json needs --status.");
      return status ? showStatus(json ? printJson : printLines) : migrate();
    });

async function migrate(): Promise<void> {
  const { done } = await withDatabase(readMigrationState);
  printLine(`The database is up to date (${done.length} migrations).`);
}

/** The names of migrations by their state. */
interface MigrationLists {
  applied: string[];
  pending: string[];
  unknown: string[];
}

function printLines({ applied, pending, unknown }: MigrationLists): void {
  for (const name of applied) printLine(`applied  ${name}`);
  for (const name of pending) printLine(`pending  ${name}`);
  for (const name of unknown) printLine(`unknown  ${name} (from a newer version)`);
}

async function showStatus(print: (lists: MigrationLists) => void): Promise<void> {
  const { done: applied, pending, unknown } = await withUnchangedDatabase(readMigrationState);
  print({ applied, pending, unknown });
  if (pending.length > 0) throw new CommandError("Some migrations are pending.");
}
