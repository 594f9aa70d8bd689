import type { DataSource, QueryRunner } from "typeorm";
import { MIGRATION_LOCK, getMigrationName } from "../migrate";
import { pauseReadModel, rebuildReadModel } from "../readModel/rebuild";
import {
  type CatalogTable,
  FILLED_BY_MIGRATIONS,
  FILLED_BY_STARTER_DATA,
  isDerived,
  isExported,
  quoteIdentifier,
  readCatalog,
} from "./catalog";
import type { BackupWatcher } from "./exportDatabase";
import { BackupError, type BackupTable, type Manifest, parseManifest } from "./manifest";
import { verifyChecksum, makeDamagedError, makeMissingRowsError, readBackup } from "./readBackup";
import { makeUnknownMigrationError } from "./verifyBackup";
import { ownProperty } from "../../../shared/ownProperty";

/** The maximum number of rows and of characters per statement. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 1_000_000;

/** The policy for existing rows: refuse the restore or replace them. */
export type ExistingDataPolicy = "refuse" | "replace";

/**
 * Restores a backup into a migrated database in one transaction, so that a failure changes nothing. A
 * backup with older migrations is loaded into the older tables, which are then migrated with it.
 * @throws BackupError for a file that is not a backup, is damaged or is newer than this program, and for a
 *   database that contains data
 */
export async function restoreDatabase(
  db: DataSource,
  file: string,
  existing: ExistingDataPolicy,
  watcher: BackupWatcher,
): Promise<Manifest> {
  const runner = db.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query("set local statement_timeout = 0");
    await runner.query("set local idle_in_transaction_session_timeout = '1min'");
    await runner.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await emptyTables(runner, existing);
    const manifest = await loadBackup(runner, db, file, watcher);
    await runner.commitTransaction();
    return manifest;
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

async function emptyTables(runner: QueryRunner, existing: ExistingDataPolicy): Promise<void> {
  const tables = await readCatalog(runner);
  const names = tables.map(({ name }) => quoteIdentifier(name)).join(", ");
  // The lock prevents writes between the check and the restore.
  await runner.query(`lock table ${names} in access exclusive mode`);
  if (existing === "refuse") await refuseData(runner, tables);
  await runner.query(`truncate ${names}`);
}

async function refuseData(runner: QueryRunner, tables: CatalogTable[]): Promise<void> {
  const hasStarterData = await hasRows(runner, "starter_data");
  const prefilledTables = [
    ...FILLED_BY_MIGRATIONS,
    ...(hasStarterData ? FILLED_BY_STARTER_DATA : []),
  ];
  const dataTables = tables.filter(
    (table) => !isDerived(table) && !prefilledTables.includes(table.name),
  );
  for (const { name } of dataTables) {
    if (await hasRows(runner, name)) {
      throw new BackupError(
        `The database is not empty (table "${name}" has rows); use --replace to delete existing data.`,
      );
    }
  }
}

async function hasRows(runner: QueryRunner, table: string): Promise<boolean> {
  const rows = (await runner.query(`select from ${quoteIdentifier(table)} limit 1`)) as object[];
  return rows.length > 0;
}

async function loadBackup(
  runner: QueryRunner,
  db: DataSource,
  file: string,
  watcher: BackupWatcher,
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await readBackup(file, async (allLines) => {
    const lines = verifyChecksum(allLines, file);
    manifest = parseManifest((await lines.next()).value ?? "", file);
    const newerMigrations = findLaterMigrations(db, manifest);
    watcher.begin(manifest);
    for (const migration of newerMigrations.toReversed()) await migration.down(runner);
    await pauseReadModel(runner);
    await loadTables(runner, manifest, lines, watcher);
    if (!(await lines.next()).done) throw makeDamagedError(file);
    for (const migration of newerMigrations) await migration.up(runner);
    await rebuildReadModel(runner);
  });
  return manifest!;
}

/** Returns the migrations that the database of the backup did not have yet. */
function findLaterMigrations(db: DataSource, manifest: Manifest) {
  const last = db.migrations.findIndex(
    (candidate) => getMigrationName(candidate) === manifest.migration,
  );
  if (last < 0) throw makeUnknownMigrationError(manifest.migration);
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
    const catalogTable = catalog.find(({ name }) => name === table.name);
    if (!catalogTable) throw new BackupError(`The database has no table "${table.name}".`);
    for await (const batch of readBatches(lines, table.rows)) {
      await insertRows(runner, table, batch);
      watcher.rows(batch.length);
    }
    for (const [column, next] of Object.entries(table.next)) {
      const sequence = ownProperty(catalogTable.sequences, column);
      // The statement is used instead of setval, because it is rolled back with the transaction.
      if (sequence) await runner.query(`alter sequence ${sequence} restart with ${next}`);
    }
  }
}

/** Reads a number of lines in batches that fit into a statement. */
async function* readBatches(lines: AsyncGenerator<string, void>, count: number) {
  let batch: string[] = [];
  let characters = 0;
  for (let remaining = count; remaining > 0; remaining--) {
    const { value: line } = await lines.next();
    if (line === undefined) throw makeMissingRowsError();
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

async function insertRows(runner: QueryRunner, { name, columns }: BackupTable, rows: string[]) {
  const list = columns.map(quoteIdentifier).join(", ");
  await runner.query(
    `insert into ${quoteIdentifier(name)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${quoteIdentifier(name)}, $1)`,
    [`[${rows.join(",")}]`],
  );
}
