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

type Report = (statement: WatchedStatement) => void;

const watchers = new WeakMap<DataSource, Report[]>();

/** Reports every statement once it has ended. */
export function watchStatements(db: DataSource, report: Report): void {
  watchers.set(db, [...(watchers.get(db) ?? []), report]);
  db.subscribers.push({
    afterQuery: ({ query, executionTime, success, queryRunner }) =>
      report({
        sql: query,
        ms: executionTime ?? 0,
        failed: !success,
        replica: replicaOf(queryRunner),
      }),
  });
}

/** Runners of replicas say which one they have asked. */
const replicaOf = (runner: QueryRunner & { replicaName?: string | null }): string | null =>
  runner.replicaName ?? null;

/** Reports a statement that was sent without TypeORM. */
export function reportStatement(db: DataSource, statement: WatchedStatement): void {
  for (const report of watchers.get(db) ?? []) report(statement);
}
