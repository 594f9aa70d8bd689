import type { DataSource, SelectQueryBuilder } from "typeorm";
import { type Connection, checkPageSize, pageOf, readCursor } from "../../connection";
import type { Context } from "../../context";
import { sortName } from "../../text";
import { Recipe } from "./Recipe";
import { type RecipeFilter, RecipeSort } from "./RecipeFilter";

/** One condition a filter. Values travel as parameters, so a search text is taken literally. */
const conditions: Record<keyof RecipeFilter, string> = {
  search: "strpos(recipe.sort_name, :search) > 0",
  categoryId: "recipe.category_id = :categoryId",
  difficultyLevelId: "recipe.difficulty_level_id = :difficultyLevelId",
  ownerId: "recipe.owner_id = :ownerId",
  tagId:
    "exists (select from recipe_tags t where t.recipe_id = recipe.recipe_id and t.tag_id = :tagId)",
  ingredientId: `exists (select from recipe_ingredients i
    where i.recipe_id = recipe.recipe_id and i.ingredient_id = :ingredientId)`,
};

const FAVORITES = "(select count(*)::int from favorites f where f.recipe_id = recipe.recipe_id)";

/**
 * The average score, in millionths, with five scores of 3 beside the real ones: what few people say
 * counts less than what many do. A whole number, so that a cursor holds it exactly.
 */
const SCORE = `(select (1000000 * (15 + coalesce(sum(r.score), 0)) / (5 + count(*)))::int
  from reviews r where r.recipe_id = recipe.recipe_id)`;

interface Order {
  /** What the list is sorted by; the last key is unique, so that no place is ambiguous. */
  keys: readonly string[];
  types: readonly ("string" | "number")[];
  direction: "ASC" | "DESC";
}

const byName = ["recipe.sort_name", "recipe.recipe_id"];

const byCount = (count: string): Order => ({
  keys: [count, "recipe.recipe_id"],
  types: ["number", "number"],
  direction: "DESC",
});

const orders: Record<RecipeSort, Order> = {
  NAME_ASC: { keys: byName, types: ["string", "number"], direction: "ASC" },
  NAME_DESC: { keys: byName, types: ["string", "number"], direction: "DESC" },
  NEWEST: { keys: ["recipe.recipe_id"], types: ["number"], direction: "DESC" },
  KEY_ASC: { keys: ["recipe.recipe_id"], types: ["number"], direction: "ASC" },
  BEST_LOVED: byCount(FAVORITES),
  BEST: byCount(SCORE),
};

/** Narrows a query on recipes to those that a filter lets through. */
export function matching<Row extends object>(
  query: SelectQueryBuilder<Row>,
  filter: RecipeFilter,
): SelectQueryBuilder<Row> {
  const values: RecipeFilter = { ...filter, search: filter.search && sortName(filter.search) };
  for (const [name, condition] of Object.entries(conditions)) {
    const value = values[name as keyof RecipeFilter];
    if (value !== undefined && value !== null && value !== "") {
      query.andWhere(condition, { [name]: value });
    }
  }
  return query;
}

/** A query on recipes under the name that the conditions use. */
export const recipesQuery = (db: DataSource) =>
  db.getRepository(Recipe).createQueryBuilder("recipe");

/**
 * One page of recipes. Pages follow the sort keys, not a count of rows: a page deep in the list
 * costs what the first one does, and a recipe added meanwhile moves none.
 */
export async function findRecipes(
  { db, largestPage }: Context,
  filter: RecipeFilter,
  sort: RecipeSort,
  { first, after }: { first: number; after?: string | null },
): Promise<Connection<Recipe>> {
  checkPageSize(first, largestPage);
  const { keys, types, direction } = orders[sort];
  const query = matching(recipesQuery(db), filter).limit(first + 1);
  keys.forEach((key, i) => query.addSelect(key, `key${i}`).addOrderBy(key, direction));
  if (after) {
    const places = readCursor(after, types);
    const names = places.map((_, i) => `:after${i}`);
    query.andWhere(
      `(${keys.join(", ")}) ${direction === "ASC" ? ">" : "<"} (${names.join(", ")})`,
      Object.fromEntries(places.map((place, i) => [`after${i}`, place])),
    );
  }
  const { entities, raw } = await query.getRawAndEntities<Record<string, string | number>>();
  const placeOf = new Map(
    entities.map((recipe, row) => [recipe, keys.map((_, i) => raw[row]![`key${i}`]!)]),
  );
  return pageOf(
    entities,
    first,
    (recipe) => placeOf.get(recipe)!,
    () => matching(recipesQuery(db), filter).getCount(),
  );
}
