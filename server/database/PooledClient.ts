import { Client, type ClientConfig } from "pg";

/**
 * A connection of a pool. The driver emits an error when an idle connection is lost, which ends the process unless
 * something listens. Between its creation and its first use, neither the pool nor a borrower does. The next statement
 * on the connection fails.
 */
export class PooledClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    this.on("error", () => undefined);
  }
}
