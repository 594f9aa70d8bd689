import type { Pool, PoolClient } from "pg";
import { DataSource, QueryFailedError } from "typeorm";
import { tracing } from "../lib/tracing";
import { closeIfUseless } from "./closeUselessConnections";
import { PreparingClient, preparedName } from "./prepared";
import type { StatementResult } from "./StatementBatch";
import { reportStatement } from "./watchStatements";

/** A statement, and its values. */
export type Statement = [sql: string, parameters: readonly unknown[]];

/**
 * Sends the statements of `db.query` by the driver alone, unless they are part of a transaction: the runner that TypeORM
 * makes for each takes longer than the driver does. What they return and throw is the same.
 */
export function queryDirectly(db: DataSource): void {
  const query: DataSource["query"] = async (sql, parameters, runner) => {
    const values = parameters ?? [];
    // The caller names the type, as for TypeORM's own method.
    if (runner || !Array.isArray(values))
      return DataSource.prototype.query.call(db, sql, parameters, runner) as never;
    const [rows] = await send(db, [[sql, values]]);
    return rows as never;
  };
  db.query = query;
}

/** Whether several statements can be sent at a time. */
export function canQueryTogether(db: DataSource): boolean {
  const { Client } = poolOf(db) as unknown as { Client: typeof PreparingClient };
  return (Client === PreparingClient || Client.prototype instanceof PreparingClient) && !tracing();
}

/**
 * Executes prepared statements one after the other, in one transaction and one message to the server where that is
 * possible.
 * @returns what `db.query` returns, for each
 */
export async function queryTogether(
  db: DataSource,
  statements: readonly Statement[],
): Promise<unknown[]> {
  if (canQueryTogether(db)) return send(db, statements);
  const results: unknown[] = [];
  for (const [sql, parameters] of statements) results.push(await db.query(sql, [...parameters]));
  return results;
}

/** TypeORM types its driver's pool as anything. */
const poolOf = ({ driver }: DataSource) => (driver as unknown as { master: Pool }).master;

async function send(db: DataSource, statements: readonly Statement[]): Promise<unknown[]> {
  const client = await lend(poolOf(db));
  for (const [sql, parameters] of statements) db.logger.logQuery(sql, [...parameters]);
  const begin = performance.now();
  const report = (failed: boolean) => {
    const ms = (performance.now() - begin) / statements.length;
    for (const [sql] of statements) reportStatement(db, { sql, ms, failed, replica: null });
  };
  try {
    const results = await execute(client, statements);
    report(false);
    return results.map(valueOf);
  } catch (error) {
    report(true);
    closeIfUseless(client, error);
    const [sql, parameters] = statements[0]!;
    throw new QueryFailedError(sql, [...parameters], error as Error);
  } finally {
    client.release();
  }
}

// The driver's own promises record a second stack trace for each statement.
const lend = (pool: Pool): Promise<PoolClient> =>
  new Promise((resolve, reject) => {
    pool.connect((error, client) => (client ? resolve(client) : reject(error!)));
  });

function execute(
  client: PoolClient,
  statements: readonly Statement[],
): Promise<readonly StatementResult[]> {
  const named = tracing() ? [] : statements.flatMap(nameOf);
  if (client instanceof PreparingClient && named.length === statements.length)
    return client.execute(named);
  return new Promise((resolve, reject) => {
    const [sql, parameters] = statements[0]!;
    client.query(sql, [...parameters], (error, result) => {
      if (error) reject(error);
      else resolve([{ ...result, rowCount: result.rowCount ?? 0 }]);
    });
  });
}

function nameOf([sql, parameters]: Statement) {
  const name = preparedName(sql);
  return name === undefined ? [] : [{ name, sql, parameters }];
}

/** What TypeORM returns for a statement. */
const valueOf = ({ command, rowCount, rows }: StatementResult): unknown =>
  command === "UPDATE" || command === "DELETE" ? [rows, rowCount] : rows;
