import { Command, CommanderError } from "commander";
import { BRAND, VERSION } from "../brand";
import { ConfigurationError } from "../config/config";
import { adminCommand } from "./adminCommand";
import { backupCommand, exportCommand, restoreCommand } from "./backupCommands";
import { CommandError, UsageError } from "./CommandError";
import { doctorCommand } from "./doctorCommand";
import { importCommand } from "./importCommand";
import { lintCommand } from "./lintCommand";
import { mailCommand } from "./mailCommand";
import { migrateCommand } from "./migrateCommand";
import { getReason } from "../lib/getReason";
import { printError, printLine } from "./terminal";
import { recipesCommand } from "./recipesCommand";
import { reindexCommand } from "./reindexCommand";
import { userCommand } from "./userCommand";
import { loadDemoData } from "../database/demo/loadDemoData";
import { withPasswords, withoutStarterData } from "./withDatabase";
import { loadStarterData } from "../database/starter/loadStarterData";

const starterCommand = (): Command =>
  new Command("starter").description("Manage starter data").addCommand(
    new Command("load")
      .description("Add missing categories, difficulty levels, tags and ingredients")
      .addHelpText(
        "after",
        "\nThe language is that of DEFAULT_LOCALE.\n\nExample:\n  potluck starter load",
      )
      .action(() =>
        withoutStarterData(async (db, { defaultLocale }) => {
          printLine(`Added ${await loadStarterData(db, defaultLocale)} entries.`);
        }),
      ),
  );

const demoCommand = (): Command =>
  new Command("demo").description("Manage demo data").addCommand(
    new Command("load")
      .description("Load demo data into an empty database; the passwords are public")
      .addHelpText("after", "\nExample:\n  potluck demo load")
      .action(() =>
        withPasswords((passwords) =>
          withoutStarterData(async (db) => {
            if (!(await loadDemoData(db, passwords))) {
              throw new CommandError("The database already contains users.");
            }
            printLine("Loaded the demo data.");
          }),
        ),
      ),
  );

const DONE = 0;
const FAILED = 1;
const USAGE_ERROR = 2;

const HELP = `
Configuration is read from the environment, like the server's. A running server with the embedded
database waits while a command uses it. Only restore needs the server stopped.

Exit status: ${DONE} success, ${FAILED} failure, ${USAGE_ERROR} invalid usage or configuration.

Examples:
  potluck doctor
  potluck admin create --email cook@example.org --name Cook
  potluck user role cook@example.org contributor
  potluck export potluck.backup.gz`;

/** Runs one command and returns the exit status. */
export async function runProgram(argv: readonly string[]): Promise<number> {
  const program = new Command("potluck")
    .version(VERSION, "--version", "print the version")
    .description(`Administer a ${BRAND} server`)
    .addHelpText("after", HELP)
    .showHelpAfterError("(run with --help for usage)");
  const commands = [
    adminCommand(),
    userCommand(),
    mailCommand(),
    starterCommand(),
    demoCommand(),
    migrateCommand(),
    exportCommand(),
    restoreCommand(),
    backupCommand(),
    recipesCommand(),
    importCommand(),
    lintCommand(),
    reindexCommand(),
    doctorCommand(),
  ];
  for (const command of commands) program.addCommand(command);
  throwInsteadOfExiting(program);
  try {
    await program.parseAsync(argv);
    return DONE;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : USAGE_ERROR;
    printError(getReason(error));
    return error instanceof ConfigurationError || error instanceof UsageError
      ? USAGE_ERROR
      : FAILED;
  }
}

function throwInsteadOfExiting(command: Command): void {
  command.exitOverride();
  command.commands.forEach(throwInsteadOfExiting);
}
