import { readCursor } from "../../graphql/connection";
import type { Condition } from "./conditions";
import { RecipeSort } from "./RecipeFilter";

/** How a list is sorted: by columns of the read model, the last of which is unique. */
interface Order {
  columns: readonly string[];
  types: readonly ("string" | "number")[];
  direction: "asc" | "desc";
  /** The tables that the columns are of. */
  from: string;
}

const SEARCH = "recipe_search s";
const STATS = "recipe_stats t join recipe_search s using (recipe_id)";
const byKey = { columns: ["s.recipe_id"], types: ["number"], from: SEARCH } as const;
const byName = {
  columns: ["s.sort_name", "s.recipe_id"],
  types: ["string", "number"],
  from: SEARCH,
} as const;
const byStat = (column: string): Order => ({
  columns: [column, "t.recipe_id"],
  types: ["number", "number"],
  direction: "desc",
  from: STATS,
});
const best = byStat("t.best");

const orders: Record<Exclude<RecipeSort, RecipeSort.RELEVANCE>, Order> = {
  NAME_ASC: { ...byName, direction: "asc" },
  NAME_DESC: { ...byName, direction: "desc" },
  NEWEST: { ...byKey, direction: "desc" },
  KEY_ASC: { ...byKey, direction: "asc" },
  BEST_LOVED: byStat("t.favorites"),
  BEST: best,
};

/** The number of rows of a page, and the cursor that it begins after. */
export interface Page {
  first: number;
  after?: string | null;
}

interface Statement {
  sql: string;
  parameters: unknown[];
}

/**
 * Selects keys, in their order, with the documents and scores of the recipes. The scores are selected row by row: joined,
 * PostgreSQL may read all of them for a large page.
 */
const withDocuments = (positions: string) => `
  select p.recipe_id as "recipeId", p.keys, d.doc::text, v.version::int,
    (select scores from recipe_stats t where t.recipe_id = p.recipe_id) as scores
  from (${positions}) p join recipe_docs d using (recipe_id)
  cross join reference_version v
  order by p.position`;

/** The statement for one page and the row after it, with the values that each row is sorted by. */
export function pageStatement(sort: RecipeSort, where: Condition, page: Page): Statement {
  if (sort === RecipeSort.RELEVANCE) return relevanceStatement(where, page);
  const { columns, types, direction, from } = orders[sort];
  const parameters = [...where.parameters];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const after = page.after ? readCursor(page.after, types).map(parameter).join(", ") : null;
  const beyond = direction === "asc" ? ">" : "<";
  const order = columns.map((column) => `${column} ${direction}`).join(", ");
  const sql = withDocuments(`
    select s.recipe_id, json_build_array(${columns.join(", ")}) as keys,
      row_number() over (order by ${order}) as position
    from ${from} where ${where.sql}
      ${after ? `and (${columns.join(", ")}) ${beyond} (${after})` : ""}
    order by ${order} limit ${parameter(page.first + 1)}`);
  return { sql, parameters };
}

/**
 * Those that have a search in their name, and then the others, each by rating, best first. The others are looked for
 * only if the page is not full without them.
 */
function relevanceStatement(where: Condition, page: Page): Statement {
  const { inName, elsewhere, parameters } = where.byPlace();
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const [rank, ...keys] = page.after
    ? readCursor(page.after, ["number", "number", "number"])
    : [null];
  const after =
    rank === null ? "" : `and (t.best, t.recipe_id) < (${keys.map(parameter).join(", ")})`;
  const limit = parameter(page.first + 1);
  const rows = (of: number, condition: string) => `
    select s.recipe_id, t.best, ${of} as rank from ${STATS}
    where ${condition} ${of === rank ? after : ""}
    order by t.best desc, t.recipe_id desc limit ${limit}`;
  const named = rows(1, rank === 0 ? `false and ${inName}` : inName);
  const others = rows(0, `(select count(*) from named) < ${limit} and ${elsewhere}`);
  const order = "rank desc, best desc, recipe_id desc";
  const sql = withDocuments(`
    with named as materialized (${named})
    select recipe_id, json_build_array(rank, best, recipe_id) as keys,
      row_number() over (order by ${order}) as position
    from (select * from named union all (${others})) found
    order by ${order} limit ${limit}`);
  return { sql, parameters };
}
