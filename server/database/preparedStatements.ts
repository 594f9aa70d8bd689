import { createHash } from "node:crypto";

/** The names of statements by their texts. */
const names = new Map<string, string>();

/**
 * Marks a statement, so that servers parse and plan it once per connection. Use it for
 * frequent statements whose plan is the same for all values, because each text stays in the memory of every
 * connection.
 * @param sql a constant, or one of a few texts
 * @returns the same text
 */
export function prepareStatement(sql: string): string {
  if (!names.has(sql)) names.set(sql, createHash("sha256").update(sql).digest("base64url"));
  return sql;
}

/** Returns the name of a marked statement on the server; undefined for other statements. */
export const getPreparedName = (sql: string): string | undefined => names.get(sql);

/**
 * Returns an array of keys for a prepared statement. The subquery hides the length of the array, because
 * PostgreSQL would plan the statement again for each length.
 * @param parameter a placeholder such as `$1`
 */
export const keys = (parameter: string, type = "int"): string =>
  `(select ${parameter}::${type}[])::${type}[]`;
