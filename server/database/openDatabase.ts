import type { DataSource } from "typeorm";
import type { Locale } from "../../shared/locales";
import { type DatabaseAddress, type DataSourceOptions, makeDataSource } from "./dataSource";
import { DamagedDatabase, isDamage } from "./embedded/damage";
import { FolderInUseError } from "./embedded/folderLock";
import { lendConnection } from "./embedded/lending";
import { borrowEmbedded, type Embedded, openEmbedded } from "./embedded/openEmbedded";
import { getReason } from "../lib/getReason";
import { migrate, migrateServer, type OnMigrated } from "./migrate";
import type { Client, DatabaseError } from "pg";
import { ANSWER_TIMEOUT } from "./PooledClient";

/** The SQLSTATE of a write to a read-only server, for example one that has become a standby. */
const READ_ONLY = "25006";

/**
 * Closes a connection whose server has timed out or has become read-only. The driver would use it again:
 * the next statement, such as a `ROLLBACK`, would take as long, and the next write would fail.
 */
function closeUselessConnections(db: DataSource): void {
  db.subscribers.push({
    async afterQuery({ error, queryRunner }) {
      const { code, message } = (error ?? {}) as Partial<DatabaseError>;
      const isUseless = message === ANSWER_TIMEOUT || code === READ_ONLY;
      if (isUseless) void ((await queryRunner.connect()) as Client).end();
    },
  });
}

/** An open, migrated database. */
export interface Database {
  db: DataSource;
  /** Returns true while the embedded database runs, and always true for a server. */
  isRunning(): boolean;
  close(): Promise<void>;
}

/** The location of a database: an address, or the folder of the embedded database. */
export interface DatabaseLocation {
  databaseUrl?: string;
  /** True if the address belongs to a pooler in transaction mode. */
  transactionPooling?: boolean;
  dataDir: string;
}

/** The settings for connecting to a database. */
export interface ReachOptions extends DataSourceOptions {
  /** The behavior if another process has locked the folder; by default, an error. */
  ifInUse?: "refuse" | "borrow";
}

export interface OpenOptions extends ReachOptions {
  /** The locale of the starter data for a new database; by default, there is no starter data. */
  starterData?: Locale | null;
  /** Receives messages about the progress of a long migration. */
  onProgress?: (message: string) => void;
  /** Receives the names of applied migrations, if there are any. */
  onMigrated?: OnMigrated;
}

/**
 * Opens the server in `databaseUrl`, or the embedded database in `dataDir`, and migrates it. An embedded
 * database that this process runs is lent to commands until it is closed.
 * @throws FolderInUseError if another process has the folder
 */
export async function openDatabase(
  location: DatabaseLocation,
  options: OpenOptions = {},
): Promise<Database> {
  const { address, stop, isRunning, lock, cluster } = await reachDatabase(location, options);
  const database = await describeDamage(cluster, () => connect(address, stop, options));
  const recallConnection = lock ? lendConnection(lock, database.db) : null;
  return {
    db: database.db,
    isRunning,
    async close() {
      await recallConnection?.();
      await database.close();
    },
  };
}

/**
 * Opens a database without migrating it, for inspection or export.
 * @throws FolderInUseError if another process has the folder
 */
export async function openWithoutMigrating(
  location: DatabaseLocation,
  options: ReachOptions = {},
): Promise<Database> {
  const { address, stop, cluster } = await reachDatabase(location, options);
  return describeDamage(cluster, () => stopOnError(stop, () => initialize(address, stop, options)));
}

/** The address of a running database, and the functions that control it. */
interface ReachableDatabase {
  address: DatabaseAddress;
  stop: () => Promise<void>;
  isRunning: () => boolean;
  lock: Embedded["lock"];
  cluster: Embedded["cluster"];
}

/** Translates errors of statements that read damaged files. */
async function describeDamage<T>(cluster: string | null, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cluster === null || !isDamage(cause)) throw cause;
    throw new DamagedDatabase(cluster, getReason(cause), { cause });
  }
}

async function reachDatabase(
  location: DatabaseLocation,
  { onLost, ifInUse }: ReachOptions,
): Promise<ReachableDatabase> {
  const { databaseUrl, transactionPooling = false, dataDir } = location;
  if (databaseUrl) {
    const address = { url: databaseUrl, pooled: transactionPooling };
    return { address, stop: async () => {}, isRunning: alwaysRunning, lock: null, cluster: null };
  }
  try {
    const embedded = await openEmbedded(dataDir, onLost);
    const { isRunning, lock, cluster } = embedded;
    return { address: embedded, stop: () => embedded.close(), isRunning, lock, cluster };
  } catch (error) {
    if (!(error instanceof FolderInUseError) || ifInUse !== "borrow") throw error;
    const loan = await borrowEmbedded(dataDir);
    return { address: loan, stop: loan.close, isRunning: alwaysRunning, lock: null, cluster: null };
  }
}

const alwaysRunning = () => true;

/** Migrates and connects to a running database. After closing, `stop` is called. */
export function connect(
  address: DatabaseAddress,
  stop: () => Promise<void>,
  { starterData = null, onProgress, onMigrated, ...options }: OpenOptions = {},
): Promise<Database> {
  return stopOnError(stop, async () => {
    if ("url" in address) await migrateServer(address, starterData, { onProgress, onMigrated });
    const database = await initialize(address, stop, options);
    // The lock is omitted for the embedded database, which has a single connection.
    if ("socketFolder" in address) await migrate(database.db, starterData, onMigrated);
    return database;
  });
}

async function initialize(
  address: DatabaseAddress,
  stop: () => Promise<void>,
  options: DataSourceOptions,
): Promise<Database> {
  const db = await makeDataSource(address, options).initialize();
  closeUselessConnections(db);
  return {
    db,
    isRunning: alwaysRunning,
    async close() {
      await db.destroy();
      await stop();
    },
  };
}

async function stopOnError<T>(stop: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await stop();
    throw error;
  }
}
