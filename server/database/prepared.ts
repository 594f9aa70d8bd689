import { createHash } from "node:crypto";

/** The names of statements by their texts. */
const names = new Map<string, string>();

/**
 * Marks a statement that servers parse and plan once for each connection. Only for statements that are executed
 * often and best planned alike for all values; each different text stays in the memory of every connection.
 * @param sql a constant, or one of few
 * @returns the same text, which is executed as any other
 */
export function prepareStatement(sql: string): string {
  if (!names.has(sql)) names.set(sql, createHash("sha256").update(sql).digest("base64url"));
  return sql;
}

/** The name of a marked statement on the server; undefined for all others. */
export const getPreparedName = (sql: string): string | undefined => names.get(sql);

/**
 * An array of keys in a prepared statement. Its length is no part of what the statement is planned for, which would
 * otherwise be planned again for each array.
 * @param parameter such as `$1`
 */
export const keys = (parameter: string, type = "int"): string =>
  `(select ${parameter}::${type}[])::${type}[]`;
