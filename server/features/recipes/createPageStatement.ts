import { readCursor } from "../../graphql/connection";
import type { Condition } from "./conditions";
import { AS_WRITTEN_RANK, type RecipeSort, sortDefinitions, STATS } from "./RecipeSort";

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
 * Selects documents and scores of recipes in the order of their keys. Scores are selected row by row: with a join,
 * PostgreSQL may read all of them for a large page.
 */
const selectDocuments = (positions: string) => `
  select p.recipe_id as "recipeId", p.keys, d.doc::text, v.version::int,
    t.scores, t.changed_scores as "changedScores"
  from (${positions}) p join recipe_docs d using (recipe_id)
  cross join lateral (select scores, changed_scores from recipe_stats where recipe_id = p.recipe_id) t
  cross join reference_version v
  order by p.position`;

/** The first rows in an order, in SQL. */
interface FirstRows {
  /** The selected columns of `recipe_search s` and the tables of the order. */
  columns: string;
  /** The condition on `recipe_search s`. */
  condition: string;
  /** The condition that a row is beyond the cursor; empty for the first page. */
  beyond: string;
  order: string;
  limit: string;
}

const selectFirst = ({ columns, condition, beyond, order, limit }: FirstRows, from: string) => `
  select ${columns} from ${from} where ${condition} ${beyond} order by ${order} limit ${limit}`;

/** The largest number of matching recipes that are sorted by statistics. */
const MAX_SORTED = 4_000;

/**
 * Selects the first rows in an order by statistics. If the index of words and facets finds few recipes, they are sorted.
 * Otherwise all recipes are read in the order until the page is full. For one term, PostgreSQL makes this choice
 * itself. Of several terms, it expects too many recipes, because its estimate treats them as independent.
 */
function selectFirstByStats(
  rows: FirstRows,
  { narrowedBy, hasSeveralTerms }: Condition,
  maxSorted: number,
): string {
  if (narrowedBy !== "document" || !hasSeveralTerms) return selectFirst(rows, STATS);
  const count = "(select count(*) from matching)";
  const few = { ...rows, condition: `${count} <= ${maxSorted}` };
  const many = { ...rows, condition: `${count} > ${maxSorted} and ${rows.condition}` };
  return `
    with matching as materialized (
      select s.recipe_id from recipe_search s where ${rows.condition} limit ${maxSorted + 1})
    (${selectFirst(few, "recipe_stats t join matching s using (recipe_id)")})
    union all (${selectFirst(many, STATS)})`;
}

/**
 * Creates the statement for one page and the row after it, with the values that each row is sorted by.
 * @param maxSorted the largest number of matching recipes that are sorted by statistics
 */
export function createPageStatement(
  sort: RecipeSort,
  where: Condition,
  page: Page,
  maxSorted = MAX_SORTED,
): Statement {
  const definition = sortDefinitions[sort].order;
  if (!definition) return createRelevanceStatement(where, page, maxSorted);
  const { columns, types, direction, from } = definition;
  const parameters = [...where.parameters];
  const addParameter = (value: unknown) => `$${parameters.push(value)}`;
  const after = page.after ? readCursor(page.after, types).map(addParameter).join(", ") : null;
  const sign = direction === "asc" ? ">" : "<";
  const order = columns.map((column) => `${column} ${direction}`).join(", ");
  const rows: FirstRows = {
    columns: `s.recipe_id, json_build_array(${columns.join(", ")}) as keys, row_number() over (order by ${order}) as position`,
    condition: where.sql,
    beyond: after ? `and (${columns.join(", ")}) ${sign} (${after})` : "",
    order,
    limit: addParameter(page.first + 1),
  };
  const positions =
    from === STATS ? selectFirstByStats(rows, where, maxSorted) : selectFirst(rows, from);
  return { sql: selectDocuments(positions), parameters };
}

/**
 * Selects recipes with the search in their name, and then the others, each by rating, best first. The others are read
 * only if the page is not full without them.
 */
function createRelevanceStatement(where: Condition, page: Page, maxSorted: number): Statement {
  const { inName, elsewhere, parameters } = where.splitCondition();
  const addParameter = (value: unknown) => `$${parameters.push(value)}`;
  const [rank, ...keys] = page.after
    ? readCursor(page.after, ["number", "number", "number"])
    : [null];
  const after =
    rank === null
      ? ""
      : `and (${AS_WRITTEN_RANK}, t.recipe_id) < (${keys.map(addParameter).join(", ")})`;
  const limit = addParameter(page.first + 1);
  const selectRows = (rankValue: number, condition: string) =>
    selectFirstByStats(
      {
        columns: `s.recipe_id, ${AS_WRITTEN_RANK} as best, ${rankValue} as rank`,
        condition,
        beyond: rankValue === rank ? after : "",
        order: `${AS_WRITTEN_RANK} desc, t.recipe_id desc`,
        limit,
      },
      where,
      maxSorted,
    );
  const nameRows = selectRows(1, rank === 0 ? `false and ${inName}` : inName);
  const otherRows = selectRows(0, `(select count(*) from named) < ${limit} and ${elsewhere}`);
  const order = "rank desc, best desc, recipe_id desc";
  const sql = selectDocuments(`
    with named as materialized (${nameRows})
    select recipe_id, json_build_array(rank, best, recipe_id) as keys,
      row_number() over (order by ${order}) as position
    from (select * from named union all (${otherRows})) found
    order by ${order} limit ${limit}`);
  return { sql, parameters };
}
