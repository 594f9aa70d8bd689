import { createHash } from "node:crypto";
import type { Client, ClientConfig } from "pg";
import { PooledClient } from "./PooledClient";

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

/** The name of a marked statement on the server; undefined for all others. */
export const preparedName = (sql: string): string | undefined => names.get(sql);

/**
 * An array of keys in a prepared statement. Its length is no part of what the statement is planned for, which would
 * otherwise be planned again for each array.
 * @param parameter such as `$1`
 */
export const keys = (parameter: string, type = "int"): string =>
  `(select ${parameter}::${type}[])::${type}[]`;

/** Any of the driver's ways to be given a statement. */
type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/** A connection that executes marked statements as the driver's named statements. */
export class PreparingClient extends PooledClient {
  constructor(config?: ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    const queryByName: Query = (statement, ...rest) => {
      const name = typeof statement === "string" ? preparedName(statement) : undefined;
      return query(name === undefined ? statement : { name, text: statement }, ...rest);
    };
    // The driver declares an overload for each way.
    this.query = queryByName as Client["query"];
  }
}
