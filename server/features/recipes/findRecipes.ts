import type { DataSource } from "typeorm";
import { checkPageSize, type Connection, makeConnection } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { type Condition, countedFacets, matching } from "./conditions";
import { countMatching } from "./countMatching";
import { recipesOf, type RecipeRow } from "./loaders";
import { type Page, pageStatement } from "./pageStatement";
import type { Recipe } from "./Recipe";
import type { RecipeSort, ResolvedFilter } from "./RecipeFilter";
import { readSearch } from "./search";
import { matchesOf } from "./SearchMatch";

/** One page of recipes. */
export async function findRecipes(
  context: Context,
  filter: ResolvedFilter,
  sort: RecipeSort,
  page: Page,
): Promise<Connection<Recipe>> {
  const { db, maxPageSize } = context;
  checkPageSize(page.first, maxPageSize);
  const search = await readSearch(db, filter.search);
  const where = matching(filter, search);
  const { sql, parameters } = pageStatement(sort, where, page);
  const rows: (RecipeRow & { keys: (string | number)[] })[] = await db.query(sql, parameters);
  const recipes = await recipesOf(context, rows);
  const keysOf = new Map(recipes.map((recipe, i) => [recipe, rows[i]!.keys]));
  const found = makeConnection(
    recipes,
    page,
    (recipe) => keysOf.get(recipe)!,
    () => countRecipes(db, filter, where),
  );
  if (!search) return found;
  const edges = found.edges.map((edge) => ({ ...edge, matches: matchesOf(edge.node, search) }));
  return { ...found, edges };
}

/** How many recipes a filter lets through: counted already where it asks for one facet or two. */
async function countRecipes(db: DataSource, filter: ResolvedFilter, where: Condition) {
  const counted = countedFacets(filter);
  if (!counted) return countMatching(db, where);
  const count = async (sql: string, parameters: unknown[]) => {
    const [row]: { count: number }[] = await db.query(sql, parameters);
    return row?.count ?? 0;
  };
  const [facet = "", other] = counted;
  return other
    ? count("select count from facet_pairs where facet = $1 and other = $2", [facet, other])
    : count("select count from facet_counts where facet = $1", [facet]);
}
