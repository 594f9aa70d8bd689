import type { DataSource } from "typeorm";
import { checkPageSize, type Connection, pageOf, readCursor } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { recipesOf, type RecipeRow } from "./loaders";
import type { Recipe } from "./Recipe";
import type { RecipeFilter, RecipeSort } from "./RecipeFilter";
import { readSearch } from "./search";

/** The letter that facets of a filter begin with. */
export const facetOf = {
  categoryId: "c",
  difficultyLevelId: "d",
  ingredientId: "i",
  ownerId: "o",
  tagId: "t",
} as const satisfies Partial<Record<keyof RecipeFilter, string>>;

/** The facets that a filter asks for, such as `t3`. */
export const facetsIn = (filter: RecipeFilter): string[] =>
  Object.entries(facetOf).flatMap(([name, letter]) => {
    const value = filter[name as keyof typeof facetOf];
    return value == null ? [] : [letter + value];
  });

/** A condition on `recipe_search s`; its parameters are `$1` and so on. */
export interface Condition {
  sql: string;
  parameters: unknown[];
}

/** What a filter asks of recipes. Values travel as parameters, so that a text is taken literally. */
export async function matching(db: DataSource, filter: RecipeFilter): Promise<Condition> {
  const facets = facetsIn(filter).map((facet) => `'#${facet}'`);
  const search = filter.search ? await readSearch(db, filter.search) : null;
  if (!search?.text) {
    if (facets.length === 0) return { sql: "true", parameters: [] };
    return { sql: "s.document @@ $1::tsquery", parameters: [facets.join(" & ")] };
  }
  const { words, letters, text } = search;
  const withFacets = (query: string) => [...facets, `(${query})`].join(" & ");
  const within = "(s.document @@ $1::tsquery and strpos(s.sort_name, $2) > 0)";
  if (words === null) return { sql: within, parameters: [withFacets(letters), text] };
  return {
    sql: `(${within} or s.document @@ $3::tsquery)`,
    parameters: [withFacets(letters), text, withFacets(words)],
  };
}

/** How a list is sorted: by columns of the read model, the last of which is unique. */
interface Order {
  columns: readonly string[];
  types: readonly ("string" | "number")[];
  direction: "asc" | "desc";
  /** The table that the columns are of. */
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
const byStat = (column: string) =>
  ({
    columns: [column, "t.recipe_id"],
    types: ["number", "number"],
    direction: "desc",
    from: STATS,
  }) as const;

const orders: Record<RecipeSort, Order> = {
  NAME_ASC: { ...byName, direction: "asc" },
  NAME_DESC: { ...byName, direction: "desc" },
  NEWEST: { ...byKey, direction: "desc" },
  KEY_ASC: { ...byKey, direction: "asc" },
  BEST_LOVED: byStat("t.favorites"),
  BEST: byStat("t.best"),
};

interface Page {
  first: number;
  after?: string | null;
}

/** A statement for one page and the row after it, with the values that each row is sorted by. */
function pageStatement({ columns, types, direction, from }: Order, where: Condition, page: Page) {
  const parameters = [...where.parameters];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const after = page.after ? readCursor(page.after, types).map(parameter).join(", ") : null;
  const beyond = direction === "asc" ? ">" : "<";
  const order = columns.map((column) => `${column} ${direction}`).join(", ");
  const sql = `
    select p.recipe_id as "recipeId", p.keys, d.doc, v.version::int
    from (
      select s.recipe_id, json_build_array(${columns.join(", ")}) as keys,
        row_number() over (order by ${order}) as position
      from ${from} where ${where.sql}
        ${after ? `and (${columns.join(", ")}) ${beyond} (${after})` : ""}
      order by ${order} limit ${parameter(page.first + 1)}
    ) p
    join recipe_docs d using (recipe_id) cross join reference_version v
    order by p.position`;
  return { sql, parameters };
}

/** One page of recipes. */
export async function findRecipes(
  { db, maxPageSize }: Context,
  filter: RecipeFilter,
  sort: RecipeSort,
  page: Page,
): Promise<Connection<Recipe>> {
  checkPageSize(page.first, maxPageSize);
  const where = await matching(db, filter);
  const { sql, parameters } = pageStatement(orders[sort], where, page);
  const rows: (RecipeRow & { keys: (string | number)[] })[] = await db.query(sql, parameters);
  const recipes = await recipesOf(db, rows);
  const keysOf = new Map(recipes.map((recipe, i) => [recipe, rows[i]!.keys]));
  return pageOf(
    recipes,
    page.first,
    (recipe) => keysOf.get(recipe)!,
    () => countRecipes(db, filter, where),
  );
}

/** How many recipes a filter lets through: counted already where it asks for one facet or two. */
async function countRecipes(db: DataSource, filter: RecipeFilter, where: Condition) {
  const count = async (sql: string, parameters: unknown[]) => {
    const [row]: { count: number }[] = await db.query(sql, parameters);
    return row?.count ?? 0;
  };
  const [facet = "", other, ...more] = facetsIn(filter);
  if (filter.search || more.length > 0 || (other && facetsIn(filter).some(isOwner))) {
    return count(`select count(*)::int from ${SEARCH} where ${where.sql}`, where.parameters);
  }
  return other
    ? count("select count from facet_pairs where facet = $1 and other = $2", [facet, other])
    : count("select count from facet_counts where facet = $1", [facet]);
}

const isOwner = (facet: string) => facet.startsWith(facetOf.ownerId);
