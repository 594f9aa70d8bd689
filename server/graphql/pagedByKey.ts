import { keys, prepareStatement } from "../database/preparedStatements";
import type { Statement } from "../database/queryPipelined";
import {
  type Connection,
  checkPageSize,
  MAX_PAGE_SIZE,
  makeConnection,
  type PageRequest,
  readCursor,
} from "./connection";
import { type Context, getViewerParameters, type Loader } from "./context";
import { groupByKey } from "./loading";

/** The sort order of a list. The last column is unique, so that every position is unambiguous. */
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

/** @param columns the sorted name and a unique number */
export const byName = (...columns: [name: string, key: string]): Order => ({
  columns,
  types: ["string", "number"],
  direction: "asc",
});

/** The way to read the items of a list: by their keys, or with the page itself. */
type Items<Item extends object> =
  | {
      /** The column that names the item. */
      key: string;
      loader: Loader<number, Item | null>;
    }
  | {
      /** The selected columns of the list's table and of joined tables. */
      columns: string;
      join: string;
      read(row: object, context: Context): Item;
    };

/** Makes a condition on rows, from the viewer's ID and a flag for admins, both as SQL. */
type ViewerCondition = (userId: string, isAdmin: string) => string;

/** A list that belongs to an entity, such as the reviews of a recipe. */
interface List<Item extends object> {
  table: string;
  /** The column that refers to the entity. */
  of: string;
  order: Order;
  items: Items<Item>;
  /** An SQL condition on the rows, if they depend on the viewer. */
  where?: ViewerCondition;
  /** Loads the number of items of each entity from elsewhere; by default they are counted. */
  totals?: Loader<number, number>;
}

interface Row {
  position: (string | number)[];
  item: number;
}

interface PageKey extends PageRequest {
  of: number;
}

/**
 * Makes a resolver for pages of such a list. The pages of many entities take one statement, items that are loaded by
 * key one more, and counts another if they are selected.
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
  // The statement is not prepared if it has a condition on the viewer, which needs another plan for
  // admins.
  const markStatement = where ? (sql: string) => sql : prepareStatement;
  const makeOrderBy = (of: readonly string[]) =>
    of.map((column) => `${column} ${direction}`).join(", ");
  const PAGES = markStatement(`
    select k.page, p.*, json_build_array(${columns.map((_, i) => `p.by${i}`).join(", ")}) as position
    from unnest(${keys("$1")}, ${keys("$2", "bigint")}, ${arrays.join(", ")}) with ordinality
      as k (thing, size, ${after.join(", ")}, page)
    cross join lateral (
      select ${selected}, ${columns.map((column, i) => `${column} as by${i}`).join(", ")}
      from ${table} ${joined}
      where ${of} = k.thing and (k.after0 is null
        or (${columns.join(", ")}) ${direction === "asc" ? ">" : "<"} (k.${after.join(", k.")}))
        ${condition(columns.length + 3)}
      order by ${makeOrderBy(columns)} limit k.size) p
    order by k.page, ${makeOrderBy(columns.map((_, i) => `p.by${i}`))}`);

  const pages: Loader<PageKey, Row[]> = {
    cacheKey: ({ of, first, after = null }) => `${of} ${first} ${after}`,
    async batch(keys, context) {
      const cursors = keys.map((key) => (key.after ? readCursor(key.after, types) : []));
      const rows = await context.query<Row & { page: number }>(PAGES, [
        keys.map((key) => key.of),
        keys.map((key) => key.first + 1),
        ...columns.map((_, i) => cursors.map((cursor) => cursor[i] ?? null)),
        ...(where ? getViewerParameters(context.viewer) : []),
      ]);
      return groupByKey(
        keys.map((_, i) => i + 1),
        rows,
        (row) => Number(row.page),
      );
    },
  };

  const TOTALS = markStatement(`
    select ${of} as of, count(*)::int as count from ${table} where ${of} = any(${keys("$1")})
    ${condition(2)} group by ${of}`);

  const totals: Loader<number, number> = list.totals ?? {
    async batch(parentIds, context) {
      const rows: { of: number; count: number }[] = await context.db.query(TOTALS, [
        parentIds,
        ...(where ? getViewerParameters(context.viewer) : []),
      ]);
      return groupByKey(parentIds, rows, (row) => row.of).map(([row]) => row?.count ?? 0);
    },
  };

  /**
   * The statement that is prefetched for the first page of a list that does not depend on the
   * viewer.
   */
  const prefetch = (parentId: unknown, { first, after }: Readonly<Record<string, unknown>>) => {
    const isFirst = Number.isInteger(parentId) && !after && typeof first === "number";
    const statement: Statement = [
      PAGES,
      [[parentId], [Number(first) + 1], ...columns.map(() => [null])],
    ];
    return isFirst && first <= MAX_PAGE_SIZE && !where ? [statement] : [];
  };

  const readPage = async (
    context: Context,
    parentId: number,
    page: PageRequest,
  ): Promise<Connection<Item>> => {
    checkPageSize(page.first, context.maxPageSize);
    if (page.after) readCursor(page.after, types);
    const rows = await context.load(pages, { ...page, of: parentId });
    const loadedItems =
      "key" in items
        ? await Promise.all(rows.map((row) => context.load(items.loader, row.item)))
        : rows.map((row) => items.read(row, context));
    // The result omits an item that was deleted between the two statements.
    const existingRows = rows.flatMap(({ position }, i) =>
      loadedItems[i] ? [{ position, item: loadedItems[i] }] : [],
    );
    const isCompleteList = !page.after && rows.length <= page.first;
    const countAll = async () => (isCompleteList ? rows.length : context.load(totals, parentId));
    const connection = makeConnection(existingRows, page, (row) => row.position, countAll);
    return {
      ...connection,
      edges: connection.edges.map((edge) => ({ ...edge, node: edge.node.item })),
    };
  };
  return Object.assign(readPage, { prefetch });
}
