import { Pool, type PoolConfig } from "pg";
import type { DataSource } from "typeorm";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";

/**
 * A connection to the server of a data source that nobody else uses, however busy the others are.
 * @param longestWaitMs how long connecting and a statement may take each
 */
export function ownConnection(db: DataSource, longestWaitMs: number): Pool {
  const options = db.options as PostgresDataSourceOptions;
  // It knows which of several hosts is meant.
  const { Client } = options.extra as Pick<PoolConfig, "Client">;
  const pool = new Pool({
    connectionString: options.url!,
    Client,
    max: 1,
    connectionTimeoutMillis: longestWaitMs,
    query_timeout: longestWaitMs,
  });
  // Without a listener the loss of the connection would end the process; the next statement reports it.
  pool.on("error", () => undefined);
  return pool;
}
