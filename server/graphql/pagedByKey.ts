import { keys, prepareStatement } from "../database/preparedStatements";
import type { Statement } from "../database/queryPipelined";
import {
  type Connection,
  checkPageSize,
  MAX_PAGE_SIZE,
  pageOf,
  type PageRequest,
  readCursor,
} from "./connection";
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

/** How the items of a list are read: by their keys, or with the page itself. */
type Items<Item extends object> =
  | {
      /** The column that names the item. */
      key: string;
      loader: Loader<number, Item | null>;
    }
  | {
      /** What is selected of the list's table, and of what is joined to it. */
      columns: string;
      join: string;
      read(row: object, context: Context): Item;
    };

/** A condition on rows, of the viewer's ID and of whether the viewer is an admin, both as SQL. */
type ViewerCondition = (userId: string, isAdmin: string) => string;

/** The values of both for a statement. */
const viewerOf = ({ viewer }: Context) => [viewer?.userId ?? null, viewer?.roleName === "admin"];

/** A list that belongs to a thing, such as the reviews of a recipe. */
interface List<Item extends object> {
  table: string;
  /** The column that names the thing. */
  of: string;
  order: Order;
  items: Items<Item>;
  /** What is in the list, as SQL, where that depends on the viewer. */
  where?: ViewerCondition;
  /** How many items each thing has, where something else knows; they are counted otherwise. */
  totals?: Loader<number, number>;
}

interface Row {
  place: (string | number)[];
  item: number;
}

interface PageKey extends PageRequest {
  of: number;
}

/**
 * Pages of such a list. Many things that ask for theirs in one request are answered by one
 * statement for the places, one for items that are loaded by key and, where asked, one for the counts.
 */
export function pagedByKey<Item extends object>(list: List<Item>) {
  const { table, of, order, items, where } = list;
  const { columns, types, direction } = order;
  const selected = "key" in items ? `${items.key} as item` : items.columns;
  const joined = "key" in items ? "" : items.join;
  const after = columns.map((_, i) => `after${i}`);
  const arrays = types.map((type, i) => keys(`$${i + 3}`, type === "string" ? "text" : "int"));
  const condition = (first: number) =>
    where ? `and ${where(`$${first}::int`, `$${first + 1}::boolean`)}` : "";
  // What admins read is planned in another way than what others do.
  const marked = where ? (sql: string) => sql : prepareStatement;
  const sorted = (of: readonly string[]) => of.map((each) => `${each} ${direction}`).join(", ");
  const PAGES = marked(`
    select k.page, p.*, json_build_array(${columns.map((_, i) => `p.by${i}`).join(", ")}) as place
    from unnest(${keys("$1")}, ${keys("$2", "bigint")}, ${arrays.join(", ")}) with ordinality
      as k (thing, size, ${after.join(", ")}, page)
    cross join lateral (
      select ${selected}, ${columns.map((column, i) => `${column} as by${i}`).join(", ")}
      from ${table} ${joined}
      where ${of} = k.thing and (k.after0 is null
        or (${columns.join(", ")}) ${direction === "asc" ? ">" : "<"} (k.${after.join(", k.")}))
        ${condition(columns.length + 3)}
      order by ${sorted(columns)} limit k.size) p
    order by k.page, ${sorted(columns.map((_, i) => `p.by${i}`))}`);

  const places: Loader<PageKey, Row[]> = {
    cacheKey: ({ of, first, after = null }) => `${of} ${first} ${after}`,
    async batch(keys, context) {
      const cursors = keys.map((key) => (key.after ? readCursor(key.after, types) : []));
      const rows = await context.query<Row & { page: number }>(PAGES, [
        keys.map((key) => key.of),
        keys.map((key) => key.first + 1),
        ...columns.map((_, i) => cursors.map((cursor) => cursor[i] ?? null)),
        ...(where ? viewerOf(context) : []),
      ]);
      return groupedByKey(
        keys.map((_, i) => i + 1),
        rows,
        (row) => Number(row.page),
      );
    },
  };

  const TOTALS = marked(`
    select ${of} as of, count(*)::int as count from ${table} where ${of} = any(${keys("$1")})
    ${condition(2)} group by ${of}`);

  const totals: Loader<number, number> = list.totals ?? {
    async batch(things, context) {
      const rows: { of: number; count: number }[] = await context.db.query(TOTALS, [
        things,
        ...(where ? viewerOf(context) : []),
      ]);
      return groupedByKey(things, rows, (row) => row.of).map(([row]) => row?.count ?? 0);
    },
  };

  /** The statement to prefetch for the first page of a list that does not depend on the viewer. */
  const prefetch = (thing: unknown, { first, after }: Readonly<Record<string, unknown>>) => {
    const isFirst = Number.isInteger(thing) && !after && typeof first === "number";
    const statement: Statement = [
      PAGES,
      [[thing], [Number(first) + 1], ...columns.map(() => [null])],
    ];
    return isFirst && first <= MAX_PAGE_SIZE && !where ? [statement] : [];
  };

  const readPage = async (
    context: Context,
    thing: number,
    page: PageRequest,
  ): Promise<Connection<Item>> => {
    checkPageSize(page.first, context.maxPageSize);
    if (page.after) readCursor(page.after, types);
    const rows = await context.load(places, { ...page, of: thing });
    const found =
      "key" in items
        ? await Promise.all(rows.map((row) => context.load(items.loader, row.item)))
        : rows.map((row) => items.read(row, context));
    // Something deleted between the two statements is left out.
    const there = rows.flatMap(({ place }, i) => (found[i] ? [{ place, item: found[i] }] : []));
    const isWhole = !page.after && rows.length <= page.first;
    const countAll = async () => (isWhole ? rows.length : context.load(totals, thing));
    const paged = pageOf(there, page, (row) => row.place, countAll);
    return { ...paged, edges: paged.edges.map((edge) => ({ ...edge, node: edge.node.item })) };
  };
  return Object.assign(readPage, { prefetch });
}
