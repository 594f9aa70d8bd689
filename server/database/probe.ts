import { Pool } from "pg";
import type { DataSource } from "typeorm";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { migrationName } from "./migrate";

/** How many of the migrations that this program knows were run. */
const DONE = "select count(*)::int as done from migrations where name = any($1)";

/** A probe that waits longer is answered no sooner by whoever restarts the server. */
const LONGEST_WAIT_MS = 1_000;

/** Finds out whether a database can be used. */
export interface Probe {
  /** Whether the database answers and is wholly migrated. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Probes a server on a connection of its own, so that one with much to do is not taken for one that is down. The
 * embedded database has a single connection. Callers at the same moment share one statement.
 */
export function makeProbe(db: DataSource): Probe {
  const { url } = db.options as PostgresDataSourceOptions;
  const own = url
    ? new Pool({
        connectionString: url,
        max: 1,
        connectionTimeoutMillis: LONGEST_WAIT_MS,
        query_timeout: LONGEST_WAIT_MS,
      })
    : null;
  // Without a listener the loss of the connection would end the process; the next probe reports it.
  own?.on("error", () => undefined);
  const names = db.migrations.map(migrationName);

  const count = async (): Promise<number | undefined> => {
    const rows: { done: number }[] = own
      ? (await own.query<{ done: number }>(DONE, [names])).rows
      : await db.query(DONE, [names]);
    return rows[0]?.done;
  };
  let asked: Promise<boolean> | null = null;
  const ask = async () => {
    try {
      return (await count()) === names.length;
    } catch {
      return false;
    } finally {
      asked = null;
    }
  };
  return {
    isReady: () => (asked ??= ask()),
    close: async () => own?.end(),
  };
}
