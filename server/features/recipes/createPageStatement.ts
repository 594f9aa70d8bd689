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

/** Creates the statement for one page and the row after it, with the values that each row is sorted by. */
export function createPageStatement(sort: RecipeSort, where: Condition, page: Page): Statement {
  const definition = sortDefinitions[sort].order;
  if (!definition) return createRelevanceStatement(where, page);
  const { columns, types, direction, from } = definition;
  const parameters = [...where.parameters];
  const addParameter = (value: unknown) => `$${parameters.push(value)}`;
  const after = page.after ? readCursor(page.after, types).map(addParameter).join(", ") : null;
  const beyond = direction === "asc" ? ">" : "<";
  const order = columns.map((column) => `${column} ${direction}`).join(", ");
  const sql = selectDocuments(`
    select s.recipe_id, json_build_array(${columns.join(", ")}) as keys,
      row_number() over (order by ${order}) as position
    from ${from} where ${where.sql}
      ${after ? `and (${columns.join(", ")}) ${beyond} (${after})` : ""}
    order by ${order} limit ${addParameter(page.first + 1)}`);
  return { sql, parameters };
}

/**
 * Selects recipes with the search in their name, and then the others, each by rating, best first. The others are read
 * only if the page is not full without them.
 */
function createRelevanceStatement(where: Condition, page: Page): Statement {
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
  const selectRows = (rankValue: number, condition: string) => `
    select s.recipe_id, ${AS_WRITTEN_RANK} as best, ${rankValue} as rank from ${STATS}
    where ${condition} ${rankValue === rank ? after : ""}
    order by ${AS_WRITTEN_RANK} desc, t.recipe_id desc limit ${limit}`;
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
