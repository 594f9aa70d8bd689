import type { DataSource } from "typeorm";
import type { Locale } from "../../shared/locales";
import { closeUselessConnections } from "./closeUselessConnections";
import { type DatabaseAddress, type DataSourceOptions, makeDataSource } from "./dataSource";
import { openEmbedded } from "./embedded/openEmbedded";
import { migrate, migrateServer, type OnMigrated } from "./migrate";
import { queryDirectly } from "./queryDirectly";

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

export interface OpenOptions extends DataSourceOptions {
  /** The locale of the starter data that a new database gets; none by default. */
  starterData?: Locale | null;
  /** Hears how far a migration is that takes long. */
  onProgress?: (message: string) => void;
  /** Hears the names of the migrations that have been applied, if there are any. */
  onMigrated?: OnMigrated;
}

/**
 * Opens the server that `databaseUrl` names, or the embedded database in `dataDir`, and migrates it.
 * @throws FolderInUse when another process has the folder
 */
export async function openDatabase(place: Place, options: OpenOptions = {}): Promise<Database> {
  const { address, stop, isRunning } = await reach(place, options.onLost);
  return { ...(await connect(address, stop, options)), isRunning };
}

/**
 * Opens a database as it is, for those who look at it or carry it away.
 * @throws FolderInUse when another process has the folder
 */
export async function openAsItIs(place: Place, options: DataSourceOptions = {}): Promise<Database> {
  const { address, stop } = await reach(place);
  return orStop(stop, () => initialise(address, stop, options));
}

async function reach(
  { databaseUrl, transactionPooling = false, dataDir }: Place,
  onLost?: DataSourceOptions["onLost"],
) {
  if (databaseUrl)
    return {
      address: { url: databaseUrl, pooled: transactionPooling },
      stop: async () => {},
      isRunning: always,
    };
  const embedded = await openEmbedded(dataDir, onLost);
  return { address: embedded, stop: () => embedded.close(), isRunning: embedded.isRunning };
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
  queryDirectly(db);
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
