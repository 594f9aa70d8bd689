import { AbstractLogger } from "typeorm";

/** Hears every statement that goes to the database, so that a test can count them. */
export class StatementCounter extends AbstractLogger {
  readonly statements: string[] = [];

  constructor() {
    super(["query"]);
  }

  protected override writeLog(_level: string, message: { message: unknown } | unknown): void {
    void message;
  }

  override logQuery(query: string): void {
    this.statements.push(query);
  }

  /** The statements that some work sends. */
  async during(work: () => Promise<unknown>): Promise<string[]> {
    const before = this.statements.length;
    await work();
    return this.statements.slice(before);
  }
}
