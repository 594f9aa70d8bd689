import { type Connection, checkPageSize, pageOf, readCursor } from "./connection";
import type { Context, Loader } from "./context";
import { groupedByKey } from "./loading";

/** What a list is sorted by; the last column is unique, so that no place is ambiguous. */
interface Order {
  columns: readonly string[];
  types: readonly ("string" | "number")[];
  direction: "asc" | "desc";
}

/** @param column unique, and growing with every row */
export const newestFirst = (column: string): Order => ({
  columns: [column],
  types: ["number"],
  direction: "desc",
});

/** @param columns a name as it is sorted, and a number that is unique */
export const byName = (...columns: [name: string, key: string]): Order => ({
  columns,
  types: ["string", "number"],
  direction: "asc",
});

/** A list that belongs to a thing, such as the reviews of a recipe. */
interface List<Item extends object> {
  table: string;
  /** The column that names the thing. */
  of: string;
  order: Order;
  /** The column that names the item, and how the item is loaded by it. */
  item: string;
  loader: Loader<number, Item | null>;
}

interface Row {
  place: (string | number)[];
  item: number;
}

interface PageKey {
  of: number;
  first: number;
  after?: string | null;
}

/**
 * Pages of such a list. Many things that ask for theirs in one request are answered by one
 * statement for the places, one for the items and, where asked, one for the counts.
 */
export function pagedByKey<Item extends object>({ table, of, order, item, loader }: List<Item>) {
  const { columns, types, direction } = order;
  const after = columns.map((_, i) => `after${i}`);
  const arrays = types.map((type, i) => `$${i + 3}::${type === "string" ? "text" : "int"}[]`);
  const sorted = (of: readonly string[]) => of.map((each) => `${each} ${direction}`).join(", ");
  const PAGES = `
    select k.page, p.item, json_build_array(${columns.map((_, i) => `p.by${i}`).join(", ")}) as place
    from unnest($1::int[], $2::bigint[], ${arrays.join(", ")}) with ordinality
      as k (thing, size, ${after.join(", ")}, page)
    cross join lateral (
      select ${item} as item, ${columns.map((column, i) => `${column} as by${i}`).join(", ")}
      from ${table}
      where ${of} = k.thing and (k.after0 is null
        or (${columns.join(", ")}) ${direction === "asc" ? ">" : "<"} (k.${after.join(", k.")}))
      order by ${sorted(columns)} limit k.size) p
    order by k.page, ${sorted(columns.map((_, i) => `p.by${i}`))}`;

  const places: Loader<PageKey, Row[]> = {
    cacheKey: (key) => JSON.stringify([key.of, key.first, key.after]),
    async batch(keys, { db }) {
      const cursors = keys.map((key) => (key.after ? readCursor(key.after, types) : []));
      const rows: (Row & { page: number })[] = await db.query(PAGES, [
        keys.map((key) => key.of),
        keys.map((key) => key.first + 1),
        ...columns.map((_, i) => cursors.map((cursor) => cursor[i] ?? null)),
      ]);
      return groupedByKey(
        keys.map((_, i) => i + 1),
        rows,
        (row) => Number(row.page),
      );
    },
  };

  const totals: Loader<number, number> = {
    async batch(things, { db }) {
      const rows: { of: number; count: number }[] = await db.query(
        `select ${of} as of, count(*)::int as count from ${table}
         where ${of} = any($1) group by ${of}`,
        [things],
      );
      return groupedByKey(things, rows, (row) => row.of).map(([row]) => row?.count ?? 0);
    },
  };

  return async (
    context: Context,
    thing: number,
    page: { first: number; after?: string | null },
  ): Promise<Connection<Item>> => {
    checkPageSize(page.first, context.maxPageSize);
    if (page.after) readCursor(page.after, types);
    const rows = await context.load(places, { ...page, of: thing });
    const items = await Promise.all(rows.map((row) => context.load(loader, row.item)));
    // Something deleted between the two statements is left out.
    const there = rows.flatMap(({ place }, i) => (items[i] ? [{ place, item: items[i] }] : []));
    const isWhole = !page.after && rows.length <= page.first;
    const countAll = async () => (isWhole ? rows.length : context.load(totals, thing));
    const paged = pageOf(there, page.first, (row) => row.place, countAll);
    return { ...paged, edges: paged.edges.map((edge) => ({ ...edge, node: edge.node.item })) };
  };
}
