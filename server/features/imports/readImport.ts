import type { DataSource, EntityManager } from "typeorm";
import { Archive } from "../../imports/archives/Archive";
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
import { removeChunks, withArchiveFile } from "./largeImports";
import { type MadeDraft, makeDraft } from "./makeDraft";
import { isCard, readCard } from "./readCard";
import { ReferenceMatcher } from "./ReferenceMatcher";
import { shortenOptional } from "./shorten";

/** How many recipes are stored in one transaction: others need the database, too. */
const BATCH = 20;
/** The same, with up to twelve photos each. */
const BATCH_WITH_PHOTOS = 2;

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

/** An archive on a disk. */
interface ArchiveOnDisk {
  /** Unpacks a photo. */
  read(file: string): Promise<Buffer>;
  /** The photos within one of its files. */
  photosIn(file: string): Promise<Buffer[]>;
}

/** What recipes were read from, and the archive on a disk that their photos are in. */
interface Source {
  recipes: ImportedRecipe[];
  archive: ArchiveOnDisk | null;
}

const bytesOf = async (
  photo: ImportedPhoto,
  archive: ArchiveOnDisk | null,
): Promise<Buffer | null> => {
  if (!("file" in photo)) return "bytes" in photo ? Buffer.from(photo.bytes) : null;
  const { file, place } = photo;
  return place === undefined ? archive!.read(file) : (await archive!.photosIn(file))[place]!;
};

/** Reads the photos within a file of an archive; those of the file that was read last are kept. */
function makePhotosIn(path: string, reader: ReadServices["recipeReader"]) {
  let last: { file: string; photos: Promise<Buffer[]> } | undefined;
  const read = async (file: string) => {
    const recipes = await reader.read({ kind: "archive", path, file });
    return recipes
      .flatMap(({ photos }) => photos)
      .flatMap((photo) => ("bytes" in photo ? [Buffer.from(photo.bytes)] : []));
  };
  return (file: string): Promise<Buffer[]> => {
    if (last?.file !== file) last = { file, photos: read(file) };
    return last.photos;
  };
}

/** Stores the photos of a recipe, one after the other: all of them may be too much for memory. */
async function storePhotos(
  data: EntityManager,
  importItemId: number,
  photos: readonly ImportedPhoto[],
  archive: ArchiveOnDisk | null,
): Promise<void> {
  for (const [position, photo] of photos.entries()) {
    await data.getRepository(ImportPhoto).insert({
      importItemId,
      position,
      url: "url" in photo ? photo.url : null,
      bytes: await bytesOf(photo, archive),
      caption: shortenOptional(photo.caption, maxLength.photoCaption),
    });
  }
}

/** Stores some recipes; returns whether the import still belongs to this process. */
async function storeBatch(
  db: DataSource,
  taken: TakenImport,
  { recipes, archive }: Source,
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
      await storePhotos(data, importItemId, photos, archive);
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
  const { affected } = await db
    .getRepository(Import)
    .update({ importId, attempts, state: ImportState.READING }, { ...outcome, content: null });
  if (affected) await removeChunks(db, importId);
}

const messageOf = (error: unknown): string | null =>
  error instanceof FetchError || error instanceof ImportError ? error.message : null;

async function storeAll(
  db: DataSource,
  taken: TakenImport,
  { recipes: found, archive }: Source,
): Promise<void> {
  const recipes = found.slice(0, MOST_RECIPES);
  if (recipes.length === 0) throw new ImportError("No recipe was found.");
  const matcher = await ReferenceMatcher.load(db, taken.userId);
  const isHeld = await db.transaction(async (data) => {
    if (!(await holdImport(data, taken))) return false;
    // What a process has stored that died over it.
    await data.getRepository(ImportItem).delete({ importId: taken.importId });
    return true;
  });
  if (!isHeld) return;
  const size = archive ? BATCH_WITH_PHOTOS : BATCH;
  for (let start = 0; start < recipes.length; start += size) {
    const batch = { recipes: recipes.slice(start, start + size), archive };
    if (!(await storeBatch(db, taken, batch, start, matcher))) return;
  }
  await finish(db, taken, { state: ImportState.READY, error: null });
}

async function readAll(db: DataSource, taken: TakenImport, services: ReadServices): Promise<void> {
  const { kind, content, importId } = taken;
  if (kind !== ImportKind.FILE || content || isCard(taken)) {
    const recipes = await recipesOf(db, taken, services);
    return storeAll(db, taken, { recipes, archive: null });
  }
  await withArchiveFile(db, importId, async (path) => {
    const recipes = await services.recipeReader.read({ kind: "archive", path });
    const zip = await Archive.openFile(path);
    const photosIn = makePhotosIn(path, services.recipeReader);
    try {
      const archive = { read: (file: string) => zip.read(file), photosIn };
      await storeAll(db, taken, { recipes, archive });
    } finally {
      zip.close();
    }
  });
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
