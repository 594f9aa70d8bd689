import { createHash } from "node:crypto";
import { tracing } from "../lib/tracing";
import { PooledClient } from "./PooledClient";
import { type NamedStatement, StatementBatch, type StatementResult } from "./StatementBatch";

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

/** A connection that prepares the statements that are marked. */
export class PreparingClient extends PooledClient {
  /** Executes several marked statements at a time. */
  execute(statements: readonly NamedStatement[]): Promise<StatementResult[]> {
    return this.untilAnswered((callback) => {
      void this.run(new StatementBatch(statements, callback));
    });
  }

  protected override async executeOne(
    sql: string,
    parameters: unknown[] = [],
  ): Promise<StatementResult> {
    const name = preparedName(sql);
    if (name === undefined) return super.executeOne(sql, parameters);
    // Spans are made of what the driver itself prepares.
    if (tracing()) {
      const statement = { name, text: sql };
      return this.untilAnswered((callback) => void this.run(statement, parameters, callback));
    }
    const [first] = await this.execute([{ name, sql, parameters }]);
    return first!;
  }
}
