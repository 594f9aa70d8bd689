import type { DataSource, EntityManager } from "typeorm";
import { Archive } from "./readers/archives/Archive";
import type { ImportedPhoto } from "./readers/ImportedRecipe";
import { maxLength } from "../../../shared/inputLimits";
import { ImportError } from "./readers/ImportError";
import { FetchError } from "../../lib/publicFetch/FetchError";
import { fetchPublic } from "../../lib/publicFetch/fetchPublic";
import type { Services } from "../../services";
import { findDuplicate, makeRepetitionCheck } from "./findDuplicate";
import { Import, ImportKind, ImportState } from "./Import";
import type { ImportDraft } from "./ImportDraft";
import { ImportItem, ImportItemState } from "./ImportItem";
import { ImportPhoto } from "./ImportPhoto";
import { renewImportLease, MAX_ATTEMPTS, MAX_LOST_ATTEMPTS, type ImportClaim } from "./importQueue";
import { removeChunks, withArchiveFile } from "./largeImports";
import { loadReferences } from "./loadReferences";
import { isCard, readCardText } from "./readCard";
import type { DraftedRecipe, ReadRecipes, Source } from "./readWorker";
import { shortenOptional } from "./shorten";

/**
 * The number of recipes that are stored in one transaction. Small batches leave the database free for
 * requests.
 */
const BATCH = 20;
/** The batch size for archives on disk, whose recipes have up to twelve photos each. */
const BATCH_WITH_PHOTOS = 2;

const SERVER_ENDED =
  "The server ended twice while it was reading this, so that it is not tried again.";

export type ReadServices = Pick<Services, "config" | "recipeReader" | "textRecognizer" | "log">;

/** An import that is being read. */
interface Reading {
  db: DataSource;
  claim: ImportClaim;
  services: ReadServices;
  /** Aborted when the server stops. */
  signal: AbortSignal;
}

async function loadSource({ db, claim, services, signal }: Reading): Promise<Source> {
  const { kind, source, content } = claim;
  const bytes = content ?? Buffer.alloc(0);
  if (kind === ImportKind.TEXT) return { kind: "text", bytes };
  if (kind === ImportKind.FILE && isCard(claim)) {
    const text = await readCardText(db, claim, services, signal);
    return { kind: "card", bytes: Buffer.from(text) };
  }
  if (kind === ImportKind.FILE) return { kind: "file", bytes, fileName: source! };
  const allowedHosts = services.config.importAllowedHosts;
  const { url, charset, ...page } = await fetchPublic(source!, "page", { allowedHosts });
  return { kind: "page", bytes: page.bytes, charset, url };
}

/** An archive on disk. */
interface ArchiveOnDisk {
  /** Unpacks a photo. */
  readFile(file: string): Promise<Buffer>;
  /** Reads the photos that are inside one of its files. */
  readPhotosIn(file: string): Promise<Buffer[]>;
}

const readPhotoBytes = async (
  photo: ImportedPhoto,
  archive: ArchiveOnDisk | null,
): Promise<Buffer | null> => {
  if (!("file" in photo)) return "bytes" in photo ? Buffer.from(photo.bytes) : null;
  const { file, index } = photo;
  return index === undefined
    ? archive!.readFile(file)
    : (await archive!.readPhotosIn(file))[index]!;
};

/**
 * Returns a function that reads the photos inside a file of an archive. The photos of the latest file are
 * cached.
 */
function makePhotosReader(path: string, { services, signal }: Reading) {
  let lastFile: { file: string; photos: Promise<Buffer[]> } | undefined;
  const unpackPhotos = async (file: string) => {
    const photos = await services.recipeReader.readPhotos(path, file, signal);
    return photos.map((bytes) => Buffer.from(bytes));
  };
  return (file: string): Promise<Buffer[]> => {
    if (lastFile?.file !== file) lastFile = { file, photos: unpackPhotos(file) };
    return lastFile.photos;
  };
}

/** Stores the photos of a recipe one after the other, since all of them may not fit into memory. */
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
      bytes: await readPhotoBytes(photo, archive),
      caption: shortenOptional(photo.caption, maxLength.photoCaption),
    });
  }
}

type NewItem = DraftedRecipe &
  Pick<ImportItem, "archivedOriginId" | "archivedRecipeId" | "duplicateOfId" | "state">;

const REPEATED = "This import contains the same recipe above. It is added once.";

/** Compares recipes with existing ones and with earlier ones of the import; skips those that are the same. */
async function compareRecipes(
  { db, claim }: Reading,
  recipes: readonly DraftedRecipe[],
  isRepeated: (draft: ImportDraft) => boolean,
): Promise<NewItem[]> {
  const items: NewItem[] = [];
  for (const { warnings, ...recipe } of recipes) {
    const duplicate = await findDuplicate(db, recipe.draft, claim.userId);
    const repetition = isRepeated(recipe.draft) ? [REPEATED] : [];
    const isSkipped = duplicate?.isSame === true || repetition.length > 0;
    items.push({
      ...recipe,
      warnings: [...warnings, ...repetition],
      state: isSkipped ? ImportItemState.SKIPPED : ImportItemState.WAITING,
      duplicateOfId: duplicate?.recipeId ?? null,
      archivedRecipeId: recipe.draft.history?.recipeId ?? null,
      archivedOriginId: recipe.draft.history?.origin?.recipeId ?? null,
    });
  }
  return items;
}

/** Stores one batch of recipes; returns false if another process has claimed the import. */
async function storeBatch(
  { db, claim }: Reading,
  items: readonly NewItem[],
  archive: ArchiveOnDisk | null,
  start: number,
): Promise<boolean> {
  return db.transaction(async (data) => {
    if (!(await renewImportLease(data, claim))) return false;
    for (const [i, { photos, ...item }] of items.entries()) {
      const { identifiers } = await data
        .getRepository(ImportItem)
        .insert({ ...item, importId: claim.importId, position: start + i });
      const importItemId = Number(identifiers[0]!["importItemId"]);
      await storePhotos(data, importItemId, photos, archive);
    }
    return true;
  });
}

/** Ends the reading of an import, unless another process has claimed it. */
async function finish(
  db: DataSource,
  { importId, attempts, heldBy }: ImportClaim,
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

const toMessage = (error: unknown): string | null =>
  error instanceof FetchError || error instanceof ImportError ? error.message : null;

/** Makes drafts of recipes and stores them, as long as the lease lasts. */
async function storeRecipes(
  reading: Reading,
  batches: readonly ReadRecipes[],
  archive: ArchiveOnDisk | null = null,
): Promise<void> {
  const { db, claim, services, signal } = reading;
  if (batches.length === 0) throw new ImportError("No recipe was found.");
  const references = await loadReferences(db, claim.userId);
  const hasLease = await db.transaction(async (data) => {
    if (!(await renewImportLease(data, claim))) return false;
    // An earlier attempt may have stored some recipes.
    await data.getRepository(ImportItem).delete({ importId: claim.importId });
    return true;
  });
  if (!hasLease) return;
  const batchSize = archive ? BATCH_WITH_PHOTOS : BATCH;
  const isRepeated = makeRepetitionCheck();
  let position = 0;
  for (const batch of batches) {
    const recipes = await services.recipeReader.draft(batch, references, signal);
    for (let start = 0; start < recipes.length; start += batchSize) {
      signal.throwIfAborted();
      const batchRecipes = recipes.slice(start, start + batchSize);
      const items = await compareRecipes(reading, batchRecipes, isRepeated);
      if (!(await storeBatch(reading, items, archive, position))) return;
      position += items.length;
    }
  }
  await finish(db, claim, { state: ImportState.READY, error: null });
}

async function readAndStore(reading: Reading): Promise<void> {
  const { db, claim, services, signal } = reading;
  const { recipeReader } = services;
  if (claim.kind !== ImportKind.FILE || claim.content || isCard(claim)) {
    return storeRecipes(reading, await recipeReader.read(await loadSource(reading), signal));
  }
  await withArchiveFile(db, claim.importId, async (path) => {
    const batches = await recipeReader.read({ kind: "archive", path }, signal);
    const zip = await Archive.openFile(path);
    const readPhotosIn = makePhotosReader(path, reading);
    try {
      await storeRecipes(reading, batches, {
        readFile: (file: string) => zip.read(file),
        readPhotosIn,
      });
    } finally {
      zip.close();
    }
  });
}

/**
 * Reads an import and stores its recipes for review before they are created.
 * @param signal aborted when the server stops; the function then throws its reason
 */
export async function readImport(
  db: DataSource,
  claim: ImportClaim,
  services: ReadServices,
  signal = new AbortController().signal,
): Promise<void> {
  try {
    if (claim.lostAttempts >= MAX_LOST_ATTEMPTS) throw new ImportError(SERVER_ENDED);
    if (claim.attempts > MAX_ATTEMPTS) throw new ImportError("This could not be read.");
    await readAndStore({ db, claim, services, signal });
  } catch (error) {
    const message = toMessage(error);
    if (message === null) throw error;
    await finish(db, claim, { state: ImportState.FAILED, error: message });
  }
}
