import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import type { UploadedFile } from "../../lib/UploadedFile";
import { Import, ImportKind } from "./Import";
import { ImportChunk } from "./ImportChunk";

/** The amount of an archive that is in memory at a time. */
const CHUNK_BYTES = 1024 * 1024;

/**
 * Far longer than it takes to store an archive. If the process ends meanwhile, the incomplete archive is
 * read afterwards and reported as damaged.
 */
const STORING_TIMEOUT = "10 minutes";

/** Stores an archive that is too large for memory in parts, then queues it; returns the import's id. */
export async function addLargeImport(
  db: DataSource,
  userId: number,
  fileName: string,
  file: UploadedFile,
): Promise<number> {
  const { identifiers } = await db.getRepository(Import).insert({
    ...{ userId, kind: ImportKind.FILE, source: fileName, content: null },
    nextTryAt: () => `now() + interval '${STORING_TIMEOUT}'`,
  });
  const importId = Number(identifiers[0]!["importId"]);
  for (let position = 0; position * CHUNK_BYTES < file.length; position++) {
    const bytes = await file.read(position * CHUNK_BYTES, CHUNK_BYTES);
    await db.getRepository(ImportChunk).insert({ importId, position, bytes });
  }
  await db.getRepository(Import).update({ importId }, { nextTryAt: () => "now()" });
  return importId;
}

/** The number of parts that one statement deletes, since statements have a time limit. */
const CHUNKS_PER_DELETE = 16;

/** Deletes the stored parts of an archive that has been read. */
export async function removeChunks(db: DataSource, importId: number): Promise<void> {
  for (let count = CHUNKS_PER_DELETE; count === CHUNKS_PER_DELETE;) {
    [, count] = await db.query<[object[], number]>(
      `delete from import_chunks where import_id = $1 and position in (
         select position from import_chunks where import_id = $1 limit ${CHUNKS_PER_DELETE})`,
      [importId],
    );
  }
}

/** Writes an archive to a temporary file for the duration of some work. */
export async function withArchiveFile(
  db: DataSource,
  importId: number,
  work: (path: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "potluck-import-"));
  try {
    const path = join(folder, "archive.zip");
    const file = await open(path, "wx", 0o600);
    try {
      for (let position = 0; ; position++) {
        const chunk = await db.getRepository(ImportChunk).findOneBy({ importId, position });
        if (!chunk) break;
        await file.appendFile(chunk.bytes);
      }
    } finally {
      await file.close();
    }
    await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
