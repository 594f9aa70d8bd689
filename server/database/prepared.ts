import { createHash } from "node:crypto";
import type { Client, ClientConfig } from "pg";
import { tracing } from "../lib/tracing";
import { PooledClient } from "./PooledClient";
import { type NamedStatement, StatementBatch, type StatementResult } from "./StatementBatch";

/** The names of statements by their texts. */
const names = new Map<string, string>();

/**
 * Marks a statement that servers parse and plan once for each connection. Only for statements that are executed
 * often and best planned alike for all values; each different text stays in the memory of every connection.
 * @param sql a constant, or one of few
 * @returns the same text, which is executed as any other
 */
export function prepared(sql: string): string {
  if (!names.has(sql)) names.set(sql, createHash("sha256").update(sql).digest("base64url"));
  return sql;
}

/** What servers call a marked statement; undefined for all others. */
export const preparedName = (sql: string): string | undefined => names.get(sql);

/**
 * An array of keys in a prepared statement. Its length is no part of what the statement is planned for, which would
 * otherwise be planned again for each array.
 * @param parameter such as `$1`
 */
export const keys = (parameter: string, type = "int"): string =>
  `(select ${parameter}::${type}[])::${type}[]`;

type Callback = (error: Error | null, result?: StatementResult) => void;
type Run = (statement: unknown, values?: unknown, callback?: Callback) => unknown;

/** A connection that prepares the statements that are marked. */
export class PreparingClient extends PooledClient {
  constructor(config?: ClientConfig) {
    super(config);
    const run = this.query.bind(this) as Run;
    const prepare: Run = (statement, values = [], callback) => {
      const name = typeof statement === "string" ? preparedName(statement) : undefined;
      if (name === undefined) return run(statement, values, callback);
      // Spans are made of what the driver itself prepares.
      if (tracing()) return run({ name, text: statement }, values, callback);
      const named = { name, sql: statement as string, parameters: values as unknown[] };
      const result = this.execute([named]).then(([first]) => first!);
      if (!callback) return result;
      result.then((first) => callback(null, first), callback);
    };
    this.query = prepare as Client["query"];
  }

  /** Executes several marked statements at a time. */
  execute(statements: readonly NamedStatement[]): Promise<StatementResult[]> {
    return new Promise((resolve, reject) => {
      const batch = new StatementBatch(statements);
      batch.callback = (error, results) => (results ? resolve(results) : reject(error!));
      this.query(batch);
    });
  }
}
