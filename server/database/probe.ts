import type { Pool } from "pg";
import type { DataSource } from "typeorm";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { makeDedicatedConnection } from "./makeDedicatedConnection";
import { getMigrationName } from "./migrate";

/** Counts the applied migrations that this program contains, and reads if the server is read-only. */
const STATE = `select count(*)::int as done, current_setting('transaction_read_only') = 'on' as "isReadOnly"
  from migrations where name = any($1)`;

interface State {
  done: number;
  /** True for a standby, including a former primary. */
  isReadOnly: boolean;
}

/** The time limit of a probe; a longer wait would only delay a restart of the server. */
const PROBE_TIMEOUT_MS = 1_000;

/** Checks whether a database can be used. */
export interface Probe {
  /** Returns true if the database responds, accepts writes and is completely migrated. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Creates a probe with a dedicated connection, so that a busy server does not look unavailable. The
 * embedded database has a single connection. Concurrent callers share one statement.
 */
export function makeProbe(db: DataSource): Probe {
  const { url } = db.options as PostgresDataSourceOptions;
  const dedicatedPool = url ? makeDedicatedConnection(db, PROBE_TIMEOUT_MS) : null;
  const names = db.migrations.map(getMigrationName);

  const askServer = async (pool: Pool): Promise<State> => {
    const client = await pool.connect();
    let keep = false;
    try {
      const { rows } = await client.query<State>(STATE, [names]);
      keep = !rows[0]!.isReadOnly;
      return rows[0]!;
    } finally {
      // The connection is closed, because the next one may lead to another server.
      client.release(!keep);
    }
  };
  const readState = async (): Promise<State> =>
    dedicatedPool ? askServer(dedicatedPool) : (await db.query<State[]>(STATE, [names]))[0]!;
  let pendingRequest: Promise<boolean> | null = null;
  const ask = async () => {
    try {
      const { done, isReadOnly } = await readState();
      return done === names.length && !isReadOnly;
    } catch {
      return false;
    } finally {
      pendingRequest = null;
    }
  };
  return {
    isReady: () => (pendingRequest ??= ask()),
    close: async () => dedicatedPool?.end(),
  };
}
