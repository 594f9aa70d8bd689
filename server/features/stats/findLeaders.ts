import type { DataSource } from "typeorm";
import { Recipe } from "../recipes/Recipe";
import { Author } from "../users/Author";
import { AuthorCount, RecipeCount } from "./Stats";

const HOW_MANY = 10;

/** The recipes with the most rows in a table, in one statement; of equals the first added leads. */
export async function findTopRecipes(
  db: DataSource,
  table: "reviews" | "favorites",
): Promise<RecipeCount[]> {
  const { entities, raw } = await db
    .getRepository(Recipe)
    .createQueryBuilder("recipe")
    .innerJoin(
      (top) =>
        top
          .select("recipe_id")
          .addSelect("count(*)::int", "count")
          .from(table, "counted")
          .groupBy("recipe_id")
          .orderBy("count", "DESC")
          .addOrderBy("recipe_id")
          .limit(HOW_MANY),
      "top",
      "top.recipe_id = recipe.recipe_id",
    )
    .addSelect("top.count", "count")
    .orderBy("top.count", "DESC")
    .addOrderBy("recipe.recipe_id")
    .getRawAndEntities<{ count: number }>();
  return entities.map((recipe, i) =>
    Object.assign(new RecipeCount(), { recipe, count: raw[i]!.count }),
  );
}

/** Who added the most recipes, in one statement; of equals the first registered leads. */
export async function findTopAuthors(db: DataSource): Promise<AuthorCount[]> {
  const rows: { userId: number; name: string; count: number }[] = await db.query(
    `select user_id as "userId", name, count from users
     join (select owner_id, count(*)::int as count from recipes
       group by owner_id order by count desc, owner_id limit ${HOW_MANY}) top on owner_id = user_id
     order by count desc, user_id`,
  );
  return rows.map(({ count, ...author }) =>
    Object.assign(new AuthorCount(), { author: Object.assign(new Author(), author), count }),
  );
}
