import { setTimeout } from "node:timers/promises";
import type { DataSource, EntityManager, Logger, MigrationInterface } from "typeorm";
import type { Locale } from "../../shared/locales";
import { makeDataSource, type ServerAddress } from "./dataSource";
import { fillNewDatabase } from "./starter/loadStarterData";

/** A number of our own, by which all processes of one database take turns. */
export const MIGRATION_LOCK = 795_238_784;

/** What the database's list of migrations calls one. */
export const getMigrationName = ({ name, constructor }: MigrationInterface): string =>
  name ?? constructor.name;

/**
 * Whether a migration takes away what the version before it used, as its name then says. All others leave a database
 * that the version before can go on with (docs/migrations.md).
 */
export const isContract = (name: string): boolean => name.startsWith("Contract");

/** The database was migrated by a newer version, which took away what this one uses. */
export class NewerDatabase extends Error {
  constructor(unknownMigrations: readonly string[]) {
    super(
      `A newer version has migrated the database (${unknownMigrations.join(", ")}). Start that version, or a newer one.`,
    );
  }
}

/**
 * Brings a schema up to date and loads the starter data into a new database.
 * @param starterData its locale; null for none
 * @throws NewerDatabase
 */
export async function migrate(
  db: DataSource,
  starterData: Locale | null,
  onMigrated: OnMigrated = ignore,
): Promise<void> {
  const { unknown } = await readMigrationState(db);
  const contracts = unknown.filter(isContract);
  if (contracts.length > 0) throw new NewerDatabase(contracts);
  const applied = await db.runMigrations();
  if (applied.length > 0) onMigrated(applied.map(({ name }) => name));
  if (starterData) await fillNewDatabase(db, starterData);
}

/** Hears the names of migrations that have been applied. */
export type OnMigrated = (names: string[]) => void;

/** Passes on how far a migration is, and no statements. */
const makeProgressLogger = (onProgress: (message: string) => void): Logger => ({
  log: (_level, message) => onProgress(`${message}`),
  logQuery: ignore,
  logQueryError: ignore,
  logQuerySlow: ignore,
  logSchemaBuild: ignore,
  logMigration: ignore,
});

const ignore = (): void => undefined;

/**
 * Migrates a server's database, on connections without the time limits that requests have. Of several
 * processes that start at once, one does it and the others wait. A migration that cannot lock a table soon gives
 * way to whoever uses it, and is tried again for up to a minute and a half.
 */
export async function migrateServer(
  address: ServerAddress,
  starterData: Locale | null,
  {
    onProgress = ignore,
    onMigrated,
  }: {
    onProgress?: ((message: string) => void) | undefined;
    onMigrated?: OnMigrated | undefined;
  } = {},
): Promise<void> {
  const logger = makeProgressLogger(onProgress);
  const db = await makeDataSource(address, { limits: "migrations", logger }).initialize();
  try {
    await withMigrationLock(db, () =>
      retryUntilUnlocked(() => migrate(db, starterData, onMigrated)),
    );
  } finally {
    await db.destroy();
  }
}

/**
 * Works when it is our turn. Whoever waits does so outside of a transaction: an index that is built concurrently waits
 * for all transactions that have looked at anything.
 */
async function withMigrationLock(db: DataSource, work: () => Promise<unknown>): Promise<void> {
  // Of a transaction: a pooler would give a lock of the session to others.
  const workIfUnlocked = () =>
    db.transaction(async (manager) => {
      // Without parameters: the driver would leave a portal open, whose snapshot is one that our own index waits for.
      const rows = await manager.query<{ locked: boolean }[]>(
        `select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as locked`,
      );
      if (!rows[0]!.locked) return false;
      await withOpenTransaction(manager, work);
      return true;
    });
  while (!(await workIfUnlocked())) await setTimeout(LOCK_RETRY_MS);
}

const LOCK_RETRY_MS = 100;
const RENEW_MS = 1_000;

/** It takes no snapshot, for which an index that is built concurrently would wait. */
const RENEW = "set local idle_in_transaction_session_timeout = 10000";

/** Works while a transaction stays open beside it: the server ends it once the process is frozen or cut off. */
async function withOpenTransaction(
  manager: EntityManager,
  work: () => Promise<unknown>,
): Promise<void> {
  let renewal: Promise<unknown> = manager.query(RENEW).catch(ignore);
  const renew = () => {
    renewal = renewal.then(() => manager.query(RENEW).catch(ignore));
  };
  const timer = setInterval(renew, RENEW_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await renewal;
  }
}

const LOCK_NOT_AVAILABLE = "55P03";
const MAX_ATTEMPTS = 60;
const PAUSE_MS = 1_000;

/** Tries again what could not lock a table in time, after a pause in which others use the table. */
export async function retryUntilUnlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isLocked = (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE;
      if (!isLocked || attempt === MAX_ATTEMPTS) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

/** The names of the migrations that a database went through; none when it never went through any. */
export async function listAppliedMigrations(db: {
  query(statement: string): Promise<unknown>;
}): Promise<string[]> {
  const [migrationsTable] = (await db.query("select to_regclass('migrations') as name")) as {
    name: string | null;
  }[];
  if (!migrationsTable?.name) return [];
  const rows = (await db.query("select name from migrations order by timestamp")) as {
    name: string;
  }[];
  return rows.map(({ name }) => name);
}

/** What a database has been through, and what it has not. */
export interface MigrationState {
  done: string[];
  pending: string[];
  /** Run by a newer version of the program. */
  unknown: string[];
}

/** Looks without changing anything; a database that was never migrated is no error. */
export async function readMigrationState(db: DataSource): Promise<MigrationState> {
  const knownNames = db.migrations.map(getMigrationName);
  const appliedNames = await listAppliedMigrations(db);
  return {
    done: appliedNames.filter((name) => knownNames.includes(name)),
    pending: knownNames.filter((name) => !appliedNames.includes(name)),
    unknown: appliedNames.filter((name) => !knownNames.includes(name)),
  };
}
