import type { SelectQueryBuilder } from "typeorm";
import {
  type Connection,
  checkPageSize,
  makeConnection,
  type PageRequest,
  readCursor,
} from "./connection";

/** One thing that a list is sorted by: an SQL expression, and what it is in a cursor. */
export interface SortKey {
  sql: string;
  type: "string" | "number";
}

/** What a list is sorted by; the last key is unique, so that no place is ambiguous. */
export interface Order {
  keys: readonly SortKey[];
  direction: "ASC" | "DESC";
}

export const text = (sql: string): SortKey => ({ sql, type: "string" });
export const number = (sql: string): SortKey => ({ sql, type: "number" });

/**
 * One page of what a query finds. Pages follow the sort keys, not a count of rows: a page deep in
 * the list costs what the first one does, and a row added meanwhile moves none.
 * @param query makes the query anew, without order: it is asked for the page, and for the count
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
