import type { DataSource } from "typeorm";

/** A statement, and its values. */
export type Statement = [sql: string, parameters: readonly unknown[]];

/**
 * Executes statements on one connection in one round trip: each is sent without waiting for the result of the one
 * before (the driver's option `pipeline`). Each is a transaction of its own, and fails by itself.
 * @returns the result of `db.query` for each, or the error
 */
export async function queryPipelined(
  db: DataSource,
  statements: readonly Statement[],
): Promise<PromiseSettledResult<unknown>[]> {
  const runner = db.createQueryRunner();
  try {
    return await Promise.allSettled(
      statements.map(([sql, parameters]) => runner.query(sql, [...parameters])),
    );
  } finally {
    await runner.release();
  }
}
