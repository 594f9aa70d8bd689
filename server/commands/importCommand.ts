import { EventEmitter } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { Argument, Command } from "commander";
import { pino } from "pino";
import type { DataSource } from "typeorm";
import { MAX_IMPORT_BYTES, MAX_IMPORT_MEGABYTES } from "../../shared/inputLimits";
import type { Config } from "../config/config";
import { AppError } from "../errors";
import { isOther } from "../features/imports/CategoryIndex";
import { Import, ImportKind, ImportState } from "../features/imports/Import";
import { requireCategories, setCategory } from "../features/imports/importCategories";
import { fitsImport, TEXT_TOO_LARGE } from "../features/imports/textLimit";
import { ImportItem, ImportItemState } from "../features/imports/ImportItem";
import {
  addImport,
  type NewImport,
  removeImport,
  startCreating,
} from "../features/imports/imports";
import { type ImportServices, drainImports } from "../features/imports/ImportWorker";
import { findImporter, canImportForOthers } from "../features/imports/policy";
import { makePhotoStore } from "../features/photos/makePhotoStore";
import { RecipeVisibility } from "../features/recipes/visibility";
import { Category } from "../features/reference/Category";
import { User } from "../features/users/User";
import type { Viewer } from "../graphql/context";
import { RecipeReader } from "../features/imports/RecipeReader";
import { makeTextRecognizer } from "../features/imports/readers/pictures/makeTextRecognizer";
import { toNameKey } from "../lib/text";
import { CommandError } from "./CommandError";
import { printError, printLine } from "./terminal";
import { withDatabase } from "./withDatabase";

const HELP = `
Recipes that are here already are left out. The import is listed on the owner's screen, where it can be undone
for 30 days.

Examples:
  potluck import https://example.org/plum-cake --owner cook@example.org
  potluck import recipes.json --owner cook@example.org --dry-run
  potluck import card.jpg --owner cook@example.org --category Soups
  potluck import - --owner cook@example.org --private < recipe.txt`;

/** The interval at which the state of an import is read while a running server works on it. */
const INTERVAL_MS = 500;

interface ImportOptions {
  owner: string;
  dryRun?: boolean;
  private?: boolean;
  category?: string;
}

export const importCommand = (): Command =>
  new Command("import")
    .description("Import recipes from a page, a file or standard input")
    .addArgument(new Argument("<source>", "address of a page, name of a file, or - for a text"))
    .requiredOption(
      "--owner <email>",
      "the user who gets the recipes; those of members are private",
    )
    .option("--private", "add private recipes, which only their owner and admins see")
    .option(
      "--category <name>",
      "the category of recipes without a matching one, for example Other, which is created if needed",
    )
    .option("--dry-run", "show what would be imported, and add nothing")
    .addHelpText("after", HELP)
    .action((source: string, options: ImportOptions) =>
      withDatabase((db, config) => run(db, config, source, options)),
    );

async function readSource(source: string): Promise<NewImport> {
  if (/^https?:\/\//i.test(source)) return { kind: ImportKind.PAGE, source, content: null };
  if (source === "-") {
    const content = await buffer(process.stdin);
    if (!fitsImport(content)) throw new CommandError(TEXT_TOO_LARGE);
    return { kind: ImportKind.TEXT, source: null, content };
  }
  const { size } = await stat(source).catch(() => {
    throw new CommandError(`There is no file ${source}.`);
  });
  if (size > MAX_IMPORT_BYTES) {
    throw new CommandError(`A file may be at most ${MAX_IMPORT_MEGABYTES} MB.`);
  }
  return { kind: ImportKind.FILE, source: basename(source), content: await readFile(source) };
}

async function findOwner(db: DataSource, email: string): Promise<Viewer> {
  const user = await db.getRepository(User).findOneBy({ emailKey: toNameKey(email) });
  if (!user) throw new CommandError(`No user with the email ${email}.`);
  const owner = await findImporter(db.manager, user.userId);
  if (!owner) throw new CommandError(`${email} is banned and may not add recipes.`);
  return owner;
}

/** Works on an import until it is done, even if a server on the same database has claimed it. */
async function settle(db: DataSource, services: ImportServices, importId: number): Promise<Import> {
  for (;;) {
    await drainImports(db, services);
    const importRecord = await db.getRepository(Import).findOneByOrFail({ importId });
    if (![ImportState.READING, ImportState.TAKING].includes(importRecord.state))
      return importRecord;
    await setTimeout(INTERVAL_MS);
  }
}

const findItems = (db: DataSource, importId: number): Promise<ImportItem[]> =>
  db.getRepository(ImportItem).find({ where: { importId }, order: { position: "ASC" } });

function show({ state, draft, warnings }: ImportItem): void {
  const isKnown = state === ImportItemState.SKIPPED;
  printLine(`${draft.name || "Untitled recipe"}${isKnown ? " (is here already, left out)" : ""}`);
  for (const warning of warnings) printLine(`  ${warning}`);
}

/**
 * Gives recipes without a category the one with this name. Without a name, the import is removed if a
 * recipe needs one.
 */
async function chooseCategory(
  db: DataSource,
  config: Config,
  importId: number,
  name: string | undefined,
): Promise<void> {
  try {
    if (name === undefined) return await requireCategories(db, importId);
    const categories = await db.getRepository(Category).find({ order: { sortName: "ASC" } });
    const category = categories.find(({ nameKey }) => nameKey === toNameKey(name));
    if (!category && !isOther(name)) {
      const names = categories.map((each) => each.name).join(", ");
      throw new CommandError(`There is no category ${name}. The categories are: ${names}.`);
    }
    const choice = { categoryId: category?.categoryId ?? null, importItemIds: null };
    await setCategory(db, importId, choice, { canAssign: false, locale: config.defaultLocale });
  } catch (error) {
    await removeImport(db, importId);
    if (!(error instanceof AppError)) throw error;
    throw new CommandError(`${error.message} Use --category, for example --category Other.`);
  }
}

async function run(
  db: DataSource,
  config: Config,
  source: string,
  options: ImportOptions,
): Promise<void> {
  const owner = await findOwner(db, options.owner);
  const isPrivate = options.private || !canImportForOthers(owner);
  const recipeReader = new RecipeReader();
  const textRecognizer = makeTextRecognizer();
  const services: ImportServices = {
    config,
    recipeReader,
    textRecognizer,
    log: pino({ level: "silent" }),
    photos: makePhotoStore(config),
    imports: new EventEmitter(),
  };
  try {
    const importId = await addImport(db, owner.userId, await readSource(source));
    const { state, error } = await settle(db, services, importId);
    if (state === ImportState.FAILED) throw new CommandError(error ?? "This could not be read.");
    (await findItems(db, importId)).forEach(show);
    if (options.dryRun) return await removeImport(db, importId);
    await chooseCategory(db, config, importId, options.category);
    await startCreating(
      db,
      importId,
      isPrivate ? RecipeVisibility.PRIVATE : RecipeVisibility.PUBLIC,
    );
    await settle(db, services, importId);
    await report(db, importId);
  } finally {
    await recipeReader.close();
    await textRecognizer.close();
  }
}

async function report(db: DataSource, importId: number): Promise<void> {
  const items = await findItems(db, importId);
  const importedCount = items.filter(({ state }) => state === ImportItemState.TAKEN).length;
  for (const { draft, error } of items) if (error) printError(`${draft.name}: ${error}`);
  printLine(`Added ${importedCount} of ${items.length} recipes.`);
  if (items.some(({ state }) => state === ImportItemState.FAILED)) {
    throw new CommandError("Some recipes could not be added.");
  }
}
