import type { DataSource, QueryRunner } from "typeorm";

/** An executed or failed statement. */
export interface WatchedStatement {
  /** The text of the statement, without values. */
  sql: string;
  ms: number;
  failed: boolean;
  /** The name of the replica that executed the statement; null for the primary. */
  replica: string | null;
}

/** Reports every statement when it has ended. */
export function watchStatements(
  db: DataSource,
  report: (statement: WatchedStatement) => void,
): void {
  db.subscribers.push({
    afterQuery: ({ query, executionTime, success, queryRunner }) =>
      report({
        sql: query,
        ms: executionTime ?? 0,
        failed: !success,
        replica: getReplicaName(queryRunner),
      }),
  });
}

/** Returns the replica that a runner has used. */
const getReplicaName = (runner: QueryRunner & { replicaName?: string | null }): string | null =>
  runner.replicaName ?? null;
