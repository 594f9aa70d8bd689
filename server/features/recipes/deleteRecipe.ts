import type { DataSource } from "typeorm";
import { notFound } from "../../errors";

/** Whoever adds a review or a favourite now waits, and finds no recipe. */
const LOCK = "select from recipes where recipe_id = $1 for update";

const rowsOf = (table: string, userId: string) => `
  select recipe_id, '${table}', ${userId}, row_to_json(t) from ${table} t where recipe_id = $1`;

const MOVE = `
  with moved as (
    insert into deleted_recipes (recipe_id, owner_id, name, content, deleted_by_owner)
    select recipe_id, owner_id, name, row_to_json(r), owner_id = $2 from recipes r where recipe_id = $1
  ), rows as (
    insert into deleted_recipe_rows (recipe_id, table_name, user_id, content)
    ${[
      rowsOf("recipe_ingredients", "null::integer"),
      rowsOf("recipe_tags", "null"),
      rowsOf("favorites", "user_id"),
      rowsOf("reviews", "user_id"),
      rowsOf("notes", "user_id"),
    ].join(" union all ")}
  )
  update photos set deleted_recipe_id = recipe_id, recipe_id = null where recipe_id = $1`;

/**
 * Deletes a recipe with all that belongs to it, and stores them outside of their tables to be restored.
 * @param userId who deletes it
 */
export const deleteRecipe = (db: DataSource, recipeId: number, userId: number): Promise<void> =>
  db.transaction(async (data) => {
    const locked: object[] = await data.query(LOCK, [recipeId]);
    if (locked.length === 0) throw notFound("Recipe");
    await data.query(MOVE, [recipeId, userId]);
    await data.query("delete from recipes where recipe_id = $1", [recipeId]);
  });
