import type { DataSource } from "typeorm";
import type { ImportedPhoto, ImportedRecipe } from "../../imports/ImportedRecipe";
import { maxLength } from "../../../shared/inputLimits";
import { ImportError } from "../../imports/ImportError";
import { FetchError } from "../../lib/publicFetch/FetchError";
import { fetchPublic } from "../../lib/publicFetch/fetchPublic";
import type { Services } from "../../services";
import { findDuplicate } from "./findDuplicate";
import { Import, ImportKind, ImportState } from "./Import";
import { ImportItem, ImportItemState } from "./ImportItem";
import { ImportPhoto } from "./ImportPhoto";
import { holdImport, MOST_ATTEMPTS, type TakenImport } from "./importQueue";
import { type MadeDraft, makeDraft } from "./makeDraft";
import { isCard, readCard } from "./readCard";
import { ReferenceMatcher } from "./ReferenceMatcher";
import { shortenOptional } from "./shorten";

/** How many recipes are stored in one transaction: others need the database, too. */
const BATCH = 20;

/** More recipes than anybody has; the rest of a file is left out. */
const MOST_RECIPES = 10_000;

export type ReadServices = Pick<Services, "config" | "recipeReader" | "textRecognizer" | "log">;

async function recipesOf(
  db: DataSource,
  taken: TakenImport,
  services: ReadServices,
): Promise<ImportedRecipe[]> {
  const { kind, source, content } = taken;
  const { config, recipeReader } = services;
  const bytes = content ?? Buffer.alloc(0);
  if (kind === ImportKind.TEXT) return recipeReader.read({ kind: "text", bytes });
  if (kind === ImportKind.FILE && isCard(taken)) return readCard(db, taken, services);
  if (kind === ImportKind.FILE)
    return recipeReader.read({ kind: "file", bytes, fileName: source! });
  const allowedHosts = config.importAllowedHosts;
  const { url, charset, ...page } = await fetchPublic(source!, "page", { allowedHosts });
  return recipeReader.read({ kind: "page", bytes: page.bytes, charset, url });
}

const photoRow = (photo: ImportedPhoto, importItemId: number, position: number) => ({
  importItemId,
  position,
  url: "url" in photo ? photo.url : null,
  bytes: "bytes" in photo ? Buffer.from(photo.bytes) : null,
  caption: shortenOptional(photo.caption, maxLength.photoCaption),
});

/** Stores some recipes; returns whether the import still belongs to this process. */
async function storeBatch(
  db: DataSource,
  taken: TakenImport,
  recipes: readonly ImportedRecipe[],
  start: number,
  matcher: ReferenceMatcher,
): Promise<boolean> {
  const made: (MadeDraft & Pick<ImportItem, "duplicateOfId"> & Pick<ImportedRecipe, "photos">)[] =
    [];
  for (const recipe of recipes) {
    const { draft, warnings } = makeDraft(recipe, matcher);
    const duplicateOfId = await findDuplicate(db, draft, taken.userId);
    made.push({ draft, warnings, duplicateOfId, photos: recipe.photos });
  }
  return db.transaction(async (data) => {
    if (!(await holdImport(data, taken))) return false;
    for (const [i, { photos, ...item }] of made.entries()) {
      const state = item.duplicateOfId ? ImportItemState.SKIPPED : ImportItemState.WAITING;
      const { identifiers } = await data
        .getRepository(ImportItem)
        .insert({ ...item, state, importId: taken.importId, position: start + i });
      const importItemId = Number(identifiers[0]!["importItemId"]);
      const rows = photos.map((photo, position) => photoRow(photo, importItemId, position));
      if (rows.length > 0) await data.getRepository(ImportPhoto).insert(rows);
    }
    return true;
  });
}

/** Ends the reading of an import, if it still belongs to this process. */
async function finish(
  db: DataSource,
  { importId, attempts }: TakenImport,
  outcome: { state: ImportState; error: string | null },
): Promise<void> {
  await db
    .getRepository(Import)
    .update({ importId, attempts, state: ImportState.READING }, { ...outcome, content: null });
}

const messageOf = (error: unknown): string | null =>
  error instanceof FetchError || error instanceof ImportError ? error.message : null;

async function readAll(db: DataSource, taken: TakenImport, services: ReadServices): Promise<void> {
  const recipes = (await recipesOf(db, taken, services)).slice(0, MOST_RECIPES);
  if (recipes.length === 0) throw new ImportError("No recipe was found.");
  const matcher = await ReferenceMatcher.load(db, taken.userId);
  const isHeld = await db.transaction(async (data) => {
    if (!(await holdImport(data, taken))) return false;
    // What a process has stored that died over it.
    await data.getRepository(ImportItem).delete({ importId: taken.importId });
    return true;
  });
  if (!isHeld) return;
  for (let start = 0; start < recipes.length; start += BATCH) {
    const batch = recipes.slice(start, start + BATCH);
    if (!(await storeBatch(db, taken, batch, start, matcher))) return;
  }
  await finish(db, taken, { state: ImportState.READY, error: null });
}

/** Reads an import and stores its recipes, to be looked at before any of them is created. */
export async function readImport(
  db: DataSource,
  taken: TakenImport,
  services: ReadServices,
): Promise<void> {
  try {
    if (taken.attempts > MOST_ATTEMPTS) throw new ImportError("This could not be read.");
    await readAll(db, taken, services);
  } catch (error) {
    const message = messageOf(error);
    if (message === null) throw error;
    await finish(db, taken, { state: ImportState.FAILED, error: message });
  }
}
