import type { Pool } from "pg";
import type { DataSource } from "typeorm";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { makeDedicatedConnection } from "./ownConnection";
import { getMigrationName } from "./migrate";

/** How many of the migrations that this program knows were run, and whether the server takes writes. */
const STATE = `select count(*)::int as done, current_setting('transaction_read_only') = 'on' as "isReadOnly"
  from migrations where name = any($1)`;

interface State {
  done: number;
  /** As a standby is, also one that was the primary server before. */
  isReadOnly: boolean;
}

/** A probe that waits longer is answered no sooner by whoever restarts the server. */
const PROBE_TIMEOUT_MS = 1_000;

/** Finds out whether a database can be used. */
export interface Probe {
  /** Whether the database answers, takes writes and is wholly migrated. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Probes a server on a connection of its own, so that one with much to do is not taken for one that is down. The
 * embedded database has a single connection. Callers at the same moment share one statement.
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
      // The next connection may lead to another server.
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
