import type { DataSource } from "typeorm";
import type { Locale } from "../../shared/locales";
import { type DatabaseAddress, type DataSourceOptions, makeDataSource } from "./dataSource";
import { DamagedDatabase, isDamage } from "./embedded/damage";
import { FolderInUse } from "./embedded/folderLock";
import { lendConnection } from "./embedded/lending";
import { borrowEmbedded, type Embedded, openEmbedded } from "./embedded/openEmbedded";
import { reasonOf } from "../lib/reasonOf";
import { migrate, migrateServer, type OnMigrated } from "./migrate";
import type { Client, DatabaseError } from "pg";
import { ANSWER_TIMEOUT } from "./PooledClient";

/** SQLSTATE of a write to a server that takes none, such as one that has become a standby. */
const READ_ONLY = "25006";

/**
 * Closes a connection whose server has not answered in time, or takes no writes any more. The driver would use it
 * again: the next statement, a `ROLLBACK` perhaps, would wait as long, and the next write would fail, too.
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
  /** Whether the embedded database runs; a server is none of this process. */
  isRunning(): boolean;
  close(): Promise<void>;
}

/** Where a database is: an address, or the folder of the embedded one. */
export interface Place {
  databaseUrl?: string;
  /** Whether the address is that of a pooler in transaction mode. */
  transactionPooling?: boolean;
  dataDir: string;
}

/** How to reach a database. */
export interface ReachOptions extends DataSourceOptions {
  /** How to proceed if another process has the folder: by default it is refused. */
  ifInUse?: "refuse" | "borrow";
}

export interface OpenOptions extends ReachOptions {
  /** The locale of the starter data that a new database gets; none by default. */
  starterData?: Locale | null;
  /** Hears how far a migration is that takes long. */
  onProgress?: (message: string) => void;
  /** Hears the names of the migrations that have been applied, if there are any. */
  onMigrated?: OnMigrated;
}

/**
 * Opens the server that `databaseUrl` names, or the embedded database in `dataDir`, and migrates it. An embedded
 * database that this process runs is lent to commands until it is closed.
 * @throws FolderInUse when another process has the folder
 */
export async function openDatabase(place: Place, options: OpenOptions = {}): Promise<Database> {
  const { address, stop, isRunning, lock, cluster } = await reach(place, options);
  const database = await describeDamage(cluster, () => connect(address, stop, options));
  const takeBack = lock ? lendConnection(lock, database.db) : null;
  return {
    db: database.db,
    isRunning,
    async close() {
      await takeBack?.();
      await database.close();
    },
  };
}

/**
 * Opens a database as it is, for those who look at it or carry it away.
 * @throws FolderInUse when another process has the folder
 */
export async function openAsItIs(place: Place, options: ReachOptions = {}): Promise<Database> {
  const { address, stop, cluster } = await reach(place, options);
  return describeDamage(cluster, () => orStop(stop, () => initialise(address, stop, options)));
}

/** A database that can be connected to. */
interface Reached {
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
    throw new DamagedDatabase(cluster, reasonOf(cause), { cause });
  }
}

async function reach(place: Place, { onLost, ifInUse }: ReachOptions): Promise<Reached> {
  const { databaseUrl, transactionPooling = false, dataDir } = place;
  if (databaseUrl) {
    const address = { url: databaseUrl, pooled: transactionPooling };
    return { address, stop: async () => {}, isRunning: always, lock: null, cluster: null };
  }
  try {
    const embedded = await openEmbedded(dataDir, onLost);
    const { isRunning, lock, cluster } = embedded;
    return { address: embedded, stop: () => embedded.close(), isRunning, lock, cluster };
  } catch (error) {
    if (!(error instanceof FolderInUse) || ifInUse !== "borrow") throw error;
    const loan = await borrowEmbedded(dataDir);
    return { address: loan, stop: loan.close, isRunning: always, lock: null, cluster: null };
  }
}

const always = () => true;

/** Migrates and connects to a database that is running; `stop` is called after closing. */
export function connect(
  address: DatabaseAddress,
  stop: () => Promise<void>,
  { starterData = null, onProgress, onMigrated, ...options }: OpenOptions = {},
): Promise<Database> {
  return orStop(stop, async () => {
    if ("url" in address) await migrateServer(address, starterData, { onProgress, onMigrated });
    const database = await initialise(address, stop, options);
    // The embedded database has one connection, so no lock is needed.
    if ("socketFolder" in address) await migrate(database.db, starterData, onMigrated);
    return database;
  });
}

async function initialise(
  address: DatabaseAddress,
  stop: () => Promise<void>,
  options: DataSourceOptions,
): Promise<Database> {
  const db = await makeDataSource(address, options).initialize();
  closeUselessConnections(db);
  return {
    db,
    isRunning: always,
    async close() {
      await db.destroy();
      await stop();
    },
  };
}

async function orStop<T>(stop: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await stop();
    throw error;
  }
}
