import type { DataSource, EntityManager } from "typeorm";
import { Archive } from "./readers/archives/Archive";
import type { ImportedPhoto } from "./readers/ImportedRecipe";
import { maxLength } from "../../../shared/inputLimits";
import { ImportError } from "./readers/ImportError";
import { FetchError } from "../../lib/publicFetch/FetchError";
import { fetchPublic } from "../../lib/publicFetch/fetchPublic";
import type { Services } from "../../services";
import { findDuplicate } from "./findDuplicate";
import { Import, ImportKind, ImportState } from "./Import";
import { ImportItem, ImportItemState } from "./ImportItem";
import { ImportPhoto } from "./ImportPhoto";
import { holdImport, MOST_ATTEMPTS, MOST_LOST_ATTEMPTS, type TakenImport } from "./importQueue";
import { removeChunks, withArchiveFile } from "./largeImports";
import { loadReferences } from "./loadReferences";
import { isCard, readCardText } from "./readCard";
import type { DraftedRecipe, ReadRecipes, Source } from "./readWorker";
import { shortenOptional } from "./shorten";

/** How many recipes are stored in one transaction: others need the database, too. */
const BATCH = 20;
/** The same, with up to twelve photos each. */
const BATCH_WITH_PHOTOS = 2;

const ENDED_SERVER =
  "The server ended twice while it was reading this, so that it is not tried again.";

export type ReadServices = Pick<Services, "config" | "recipeReader" | "textRecognizer" | "log">;

/** An import that is being read. */
interface Reading {
  db: DataSource;
  taken: TakenImport;
  services: ReadServices;
  /** Aborted when the server stops. */
  signal: AbortSignal;
}

async function sourceOf({ db, taken, services, signal }: Reading): Promise<Source> {
  const { kind, source, content } = taken;
  const bytes = content ?? Buffer.alloc(0);
  if (kind === ImportKind.TEXT) return { kind: "text", bytes };
  if (kind === ImportKind.FILE && isCard(taken)) {
    const text = await readCardText(db, taken, services, signal);
    return { kind: "card", bytes: Buffer.from(text) };
  }
  if (kind === ImportKind.FILE) return { kind: "file", bytes, fileName: source! };
  const allowedHosts = services.config.importAllowedHosts;
  const { url, charset, ...page } = await fetchPublic(source!, "page", { allowedHosts });
  return { kind: "page", bytes: page.bytes, charset, url };
}

/** An archive on a disk. */
interface ArchiveOnDisk {
  /** Unpacks a photo. */
  read(file: string): Promise<Buffer>;
  /** The photos within one of its files. */
  photosIn(file: string): Promise<Buffer[]>;
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
function makePhotosIn(path: string, { services, signal }: Reading) {
  let last: { file: string; photos: Promise<Buffer[]> } | undefined;
  const read = async (file: string) => {
    const photos = await services.recipeReader.readPhotos(path, file, signal);
    return photos.map((bytes) => Buffer.from(bytes));
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
  { db, taken }: Reading,
  recipes: readonly DraftedRecipe[],
  archive: ArchiveOnDisk | null,
  start: number,
): Promise<boolean> {
  const made: (DraftedRecipe & Pick<ImportItem, "duplicateOfId">)[] = [];
  for (const recipe of recipes) {
    const duplicateOfId = await findDuplicate(db, recipe.draft, taken.userId);
    made.push({ ...recipe, duplicateOfId });
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
  { importId, attempts, heldBy }: TakenImport,
  outcome: { state: ImportState; error: string | null },
): Promise<void> {
  const { affected } = await db
    .getRepository(Import)
    .update(
      { importId, attempts, heldBy, state: ImportState.READING },
      { ...outcome, content: null, heldBy: null },
    );
  if (affected) await removeChunks(db, importId);
}

const messageOf = (error: unknown): string | null =>
  error instanceof FetchError || error instanceof ImportError ? error.message : null;

/** Makes drafts of recipes and stores them, while the import belongs to this process. */
async function storeAll(
  reading: Reading,
  batches: readonly ReadRecipes[],
  archive: ArchiveOnDisk | null = null,
): Promise<void> {
  const { db, taken, services, signal } = reading;
  if (batches.length === 0) throw new ImportError("No recipe was found.");
  const references = await loadReferences(db, taken.userId);
  const isHeld = await db.transaction(async (data) => {
    if (!(await holdImport(data, taken))) return false;
    // An earlier attempt may have stored some.
    await data.getRepository(ImportItem).delete({ importId: taken.importId });
    return true;
  });
  if (!isHeld) return;
  const size = archive ? BATCH_WITH_PHOTOS : BATCH;
  let position = 0;
  for (const batch of batches) {
    const recipes = await services.recipeReader.draft(batch, references, signal);
    for (let start = 0; start < recipes.length; start += size) {
      signal.throwIfAborted();
      const some = recipes.slice(start, start + size);
      if (!(await storeBatch(reading, some, archive, position))) return;
      position += some.length;
    }
  }
  await finish(db, taken, { state: ImportState.READY, error: null });
}

async function readAll(reading: Reading): Promise<void> {
  const { db, taken, services, signal } = reading;
  const { recipeReader } = services;
  if (taken.kind !== ImportKind.FILE || taken.content || isCard(taken)) {
    return storeAll(reading, await recipeReader.read(await sourceOf(reading), signal));
  }
  await withArchiveFile(db, taken.importId, async (path) => {
    const batches = await recipeReader.read({ kind: "archive", path }, signal);
    const zip = await Archive.openFile(path);
    const photosIn = makePhotosIn(path, reading);
    try {
      await storeAll(reading, batches, { read: (file: string) => zip.read(file), photosIn });
    } finally {
      zip.close();
    }
  });
}

/**
 * Reads an import and stores its recipes, to be looked at before any of them is created.
 * @param signal aborted when the server stops; its reason is thrown then
 */
export async function readImport(
  db: DataSource,
  taken: TakenImport,
  services: ReadServices,
  signal = new AbortController().signal,
): Promise<void> {
  try {
    if (taken.lostAttempts >= MOST_LOST_ATTEMPTS) throw new ImportError(ENDED_SERVER);
    if (taken.attempts > MOST_ATTEMPTS) throw new ImportError("This could not be read.");
    await readAll({ db, taken, services, signal });
  } catch (error) {
    const message = messageOf(error);
    if (message === null) throw error;
    await finish(db, taken, { state: ImportState.FAILED, error: message });
  }
}
