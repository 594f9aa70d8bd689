import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Command, Option } from "commander";
import type { DataSource } from "typeorm";
import {
  packCooklang,
  packJsonLd,
  packPotluck,
  type RecipePages,
} from "../features/exports/packRecipes";
import { RecipeFormat } from "../features/exports/RecipeFormat";
import { makePhotoStore } from "../features/photos/makePhotoStore";
import type { PhotoStore } from "../features/photos/PhotoStore";
import { RecipeCollection } from "../features/exports/RecipeExport";
import { User } from "../features/users/User";
import type { Viewer } from "../graphql/context";
import { toNameKey } from "../lib/text";
import { CommandError, UsageError } from "./CommandError";
import { exportPages } from "./exportPages";
import { checkTarget, printLine, STANDARD_OUTPUT } from "./terminal";
import { withDatabase } from "./withDatabase";
import { ownProperty } from "../../shared/ownProperty";

type Pack = (pages: RecipePages, store: PhotoStore) => Readable;

const formats: Record<string, { format: RecipeFormat; pack: Pack }> = {
  zip: { format: RecipeFormat.POTLUCK, pack: packPotluck },
  cooklang: { format: RecipeFormat.COOKLANG, pack: packCooklang },
  jsonld: { format: RecipeFormat.JSON_LD, pack: (pages) => packJsonLd(pages) },
};

const collections: Record<string, RecipeCollection> = {
  own: RecipeCollection.OWN,
  favorites: RecipeCollection.FAVORITES,
  all: RecipeCollection.ALL,
};

interface Options {
  format: keyof typeof formats;
  of: keyof typeof collections;
  user?: string;
}

const HELP = `
The formats are zip (Potluck's own, with all photos, which can be imported again), cooklang (a ZIP
archive of .cook files) and jsonld (a list of schema.org recipes). For backups use "potluck export".

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
        new Option("--format <format>", "format").choices(Object.keys(formats)).default("zip"),
      )
      .addOption(
        new Option("--of <collection>", "all public recipes, or a user's own or favorites")
          .choices(Object.keys(collections))
          .default("all"),
      )
      .option("--user <email>", "whose own recipes or favorites")
      .addHelpText("after", HELP)
      .action(exportRecipes),
  );

/** The viewer who exports: a user, or an admin without an account for the operator. */
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
  const { format, pack } = ownProperty(formats, options.format)!;
  await withDatabase(async (db, config) => {
    const viewer = await findViewer(db, options);
    let count = 0;
    const countPages = async function* (): RecipePages {
      for await (const page of exportPages(
        db,
        config,
        viewer,
        ownProperty(collections, options.of)!,
        format,
      )) {
        count += page.length;
        yield page;
      }
    };
    const source = pack(countPages(), makePhotoStore(config));
    if (file === STANDARD_OUTPUT) return pipeline(source, process.stdout, { end: false });
    try {
      // The file may contain private recipes.
      await pipeline(source, createWriteStream(file, { mode: 0o600 }));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    printLine(`Exported ${count} recipes to ${file}.`);
  });
}
