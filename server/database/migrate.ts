import { setTimeout } from "node:timers/promises";
import type { DataSource, EntityManager, Logger, MigrationInterface } from "typeorm";
import type { Locale } from "../../shared/locales";
import { makeDataSource, type ServerAddress } from "./dataSource";
import { fillNewDatabase } from "./starter/loadStarterData";

/** An arbitrary number for the lock that all processes of a database share. */
export const MIGRATION_LOCK = 795_238_784;

/** Returns the name of a migration in the database's list. */
export const getMigrationName = ({ name, constructor }: MigrationInterface): string =>
  name ?? constructor.name;

/**
 * Returns true for a migration that removes something the previous version used; its name states this. The
 * previous version can continue with the results of all other migrations (docs/migrations.md).
 */
export const isContract = (name: string): boolean => name.startsWith("Contract");

/**
 * The error for a newer version that has migrated the database and removed something that this
 * version uses.
 */
export class NewerDatabase extends Error {
  constructor(unknownMigrations: readonly string[]) {
    super(
      `A newer version has migrated the database (${unknownMigrations.join(", ")}). Start that version, or a newer one.`,
    );
  }
}

/**
 * Migrates a schema and loads the starter data into a new database.
 * @param starterData the locale; null for no starter data
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

/** Receives the names of applied migrations. */
export type OnMigrated = (names: string[]) => void;

/** Forwards messages about progress, but no statements. */
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
 * Migrates the database of a server on connections without the time limits of requests. If several processes
 * start at once, one migrates and the others wait. A migration that cannot lock a table soon yields to other
 * users of the table. It is retried for up to 90 seconds.
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
 * Runs work while holding the lock of the migrations. Waiting happens outside of a transaction, because
 * building an index concurrently waits for all transactions that have read anything.
 */
async function withMigrationLock(db: DataSource, work: () => Promise<unknown>): Promise<void> {
  // The lock belongs to the transaction, because a pooler would give a lock of the session to
  // others.
  const workIfUnlocked = () =>
    db.transaction(async (manager) => {
      // The statement has no parameters, because the driver would leave a portal open. Building an
      // index concurrently would wait for its snapshot.
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

/** The statement takes no snapshot, for which building an index concurrently would wait. */
const RENEW = "set local idle_in_transaction_session_timeout = 10000";

/**
 * Runs work while another transaction stays open. The server ends that transaction if the process is frozen
 * or disconnected.
 */
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

/** Repeats work that could not lock a table in time, with pauses in which others use the table. */
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

/** Lists the applied migrations of a database; empty if it was never migrated. */
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

/** The applied and pending migrations of a database. */
export interface MigrationState {
  done: string[];
  pending: string[];
  /** The names of migrations that a newer version of the program has applied. */
  unknown: string[];
}

/**
 * Reads the state without changing anything. A database that was never migrated has only pending
 * migrations.
 */
export async function readMigrationState(db: DataSource): Promise<MigrationState> {
  const knownNames = db.migrations.map(getMigrationName);
  const appliedNames = await listAppliedMigrations(db);
  return {
    done: appliedNames.filter((name) => knownNames.includes(name)),
    pending: knownNames.filter((name) => !appliedNames.includes(name)),
    unknown: appliedNames.filter((name) => !knownNames.includes(name)),
  };
}
