import { Command } from "commander";
import { loadDemoData } from "../database/demo/loadDemoData";
import { CommandError } from "./CommandError";
import { say } from "./terminal";
import { withDatabase, withPasswords } from "./withDatabase";

export const demoCommand = (): Command =>
  new Command("demo").description("Recipes and people to try the application with.").addCommand(
    new Command("load")
      .description("Fills an empty database with demo data; everybody knows its passwords.")
      .addHelpText("after", "\nExample:\n  potluck demo load")
      .action(() =>
        withPasswords((passwords) =>
          withDatabase(async (db) => {
            if (!(await loadDemoData(db, passwords))) {
              throw new CommandError("There are people in the database already.");
            }
            say("The demo data is there.");
          }),
        ),
      ),
  );
