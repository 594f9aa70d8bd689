import { createHash } from "node:crypto";
import type { Client, ClientConfig } from "pg";
import { tracing } from "../lib/tracing";
import { PooledClient } from "./PooledClient";
import {
  type Callback,
  type NamedStatement,
  StatementBatch,
  type StatementResult,
} from "./StatementBatch";

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

type Run = (
  statement: unknown,
  values?: unknown,
  callback?: Callback<StatementResult>,
) => Promise<StatementResult> | undefined;

/** The message of the driver's error for a server that has not answered in time. */
export const OVERDUE = "Query read timeout";

/** How to connect. */
export interface PreparingConfig extends ClientConfig {
  /** How many milliseconds to wait for an answer; as long as it takes, unless it is set. */
  answerTimeoutMs?: number;
}

/**
 * A connection that prepares the statements that are marked. It awaits answers itself: for its `query_timeout` and
 * its promises, the driver sets functions on each statement, which V8 allocates among old objects. Until all
 * objects are collected, they would keep the statement and what it has returned in memory.
 */
export class PreparingClient extends PooledClient {
  private readonly run: Run;
  private readonly answerTimeoutMs: number;

  constructor(config: PreparingConfig = {}) {
    super(config);
    this.answerTimeoutMs = config.answerTimeoutMs ?? 0;
    this.run = this.query.bind(this) as Run;
    const query: Run = (statement, values, callback) => {
      if (typeof statement !== "string") return this.run(statement, values, callback);
      const result = this.executeOne(statement, values as unknown[] | undefined);
      if (!callback) return result;
      result.then((first) => callback(null, first), callback);
      return undefined;
    };
    this.query = query as Client["query"];
  }

  /** Executes several marked statements at a time. */
  execute(statements: readonly NamedStatement[]): Promise<StatementResult[]> {
    return this.untilAnswered((callback) => {
      void this.run(new StatementBatch(statements, callback));
    });
  }

  private async executeOne(sql: string, parameters: unknown[] = []): Promise<StatementResult> {
    const name = preparedName(sql);
    if (name !== undefined && !tracing()) {
      const [first] = await this.execute([{ name, sql, parameters }]);
      return first!;
    }
    // Spans are made of what the driver itself prepares.
    const statement = name === undefined ? sql : { name, text: sql };
    return this.untilAnswered((callback) => void this.run(statement, parameters, callback));
  }

  private untilAnswered<Result>(send: (callback: Callback<Result>) => void): Promise<Result> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new Error(OVERDUE));
      const timer = this.answerTimeoutMs && setTimeout(giveUp, this.answerTimeoutMs);
      send((error, result) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve(result!);
      });
    });
  }
}
