import { AbstractLogger } from "typeorm";
import { requestId } from "../lib/requestDetails";

/** A statement as it was sent. */
export interface SentStatement {
  sql: string;
  parameters: unknown[];
}

/** Counts the SQL statements of requests, without those of the mail worker. */
export class StatementCounter extends AbstractLogger {
  readonly sent: SentStatement[] = [];

  constructor() {
    super(["query"]);
  }

  protected override writeLog(): void {}

  override logQuery(sql: string, parameters: unknown[] = []): void {
    if (requestId()) this.sent.push({ sql, parameters });
  }

  get statements(): string[] {
    return this.sent.map(({ sql }) => sql);
  }

  /** The statements that some work sends. */
  async during(work: () => Promise<unknown>): Promise<string[]> {
    return (await this.sentDuring(work)).map(({ sql }) => sql);
  }

  /** The statements that some work sends, with their parameters. */
  async sentDuring(work: () => Promise<unknown>): Promise<SentStatement[]> {
    const before = this.sent.length;
    await work();
    return this.sent.slice(before);
  }
}
