import type { DataSource } from "typeorm";

/** A statement with its values. */
export type Statement = [sql: string, parameters: readonly unknown[]];

/**
 * Executes statements on one connection in one round trip, without waiting for each result (the driver's
 * option `pipeline`). Each statement is a separate transaction and fails separately.
 * @returns the result of `db.query` for each statement, or its error
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
