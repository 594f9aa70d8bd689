import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { Command, Option } from "commander";
import type { DataSource } from "typeorm";
import { type ExportFormat, exportFormatKeys, exportFormats } from "../../shared/exportFormats";
import type { RecipePages } from "../features/exports/packRecipes";
import { recipeFormats } from "../features/exports/recipeFormats";
import { makePhotoStore } from "../features/photos/makePhotoStore";
import { RecipeCollection } from "../features/exports/collections";
import { User } from "../features/users/User";
import type { Viewer } from "../graphql/context";
import { toNameKey } from "../lib/text";
import { CommandError, UsageError } from "./CommandError";
import { exportPages } from "./readRecipePages";
import { checkTarget, printLine, STANDARD_OUTPUT } from "./terminal";
import { withDatabase } from "./withDatabase";

const formats = new Map(exportFormatKeys.map((format) => [exportFormats[format].name, format]));
const collections = new Map(
  Object.values(RecipeCollection).map((collection) => [collection.toLowerCase(), collection]),
);

interface Options {
  format: (typeof exportFormats)[ExportFormat]["name"];
  of: string;
  user?: string;
}

const HELP = `
Formats:
${[...formats].map(([name, format]) => `  ${name.padEnd(9)} ${recipeFormats[format].collection.content}`).join("\n")}

For backups use "potluck export".

Examples:
  potluck recipes export recipes.zip
  potluck recipes export - --format jsonld | jq length
  potluck recipes export ana.zip --of own --user ana@example.org
  potluck recipes export cooklang.zip --format cooklang --of favorites --user ana@example.org`;

export const recipesCommand = (): Command =>
  new Command("recipes").description("Export recipes for other programs").addCommand(
    new Command("export")
      .description("Export recipes to a file")
      .argument("<file>", "file to create, or - for the standard output")
      .addOption(
        new Option("--format <format>", "format").choices([...formats.keys()]).default("zip"),
      )
      .addOption(
        new Option("--of <collection>", "all public recipes, or a user's own or favorites")
          .choices([...collections.keys()])
          .default("all"),
      )
      .option("--user <email>", "whose own recipes or favorites")
      .addHelpText("after", HELP)
      .action(exportRecipes),
  );

/** Finds the viewer who exports: a user, or an admin without an account for the operator. */
async function findViewer(db: DataSource, { of, user: email }: Options): Promise<Viewer> {
  if (of === "all") return { userId: 0, roleName: "admin", sessionId: "" };
  const user = await db.getRepository(User).findOneBy({ emailKey: toNameKey(email!) });
  if (!user) throw new CommandError(`No user with the email ${email}.`);
  return { userId: user.userId, roleName: "member", sessionId: "" };
}

async function exportRecipes(file: string, options: Options): Promise<void> {
  if (options.of !== "all" && !options.user)
    throw new UsageError(`--of ${options.of} needs --user.`);
  checkTarget(file);
  const format = formats.get(options.format)!;
  await withDatabase(async (db, config) => {
    const viewer = await findViewer(db, options);
    let count = 0;
    const countPages = async function* (): RecipePages {
      for await (const page of exportPages(
        db,
        config,
        viewer,
        collections.get(options.of)!,
        format,
      )) {
        count += page.length;
        yield page;
      }
    };
    const source = recipeFormats[format].collection.pack(countPages(), makePhotoStore(config));
    if (file === STANDARD_OUTPUT) return pipeline(source, process.stdout, { end: false });
    try {
      // The file is private, because it may contain private recipes.
      await pipeline(source, createWriteStream(file, { mode: 0o600 }));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    printLine(`Exported ${count} recipes to ${file}.`);
  });
}
