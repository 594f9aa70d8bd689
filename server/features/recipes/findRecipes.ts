import type { DataSource, SelectQueryBuilder } from "typeorm";
import type { Connection } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { number, type Order, pagedQuery, text } from "../../graphql/pagedQuery";
import { sortName } from "../../lib/text";
import { Recipe } from "./Recipe";
import type { RecipeFilter, RecipeSort } from "./RecipeFilter";

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

const name = text("recipe.sort_name");
const key = number("recipe.recipe_id");

const orders: Record<RecipeSort, Order> = {
  NAME_ASC: { keys: [name, key], direction: "ASC" },
  NAME_DESC: { keys: [name, key], direction: "DESC" },
  NEWEST: { keys: [key], direction: "DESC" },
  KEY_ASC: { keys: [key], direction: "ASC" },
  BEST_LOVED: { keys: [number(FAVORITES), key], direction: "DESC" },
  BEST: { keys: [number(SCORE), key], direction: "DESC" },
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

/** One page of recipes. */
export const findRecipes = (
  { db, maxPageSize }: Context,
  filter: RecipeFilter,
  sort: RecipeSort,
  page: { first: number; after?: string | null },
): Promise<Connection<Recipe>> =>
  pagedQuery(() => matching(recipesQuery(db), filter), orders[sort], page, maxPageSize);
