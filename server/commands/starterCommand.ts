import { Command } from "commander";
import { loadStarterData } from "../database/starter/loadStarterData";
import { say } from "./terminal";
import { withUnfilledDatabase } from "./withDatabase";

export const starterCommand = (): Command =>
  new Command("starter").description("Manage starter data").addCommand(
    new Command("load")
      .description("Add missing categories, difficulty levels, tags and ingredients")
      .addHelpText(
        "after",
        "\nThe language is that of DEFAULT_LOCALE.\n\nExample:\n  potluck starter load",
      )
      .action(() =>
        withUnfilledDatabase(async (db, { defaultLocale }) => {
          say(`Added ${await loadStarterData(db, defaultLocale)} entries.`);
        }),
      ),
  );
