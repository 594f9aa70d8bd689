import type { DataSource } from "typeorm";
import { notFound } from "../../errors";
import { belongsToRecipe } from "../photos/PhotoRow";
import { storedTables } from "./DeletedRecipeRow";

/** Locks the recipe. Concurrent edits, reviews, favorites and notes wait, and then find no recipe. */
const LOCK = "select from recipes where recipe_id = $1 for update";

/** Deletes the rows in their present state, with concurrent changes by other users. */
const deleteRows = ([table, userId]: [string, string | null]) => `
  deleted_${table} as (
    delete from ${table} t where recipe_id = $1
    returning '${table}' as table_name, ${userId ?? "null::integer"} as user_id, row_to_json(t) as content
  )`;

const MOVE = `
  with moved_photos as (
    update photos set deleted_recipe_id = $1, recipe_id = null, deleted_step_id = step_id, step_id = null
    where ${belongsToRecipe("$1")}
  ), ${Object.entries(storedTables).map(deleteRows).join()}, moved_recipe as (
    insert into deleted_recipes (recipe_id, owner_id, name, content, deleted_by_owner)
    select recipe_id, owner_id, name, row_to_json(r), owner_id = $2 from recipes r where recipe_id = $1
  )
  insert into deleted_recipe_rows (recipe_id, table_name, user_id, content)
  ${Object.keys(storedTables)
    .map((table) => `select $1::integer, d.* from deleted_${table} d`)
    .join(" union all ")}`;

/**
 * Deletes a recipe with all its rows, and stores them in other tables to be restored.
 * @param userId the user who deletes it
 */
export async function deleteRecipe(
  db: DataSource,
  recipeId: number,
  userId: number,
): Promise<void> {
  await db.transaction(async (data) => {
    const lockedRows: object[] = await data.query(LOCK, [recipeId]);
    if (lockedRows.length === 0) throw notFound("Recipe");
    await data.query(MOVE, [recipeId, userId]);
    // A separate statement, because the triggers of the other tables need the recipe.
    await data.query("delete from recipes where recipe_id = $1", [recipeId]);
  });
}
