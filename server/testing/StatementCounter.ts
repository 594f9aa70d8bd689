import { AbstractLogger } from "typeorm";
import { requestId } from "../http/requestLog";

/** Counts the SQL statements of requests, without those of the mail worker. */
export class StatementCounter extends AbstractLogger {
  readonly statements: string[] = [];

  constructor() {
    super(["query"]);
  }

  protected override writeLog(): void {}

  override logQuery(query: string): void {
    if (requestId()) this.statements.push(query);
  }

  /** The statements that some work sends. */
  async during(work: () => Promise<unknown>): Promise<string[]> {
    const before = this.statements.length;
    await work();
    return this.statements.slice(before);
  }
}
