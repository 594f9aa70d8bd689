import { AsyncLocalStorage } from "node:async_hooks";
import type { Server } from "node:http";
import { AbstractLogger } from "typeorm";

/** A statement with its parameters. */
export interface SentStatement {
  sql: string;
  parameters: unknown[];
}

const isRequested = new AsyncLocalStorage<true>();

/** Counts the statements of a server's requests. */
export function countRequests(server: Server): void {
  server.prependListener("request", () => isRequested.enterWith(true));
}

/** Counts the SQL statements of requests, without those of the mail worker. */
export class StatementCounter extends AbstractLogger {
  readonly sent: SentStatement[] = [];

  constructor() {
    super(["query"]);
  }

  protected override writeLog(): void {}

  override logQuery(sql: string, parameters: unknown[] = []): void {
    if (isRequested.getStore()) this.sent.push({ sql, parameters });
  }

  get statements(): string[] {
    return this.sent.map(({ sql }) => sql);
  }

  /** Collects the statements that some work sends. */
  async collectStatements(work: () => Promise<unknown>): Promise<string[]> {
    return (await this.collectSent(work)).map(({ sql }) => sql);
  }

  /** Collects the statements that some work sends, with their parameters. */
  async collectSent(work: () => Promise<unknown>): Promise<SentStatement[]> {
    const countBefore = this.sent.length;
    await work();
    return this.sent.slice(countBefore);
  }
}
