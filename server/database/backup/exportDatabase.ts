import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open as openFile, rename, rm } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { DataSource, QueryRunner } from "typeorm";
import { BRAND } from "../../brand";
import { listAppliedMigrations } from "../migrate";
import { type CatalogTable, isExported, quoteIdentifier, readCatalog } from "./catalog";
import { BackupError, FORMAT, type Manifest } from "./manifest";

/** The maximum number of rows in memory. */
const BATCH = 100;

/**
 * The settings that make values independent of the database, without the time limits of requests.
 */
const SETTINGS = [
  "set transaction read only",
  "set local timezone = 'UTC'",
  "set local bytea_output = 'hex'",
  "set local statement_timeout = 0",
  // The transaction waits for the disk and blocks no writers.
  "set local idle_in_transaction_session_timeout = '1min'",
];

/** Receives the progress of a backup that is written or read: the manifest, then numbers of rows. */
export interface BackupWatcher {
  begin(manifest: Manifest): void;
  rows(count: number): void;
}

/**
 * Writes all data into one file: gzip over JSON lines. The first line is the manifest, then follow the
 * rows, one per line. The last line is the SHA-256 of all others. The file contains a consistent snapshot
 * and is readable by its owner only, because it includes password hashes.
 * @param file created only when the backup is complete
 * @throws BackupError for a database that was never migrated
 */
export async function exportDatabase(
  db: DataSource,
  file: string,
  watcher: BackupWatcher,
): Promise<Manifest> {
  const partial = `${file}.partial`;
  try {
    await rm(partial, { force: true });
    const manifest = await writeBackup(db, watcher, () =>
      createWriteStream(partial, { mode: 0o600, flags: "wx" }),
    );
    await syncFile(partial);
    await rename(partial, file);
    return manifest;
  } finally {
    await rm(partial, { force: true });
  }
}

/**
 * Writes a backup to a stream, which is opened once there is data. The standard output stays open.
 * @throws BackupError for a database that was never migrated
 */
export async function writeBackup(
  db: DataSource,
  watcher: BackupWatcher,
  open: () => Writable,
): Promise<Manifest> {
  const runner = db.createQueryRunner();
  try {
    await runner.startTransaction("REPEATABLE READ");
    for (const setting of SETTINGS) await runner.query(setting);
    const tables = (await readCatalog(runner)).filter(isExported);
    const manifest = await makeManifest(runner, tables);
    watcher.begin(manifest);
    const target = open();
    await pipeline(
      Readable.from(appendChecksum(writeLines(runner, manifest, tables, watcher))),
      createGzip(),
      target,
      { end: target !== process.stdout },
    );
    return manifest;
  } finally {
    await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

async function makeManifest(runner: QueryRunner, tables: CatalogTable[]): Promise<Manifest> {
  const [migration] = (await listAppliedMigrations(runner)).toReversed();
  if (!migration) {
    throw new BackupError("There is nothing to export: the database has no tables yet.");
  }
  const describedTables: Manifest["tables"] = [];
  for (const { name, columns, sequences } of tables) {
    const rows = await readNumber(
      runner,
      `select count(*) as number from ${quoteIdentifier(name)}`,
    );
    describedTables.push({ name, columns, rows, next: await readNextNumbers(runner, sequences) });
  }
  return {
    backup: BRAND,
    format: FORMAT,
    migration,
    exportedAt: new Date().toISOString(),
    tables: describedTables,
  };
}

async function readNextNumbers(runner: QueryRunner, sequences: Record<string, string>) {
  const next = new Map<string, number>();
  for (const [column, sequence] of Object.entries(sequences)) {
    const number = await readNumber(
      runner,
      `select last_value + case when is_called then 1 else 0 end as number from ${sequence}`,
    );
    next.set(column, number);
  }
  return Object.fromEntries(next);
}

async function readNumber(runner: QueryRunner, statement: string): Promise<number> {
  const [row] = (await runner.query(statement)) as { number: string }[];
  return Number(row!.number);
}

async function* writeLines(
  runner: QueryRunner,
  manifest: Manifest,
  tables: CatalogTable[],
  watcher: BackupWatcher,
) {
  yield `${JSON.stringify(manifest)}\n`;
  for (const { name, columns, order } of tables) {
    await runner.query(
      `declare backup_rows no scroll cursor for select row_to_json(t)::text as line from
        (select ${columns.map(quoteIdentifier).join(", ")} from ${quoteIdentifier(name)}
         order by ${order.join(", ")}) t`,
    );
    for (;;) {
      const rows = (await runner.query(`fetch ${BATCH} from backup_rows`)) as { line: string }[];
      if (rows.length === 0) break;
      watcher.rows(rows.length);
      yield rows.map(({ line }) => `${line}\n`).join("");
    }
    await runner.query("close backup_rows");
  }
}

/** Appends a checksum of all lines. */
async function* appendChecksum(lines: AsyncIterable<string>) {
  const hash = createHash("sha256");
  for await (const chunk of lines) {
    hash.update(chunk);
    yield chunk;
  }
  yield `${JSON.stringify({ sha256: hash.digest("hex") })}\n`;
}

/** Waits until a backup is on disk, because it could be lost before. */
async function syncFile(path: string): Promise<void> {
  const handle = await openFile(path);
  await handle.sync();
  await handle.close();
}
