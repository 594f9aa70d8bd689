import type { DataSource } from "typeorm";
import { type DatabaseAddress, type DataSourceOptions, makeDataSource } from "./dataSource";
import { openEmbedded } from "./embedded/openEmbedded";
import { migrateServer } from "./migrate";

/** An open, migrated database. */
export interface Database {
  db: DataSource;
  close(): Promise<void>;
}

/**
 * Opens the server that `databaseUrl` names, or the embedded database in `dataDir`.
 * @throws FolderInUse when another process has the folder
 */
export async function openDatabase(
  place: { databaseUrl?: string; dataDir: string },
  options: DataSourceOptions = {},
): Promise<Database> {
  if (place.databaseUrl) return connect({ url: place.databaseUrl }, async () => {}, options);
  const embedded = await openEmbedded(place.dataDir);
  return connect(embedded, () => embedded.close(), options);
}

/** Migrates and connects to a database that is running; `stop` is called after closing. */
export async function connect(
  address: DatabaseAddress,
  stop: () => Promise<void>,
  options: DataSourceOptions = {},
): Promise<Database> {
  try {
    if ("url" in address) await migrateServer(address.url);
    const db = await makeDataSource(address, options).initialize();
    // The embedded database has one connection and nobody to take turns with.
    if ("socketFolder" in address) await db.runMigrations();
    return {
      db,
      async close() {
        await db.destroy();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
