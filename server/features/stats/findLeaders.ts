import type { DataSource } from "typeorm";
import type { Context } from "../../graphql/context";
import { recipeById } from "../recipes/loaders";
import { isPublicRecipe } from "../recipes/visibility";
import { Author } from "../users/Author";
import { AuthorCount, RecipeCount } from "./Stats";

const RANKING_SIZE = 10;

const COUNTS = {
  reviews: "(select sum(score) from unnest(scores) score)::int",
  favorites: "favorites",
} as const;

/**
 * Finds the public recipes with the most reviews or favorites; if counts are equal, the first added
 * comes first.
 */
export async function findTopRecipes(
  context: Context,
  statistic: keyof typeof COUNTS,
): Promise<RecipeCount[]> {
  const rows: { recipeId: number; count: number }[] = await context.db.query(
    `select * from (select recipe_id as "recipeId", ${COUNTS[statistic]} as count from recipe_stats
       join recipes using (recipe_id)
       where ${isPublicRecipe()}) top
     where count > 0 order by count desc, "recipeId" limit ${RANKING_SIZE}`,
  );
  return Promise.all(
    rows.map(async ({ recipeId, count }) => {
      const recipe = await context.load(recipeById, recipeId);
      return Object.assign(new RecipeCount(), { recipe, count });
    }),
  );
}

/**
 * Finds the users who added the most public recipes, in one statement; if counts are equal, the
 * first registered comes first.
 */
export async function findTopAuthors(db: DataSource): Promise<AuthorCount[]> {
  const rows: { userId: number; name: string; count: number }[] = await db.query(
    `select user_id as "userId", name, count from users
     join (select substr(facet, 2)::int as owner_id, count from facet_counts
       where facet > 'o' and facet < 'p' and count > 0
       order by count desc, owner_id limit ${RANKING_SIZE}) top on owner_id = user_id
     order by count desc, user_id`,
  );
  return rows.map(({ count, ...author }) =>
    Object.assign(new AuthorCount(), { author: Object.assign(new Author(), author), count }),
  );
}
