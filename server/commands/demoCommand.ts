import { Command } from "commander";
import { loadDemoData } from "../database/demo/loadDemoData";
import { CommandError } from "./CommandError";
import { say } from "./terminal";
import { withPasswords, withUnfilledDatabase } from "./withDatabase";

export const demoCommand = (): Command =>
  new Command("demo").description("Manage demo data").addCommand(
    new Command("load")
      .description("Load demo data into an empty database; the passwords are public")
      .addHelpText("after", "\nExample:\n  potluck demo load")
      .action(() =>
        withPasswords((passwords) =>
          withUnfilledDatabase(async (db) => {
            if (!(await loadDemoData(db, passwords))) {
              throw new CommandError("The database already contains users.");
            }
            say("Loaded the demo data.");
          }),
        ),
      ),
  );
