import { Client, type ClientConfig, type QueryResult } from "pg";
import { getPreparedName } from "./preparedStatements";

/** The driver's message for a statement that timed out. */
export const ANSWER_TIMEOUT = "Query read timeout";

/** The settings of a connection. */
export interface PooledConfig extends ClientConfig {
  /** The time limit of a statement in milliseconds; by default, there is no limit. */
  answerTimeoutMs?: number;
  /** True to send marked statements by name (see `prepareStatement`). */
  prepares?: boolean;
}

type Callback = (error: Error | null, result?: QueryResult) => void;

/** The signature of the driver's `query`. */
type Query = (statement: unknown, values?: unknown, callback?: Callback) => unknown;

/**
 * A connection of a pool.
 *
 * The driver emits an error when an idle connection is lost, which ends the process unless there is a
 * listener. Between its creation and its first use, neither the pool nor a borrower listens. The next
 * statement on the connection fails.
 *
 * It passes a callback to the driver and limits the time itself. For its own promises and its
 * `query_timeout`, the driver adds functions to each statement. V8 allocates these in the old generation,
 * together with everything they refer to.
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
    // The cast is needed because the driver declares an overload for each signature.
    this.query = query as Client["query"];
  }
}
