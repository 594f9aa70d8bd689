import { Client, type ClientConfig } from "pg";

/**
 * A connection of a pool. The driver emits an error when a connection is lost that nobody waits for, which would end
 * the process if nobody listened: in the moment between its being made and its being lent, neither the pool nor a
 * borrower does. Whoever uses it next gets an error.
 */
export class PooledClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    this.on("error", () => undefined);
  }
}
