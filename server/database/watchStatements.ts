import type { DataSource, QueryRunner } from "typeorm";

/** A statement that has been executed, or has failed. */
export interface WatchedStatement {
  /** Its text, which has no values. */
  sql: string;
  ms: number;
  failed: boolean;
  /** The name of the replica that has executed it; null for the primary. */
  replica: string | null;
}

/** Reports every statement once it has ended. */
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

/** Runners of replicas say which one they have asked. */
const getReplicaName = (runner: QueryRunner & { replicaName?: string | null }): string | null =>
  runner.replicaName ?? null;
