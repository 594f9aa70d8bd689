import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { DataSource, QueryRunner } from "typeorm";
import { BRAND } from "../../brand";
import { MIGRATION_LOCK, migrationName } from "../migrate";
import { ReadModel1795276800000 } from "../migrations/1795276800000-ReadModel";
import { pauseReadModel, rebuildReadModel } from "../readModel/rebuild";
import {
  type CatalogTable,
  FILLED_BY_MIGRATIONS,
  FILLED_BY_STARTER_DATA,
  isDerived,
  isExported,
  quoted,
  readCatalog,
} from "./catalog";
import type { BackupWatcher } from "./exportDatabase";
import { BackupRefused, type BackupTable, type Manifest, parseManifest } from "./manifest";
import { ownProperty } from "../../../shared/ownProperty";

/** A statement takes as many rows as this, or as much text. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 1_000_000;

/** Whether rows that are there already may go. */
export type Existing = "refuse" | "replace";

/**
 * Puts the data of a backup into a migrated database, in one transaction: whatever happens on the
 * way, the database is afterwards as it was before or as the backup has it. A backup of older
 * migrations goes into the tables of its time, which are then migrated with it.
 *
 * @throws BackupRefused for a file that is none, is damaged or is newer than this program, and for
 *   a database that holds data
 */
export async function restoreDatabase(
  db: DataSource,
  file: string,
  existing: Existing,
  watcher: BackupWatcher,
): Promise<Manifest> {
  const runner = db.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query("set local statement_timeout = 0");
    await runner.query("set local idle_in_transaction_session_timeout = '1min'");
    await runner.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await empty(runner, existing);
    const manifest = await readInto(runner, db, file, watcher);
    await runner.commitTransaction();
    return manifest;
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw inWords(error, file);
  } finally {
    await runner.release();
  }
}

async function empty(runner: QueryRunner, existing: Existing): Promise<void> {
  const tables = await readCatalog(runner);
  const names = tables.map(({ name }) => quoted(name)).join(", ");
  // Nobody writes between the look and the restoring.
  await runner.query(`lock table ${names} in access exclusive mode`);
  if (existing === "refuse") await refuseData(runner, tables);
  await runner.query(`truncate ${names}`);
}

async function refuseData(runner: QueryRunner, tables: CatalogTable[]): Promise<void> {
  const hasStarterData = await hasRows(runner, "starter_data");
  const filled = [...FILLED_BY_MIGRATIONS, ...(hasStarterData ? FILLED_BY_STARTER_DATA : [])];
  const counted = tables.filter((table) => !isDerived(table) && !filled.includes(table.name));
  for (const { name } of counted) {
    if (await hasRows(runner, name)) {
      throw new BackupRefused(
        `The database is not empty (table "${name}" has rows); use --replace to delete existing data.`,
      );
    }
  }
}

async function hasRows(runner: QueryRunner, table: string): Promise<boolean> {
  const rows = (await runner.query(`select from ${quoted(table)} limit 1`)) as object[];
  return rows.length > 0;
}

async function readInto(
  runner: QueryRunner,
  db: DataSource,
  file: string,
  watcher: BackupWatcher,
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
    const lines = sealedLines(source, file);
    manifest = parseManifest((await lines.next()).value ?? "", file);
    const later = laterMigrations(db, manifest);
    watcher.begin(manifest);
    for (const migration of later.toReversed()) await migration.down(runner);
    await pauseReadModel(runner);
    await loadTables(runner, manifest, lines, watcher);
    if (!(await lines.next()).done) throw damaged(file);
    for (const migration of later) await migration.up(runner);
    // An older backup has it from the migration that made its tables.
    if (!later.some((migration) => migration instanceof ReadModel1795276800000)) {
      await rebuildReadModel(runner);
    }
  });
  return manifest!;
}

/** The migrations that the backup's database had not seen yet. */
function laterMigrations(db: DataSource, manifest: Manifest) {
  const last = db.migrations.findIndex((each) => migrationName(each) === manifest.migration);
  if (last < 0) {
    throw new BackupRefused(
      `The backup was made by a different version of ${BRAND}: unknown migration ${manifest.migration}.`,
    );
  }
  return db.migrations.slice(last + 1);
}

async function loadTables(
  runner: QueryRunner,
  { tables }: Manifest,
  lines: AsyncGenerator<string, void>,
  watcher: BackupWatcher,
): Promise<void> {
  const catalog = (await readCatalog(runner)).filter(isExported);
  for (const table of tables) {
    const there = catalog.find(({ name }) => name === table.name);
    if (!there) throw new BackupRefused(`The database has no table "${table.name}".`);
    for await (const batch of batches(lines, table.rows)) {
      await insert(runner, table, batch);
      watcher.rows(batch.length);
    }
    for (const [column, next] of Object.entries(table.next)) {
      const sequence = ownProperty(there.sequences, column);
      // Unlike setval, this is undone with the transaction.
      if (sequence) await runner.query(`alter sequence ${sequence} restart with ${next}`);
    }
  }
}

/** So many lines, in portions that fit into a statement. */
async function* batches(lines: AsyncGenerator<string, void>, count: number) {
  let batch: string[] = [];
  let characters = 0;
  for (let left = count; left > 0; left--) {
    const { value: line } = await lines.next();
    if (line === undefined)
      throw new BackupRefused("The backup contains fewer rows than its manifest lists.");
    batch.push(line);
    characters += line.length;
    if (batch.length === BATCH_ROWS || characters >= BATCH_CHARACTERS) {
      yield batch;
      batch = [];
      characters = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

async function insert(runner: QueryRunner, { name, columns }: BackupTable, rows: string[]) {
  const list = columns.map(quoted).join(", ");
  await runner.query(
    `insert into ${quoted(name)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${quoted(name)}, $1)`,
    [`[${rows.join(",")}]`],
  );
}

/** The lines of a backup without the last, which is their checksum. */
async function* sealedLines(source: AsyncIterable<Buffer>, file: string) {
  const hash = createHash("sha256");
  let previous: string | undefined;
  for await (const line of linesOf(source)) {
    if (previous !== undefined) {
      hash.update(`${previous}\n`);
      yield previous;
    }
    previous = line;
  }
  if (previous !== JSON.stringify({ sha256: hash.digest("hex") })) throw damaged(file);
}

async function* linesOf(source: AsyncIterable<Buffer>) {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of source) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
  }
  if (rest) yield rest;
}

const damaged = (file: string) => new BackupRefused(`${file} is damaged or incomplete.`);

/** Translates errors of zlib and the file system. */
function inWords(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new BackupRefused(`No such file: ${file}`);
  if (code === "Z_DATA_ERROR") {
    return new BackupRefused(`${file} is not a ${BRAND} backup, or it is damaged.`);
  }
  if (code === "Z_BUF_ERROR") return damaged(file);
  return error;
}
