import type { DataSource } from "typeorm";
import { checkPageSize, type Connection, makeConnection } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { type Condition, findCountedFacets, createCondition } from "./conditions";
import { countMatching } from "./countMatching";
import { toRecipes, type RecipeRow } from "./loaders";
import { type Page, createPageStatement } from "./createPageStatement";
import type { Recipe } from "./Recipe";
import type { ResolvedFilter } from "./RecipeFilter";
import type { RecipeSort } from "./RecipeSort";
import { readSearch } from "./search";
import { findMatches } from "./SearchMatch";
import { withSynonyms } from "./withSynonyms";

/** Finds one page of recipes. */
export async function findRecipes(
  context: Context,
  requestedFilter: ResolvedFilter,
  sort: RecipeSort,
  page: Page,
): Promise<Connection<Recipe>> {
  const { db, maxPageSize } = context;
  checkPageSize(page.first, maxPageSize);
  const filter = await withSynonyms(db, requestedFilter);
  const search = await readSearch(db, filter.search);
  const where = createCondition(filter, search);
  const { sql, parameters } = createPageStatement(sort, where, page);
  const rows: (RecipeRow & { keys: (string | number)[] })[] = await db.query(sql, parameters);
  const recipes = await toRecipes(context, rows);
  const keysByRecipe = new Map(recipes.map((recipe, i) => [recipe, rows[i]!.keys]));
  const connection = makeConnection(
    recipes,
    page,
    (recipe) => keysByRecipe.get(recipe)!,
    () => countRecipes(db, filter, where),
  );
  if (!search) return connection;
  const edges = connection.edges.map((edge) => ({
    ...edge,
    matches: findMatches(edge.node, search),
  }));
  return { ...connection, edges };
}

/** Counts the recipes that match a filter. Counts for one or two facets are stored. */
async function countRecipes(db: DataSource, filter: ResolvedFilter, where: Condition) {
  const facets = findCountedFacets(filter);
  if (!facets) return countMatching(db, where);
  const count = async (sql: string, parameters: unknown[]) => {
    const [row]: { count: number }[] = await db.query(sql, parameters);
    return row?.count ?? 0;
  };
  const [facet = "", other] = facets;
  return other
    ? count("select count from facet_pairs where facet = $1 and other = $2", [facet, other])
    : count("select count from facet_counts where facet = $1", [facet]);
}
