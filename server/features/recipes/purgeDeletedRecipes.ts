import type { DataSource } from "typeorm";
import { RETENTION_DAYS } from "./DeletedRecipe";

/** The batch size. */
const SOME = 20;

/** Any number of processes may do so: each takes rows that no other has. */
const PURGE = `
  with expired as materialized (
    select recipe_id from deleted_recipes
    where deleted_at < now() - interval '${RETENTION_DAYS} days'
    order by recipe_id limit ${SOME} for update skip locked
  )
  delete from deleted_recipes d using expired where d.recipe_id = expired.recipe_id
  returning d.recipe_id`;

/**
 * Removes some recipes for good that were deleted long ago; their photos are then swept up as unused.
 * Returns whether there may be more.
 */
export async function purgeDeletedRecipes(db: DataSource): Promise<boolean> {
  const [purged]: [object[], number] = await db.query(PURGE);
  return purged.length === SOME;
}
