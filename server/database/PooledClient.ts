import { Client, type ClientConfig, type QueryResult } from "pg";
import { getPreparedName } from "./prepared";

/** The driver's message for a statement without an answer in time. */
export const ANSWER_TIMEOUT = "Query read timeout";

/** How to connect. */
export interface PooledConfig extends ClientConfig {
  /** How many milliseconds to wait for an answer; without it, there is no limit. */
  answerTimeoutMs?: number;
  /** True sends marked statements by their names (see `prepared`). */
  prepares?: boolean;
}

type Callback = (error: Error | null, result?: QueryResult) => void;

/** How the driver is given a statement. */
type Query = (statement: unknown, values?: unknown, callback?: Callback) => unknown;

/**
 * A connection of a pool.
 *
 * The driver emits an error when an idle connection is lost, which ends the process unless something listens. Between
 * its creation and its first use, neither the pool nor a borrower does. The next statement on the connection fails.
 *
 * It hands the driver a callback and limits the wait itself: for its own promises and its `query_timeout`, the driver
 * sets functions on each statement, which V8 allocates among old objects, with all that they refer to.
 */
export class PooledClient extends Client {
  constructor({ answerTimeoutMs = 0, prepares = false, ...config }: PooledConfig = {}) {
    super(config);
    this.on("error", () => undefined);
    const send = this.query.bind(this) as Query;
    const query: Query = (statement, values, callback) => {
      if (typeof statement !== "string" || callback) return send(statement, values, callback);
      const name = prepares ? getPreparedName(statement) : undefined;
      return new Promise((resolve, reject) => {
        const giveUp = () => reject(new Error(ANSWER_TIMEOUT));
        const timer = answerTimeoutMs && setTimeout(giveUp, answerTimeoutMs);
        send(name ? { name, text: statement } : statement, values, (error, result) => {
          clearTimeout(timer);
          if (error) reject(error);
          else resolve(result);
        });
      });
    };
    // The driver declares an overload for each way.
    this.query = query as Client["query"];
  }
}
