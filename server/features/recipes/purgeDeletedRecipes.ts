import type { DataSource } from "typeorm";
import { RETENTION_DAYS } from "./DeletedRecipe";

/** The batch size. */
const BATCH_SIZE = 20;

/** Any number of processes may run this at once: each takes rows that no other has. */
const PURGE = `
  with expired as materialized (
    select recipe_id from deleted_recipes
    where deleted_at < now() - interval '${RETENTION_DAYS} days'
    order by recipe_id limit ${BATCH_SIZE} for update skip locked
  )
  delete from deleted_recipes d using expired where d.recipe_id = expired.recipe_id
  returning d.recipe_id`;

/**
 * Removes a batch of recipes that were deleted long ago; the sweep of unused files then deletes their photos. Returns
 * true if there may be more.
 */
export async function purgeDeletedRecipes(db: DataSource): Promise<boolean> {
  const [purgedRows]: [object[], number] = await db.query(PURGE);
  return purgedRows.length === BATCH_SIZE;
}
