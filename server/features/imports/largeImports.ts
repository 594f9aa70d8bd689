import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import type { UploadedFile } from "../../lib/UploadedFile";
import { Import, ImportKind } from "./Import";
import { ImportChunk } from "./ImportChunk";

/** What is in memory at once, of an archive of any size. */
const CHUNK_BYTES = 1024 * 1024;

/** Far longer than storing an archive takes: whoever dies over it leaves what is then read, and said to be damaged. */
const STORING_TIMEOUT = "10 minutes";

/** Queues an archive that is too large for memory, once all parts of it are in the database; returns the import's id. */
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

/** So many parts are deleted by one statement, whose time is limited. */
const CHUNKS_PER_DELETE = 16;

/** Deletes the parts of an archive that was read. */
export async function removeChunks(db: DataSource, importId: number): Promise<void> {
  for (let count = CHUNKS_PER_DELETE; count === CHUNKS_PER_DELETE;) {
    [, count] = await db.query<[object[], number]>(
      `delete from import_chunks where import_id = $1 and position in (
         select position from import_chunks where import_id = $1 limit ${CHUNKS_PER_DELETE})`,
      [importId],
    );
  }
}

/** Has an archive on this computer's disk while some work runs. */
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
