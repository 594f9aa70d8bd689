import type { Server } from "node:http";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { getReason } from "../../lib/getReason";
import { runInBackground } from "../../lib/tracing";

/** The interval at which autovacuum looks for tables by default. */
const VACUUM_INTERVAL_MS = 60_000;

/** Tables without statistics, and those with as many changes as autovacuum waits for by default. */
const DUE_TABLES = `
  select relid::regclass as name
  from pg_class c join pg_stat_user_tables on relid = c.oid
  where reltuples < 0
    or n_dead_tup > 50 + 0.2 * reltuples
    or n_mod_since_analyze > 50 + 0.1 * reltuples`;

/**
 * Removes dead rows and updates the statistics for the query planner. Each table has its own statement, so that
 * requests wait for one table at most.
 */
export async function vacuumTables(db: DataSource): Promise<void> {
  const tables: { name: string }[] = await db.query(DUE_TABLES);
  for (const { name } of tables) await db.query(`vacuum (analyze) ${name}`);
}

/**
 * Vacuums the tables of the embedded database every minute once a server listens, because its PostgreSQL has no
 * autovacuum.
 * @returns a function that stops it
 */
export function startVacuum(db: DataSource, log: Logger, server: Server): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const vacuum = () => {
    round = round
      .then(() => runInBackground("vacuum", () => vacuumTables(db)))
      .catch((error: unknown) => log.warn({ reason: getReason(error) }, "vacuuming failed"));
  };
  server.once("listening", () => {
    timer = setInterval(vacuum, VACUUM_INTERVAL_MS);
  });
  return async () => {
    clearInterval(timer);
    await round;
  };
}
