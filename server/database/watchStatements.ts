import type { DataSource } from "typeorm";

/** A statement that has been executed, or has failed. */
export interface WatchedStatement {
  /** Its text, which has no values. */
  sql: string;
  ms: number;
  failed: boolean;
}

/** Reports every statement once it has ended. */
export function watchStatements(
  db: DataSource,
  report: (statement: WatchedStatement) => void,
): void {
  db.subscribers.push({
    afterQuery: ({ query, executionTime, success }) =>
      report({ sql: query, ms: executionTime ?? 0, failed: !success }),
  });
}
