import type { SelectQueryBuilder } from "typeorm";
import {
  type Connection,
  checkPageSize,
  makeConnection,
  type PageRequest,
  readCursor,
} from "./connection";

/** A sort key of a list: an SQL expression, and its type in a cursor. */
export interface SortKey {
  sql: string;
  type: "string" | "number";
}

/** The sort order of a list. The last key is unique, so that every position is unambiguous. */
export interface Order {
  keys: readonly SortKey[];
  direction: "ASC" | "DESC";
}

export const text = (sql: string): SortKey => ({ sql, type: "string" });
export const number = (sql: string): SortKey => ({ sql, type: "number" });

/**
 * Reads one page of a query's result. Pages follow the sort keys instead of an offset: a late page costs as much as
 * the first one, and new rows move no others.
 * @param query makes a new query without order; it is called for the page and for the count
 * @param maxPageSize the context's
 */
export async function pagedQuery<Row extends object>(
  query: () => SelectQueryBuilder<Row>,
  { keys, direction }: Order,
  page: PageRequest,
  maxPageSize?: number,
): Promise<Connection<Row>> {
  const { first, after } = page;
  checkPageSize(first, maxPageSize);
  const rows = query().limit(first + 1);
  keys.forEach(({ sql }, i) => rows.addSelect(sql, `key${i}`).addOrderBy(sql, direction));
  if (after) {
    const values = readCursor(
      after,
      keys.map(({ type }) => type),
    );
    const columns = keys.map(({ sql }) => sql).join(", ");
    const names = values.map((_, i) => `:after${i}`).join(", ");
    rows.andWhere(
      `(${columns}) ${direction === "ASC" ? ">" : "<"} (${names})`,
      Object.fromEntries(values.map((value, i) => [`after${i}`, value])),
    );
  }
  const { entities, raw } = await rows.getRawAndEntities<Record<string, string | number>>();
  const sortValues = new Map(
    entities.map((row, i) => [row, keys.map((_, k) => raw[i]![`key${k}`]!)]),
  );
  return makeConnection(
    entities,
    page,
    (row) => sortValues.get(row)!,
    () => query().getCount(),
  );
}
