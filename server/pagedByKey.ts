import { type Connection, checkPageSize, pageOf, readCursor } from "./connection";
import type { Context, Loader } from "./context";
import { groupedByKey } from "./loading";

/** A list that belongs to a thing, such as the reviews of a recipe; the last added comes first. */
interface List<Item extends object> {
  table: string;
  /** The column that names the thing. */
  of: string;
  /** The unique, growing column that the list is sorted by. */
  by: string;
  /** The column that names the item, and how the item is loaded by it. */
  item: string;
  loader: Loader<number, Item | null>;
}

interface Row {
  of: number;
  by: number;
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
export function pagedByKey<Item extends object>({ table, of, by, item, loader }: List<Item>) {
  const places: Loader<PageKey, Row[]> = {
    cacheKey: (key) => JSON.stringify([key.of, key.first, key.after]),
    async batch(keys, { db }) {
      const rows: (Row & { page: number })[] = await db.query(
        `select k.page, p.* from unnest($1::int[], $2::int[], $3::int[]) with ordinality
           as k (thing, before, size, page)
         cross join lateral (
           select ${of} as of, ${by} as by, ${item} as item from ${table}
           where ${of} = k.thing and (k.before is null or ${by} < k.before)
           order by ${by} desc limit k.size) p
         order by k.page, p.by desc`,
        [
          keys.map((key) => key.of),
          keys.map((key) => (key.after ? readCursor(key.after, ["number"])[0] : null)),
          keys.map((key) => key.first + 1),
        ],
      );
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
    checkPageSize(page.first);
    if (page.after) readCursor(page.after, ["number"]);
    const rows = await context.load(places, { ...page, of: thing });
    const items = await Promise.all(rows.map((row) => context.load(loader, row.item)));
    // Something deleted between the two statements is left out.
    const there = rows.flatMap(({ by }, i) => (items[i] ? [{ by, item: items[i] }] : []));
    const isWhole = !page.after && rows.length <= page.first;
    const countAll = async () => (isWhole ? rows.length : context.load(totals, thing));
    const paged = pageOf(there, page.first, (row) => [row.by], countAll);
    return { ...paged, edges: paged.edges.map((edge) => ({ ...edge, node: edge.node.item })) };
  };
}
