import type { DataSource } from "typeorm";
import { makeDataSource } from "./dataSource";

/** A number of our own, by which all processes of one database take turns. */
const MIGRATION_LOCK = 795_238_784;

/**
 * Brings a server's schema up to date, on connections without the time limits that requests have.
 * Of several processes that start at once, one does it and the others wait.
 */
export async function migrateServer(url: string): Promise<void> {
  const db = await makeDataSource({ url }, { patient: true }).initialize();
  try {
    await holdingLock(db, () => db.runMigrations());
  } finally {
    await db.destroy();
  }
}

async function holdingLock(db: DataSource, work: () => Promise<unknown>): Promise<void> {
  const runner = db.createQueryRunner();
  try {
    await runner.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await work();
    await runner.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  } finally {
    await runner.release();
  }
}
