import { Command } from "commander";
import { checkReadModel } from "../features/recipes/checkReadModel";
import { rebuildReadModel } from "../database/readModel/rebuild";
import { CommandError } from "./CommandError";
import { printLine } from "./terminal";
import { withDatabase } from "./withDatabase";

const HELP = `
Lists and searches read tables that triggers update with every change of a recipe. After changes that
bypass the triggers, rebuild them. Lists wait meanwhile, so stop the server first.

Examples:
  potluck reindex
  potluck reindex --check`;

export const reindexCommand = (): Command =>
  new Command("reindex")
    .description("Rebuild the data that lists and searches read")
    .option("--check", "compare it with the recipes instead; exit status 1 if anything differs")
    .addHelpText("after", HELP)
    .action(({ check }: { check?: true }) => (check ? checkIndex() : reindex()));

async function reindex(): Promise<void> {
  const count = await withDatabase((db) =>
    db.transaction(async (manager) => {
      await manager.query("set local statement_timeout = 0");
      await manager.query("set local idle_in_transaction_session_timeout = '1min'");
      return rebuildReadModel(manager);
    }),
  );
  printLine(`Indexed ${count} recipes.`);
}

async function checkIndex(): Promise<void> {
  const differingTables = Object.entries(await withDatabase(checkReadModel));
  for (const [name, count] of differingTables) printLine(`${name}: ${count} rows differ`);
  if (differingTables.length > 0) throw new CommandError("Run potluck reindex.");
  printLine("The index is up to date.");
}
