import { Client, type ClientConfig } from "pg";
import type { Callback, StatementResult } from "./StatementBatch";

/** How the driver executes a statement, or several as one. */
type Run = (
  statement: unknown,
  values?: unknown,
  callback?: Callback<StatementResult>,
) => Promise<StatementResult> | undefined;

/** The message of the driver's error for a server that has not answered in time. */
export const OVERDUE = "Query read timeout";

/** How to connect. */
export interface PooledConfig extends ClientConfig {
  /** How many milliseconds to wait for an answer; as long as it takes, unless it is set. */
  answerTimeoutMs?: number;
}

/**
 * A connection of a pool. The driver emits an error when a connection is lost that nobody waits for, which would end
 * the process if nobody listened: in the moment between its being made and its being lent, neither the pool nor a
 * borrower does. Whoever uses it next gets an error.
 *
 * It awaits answers itself: for its `query_timeout` and its promises, the driver sets functions on each statement,
 * which V8 allocates among old objects. Until all objects are collected, they would keep the statement and what it has
 * returned in memory.
 */
export class PooledClient extends Client {
  protected readonly run: Run;
  private readonly answerTimeoutMs: number;

  constructor(config: PooledConfig = {}) {
    super(config);
    this.on("error", () => undefined);
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

  protected executeOne(sql: string, parameters: unknown[] = []): Promise<StatementResult> {
    return this.untilAnswered((callback) => void this.run(sql, parameters, callback));
  }

  protected untilAnswered<Result>(send: (callback: Callback<Result>) => void): Promise<Result> {
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
