import type { DataSource } from "typeorm";
import { checkPageSize, type Connection, makeConnection } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { type Condition, findCountedFacets, createCondition } from "./conditions";
import { countMatching } from "./countMatching";
import { toRecipes, type RecipeRow } from "./loaders";
import { type Page, createPageStatement } from "./createPageStatement";
import type { Recipe } from "./Recipe";
import type { SimilarSearchFields } from "./RecipeConnection";
import type { ResolvedFilter } from "./RecipeFilter";
import type { RecipeSort } from "./RecipeSort";
import { readSearch, type Search } from "./search";
import { findMatches } from "./SearchMatch";
import { findFirstMatching, findSimilarSearch } from "./similarSearch";
import { withSynonyms } from "./withSynonyms";

/** A page of recipes, with the search that it shows instead of the requested one. */
export interface RecipePage extends Connection<Recipe> {
  similarSearch: SimilarSearchFields | null;
}

/** Finds one page of recipes. */
export async function findRecipes(
  context: Context,
  requestedFilter: ResolvedFilter,
  sort: RecipeSort,
  page: Page,
): Promise<RecipePage> {
  const { db, maxPageSize } = context;
  checkPageSize(page.first, maxPageSize);
  const filter = await withSynonyms(db, requestedFilter);
  const search = await readSearch(db, filter.search);
  const found = await findPage(context, filter, search, sort, page);
  if (!filter.orSimilar || !search || found.edges.length > 0) return found;
  // An empty page after a cursor may also be the end of the list.
  if (page.after && (await findFirstMatching(db, filter, [search])) !== null) return found;
  const similar = await findSimilarSearch(db, filter, search);
  if (!similar) return found;
  const { leftOutWords, excludedIngredients } = similar;
  const similarSearch = {
    text: similar.search.text,
    leftOutWords,
    excludedIngredients: excludedIngredients.map(({ name }) => name),
  };
  return { ...(await findPage(context, filter, similar.search, sort, page)), similarSearch };
}

/** Finds one page of the recipes that match a filter and its parsed search. */
async function findPage(
  context: Context,
  filter: ResolvedFilter,
  search: Search | null,
  sort: RecipeSort,
  page: Page,
): Promise<RecipePage> {
  const { db } = context;
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
  if (!search) return { ...connection, similarSearch: null };
  const edges = connection.edges.map((edge) => ({
    ...edge,
    matches: findMatches(edge.node, search),
  }));
  return { ...connection, edges, similarSearch: null };
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
