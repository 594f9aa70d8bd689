import { Pool, type PoolConfig } from "pg";
import type { DataSource } from "typeorm";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";

/**
 * Creates a dedicated connection to the server of a data source, which does not wait for busy connections.
 * @param timeoutMs the time limit for connecting and for each statement
 */
export function makeDedicatedConnection(db: DataSource, timeoutMs: number): Pool {
  const options = db.options as PostgresDataSourceOptions;
  const pool = new Pool({
    ...(options.extra as PoolConfig),
    connectionString: options.url!,
    max: 1,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  // The listener prevents the loss of the connection from ending the process; the next statement
  // reports the loss.
  pool.on("error", () => undefined);
  return pool;
}
