import type { DataSource } from "typeorm";

/** The batch size. */
const BATCH_SIZE = 500;

/** Any number of processes may run this at once: each takes rows that no other has. */
const PURGE = `
  with expired as materialized (
    select user_id, recipe_id from cooking_progress where changed_at < now() - interval '1 day'
    limit ${BATCH_SIZE} for update skip locked
  )
  delete from cooking_progress p using expired e
  where p.user_id = e.user_id and p.recipe_id = e.recipe_id
  returning p.recipe_id`;

/** Deletes a batch of progress from more than a day ago. Returns true if there may be more. */
export async function purgeCookingProgress(db: DataSource): Promise<boolean> {
  const [purgedRows]: [object[], number] = await db.query(PURGE);
  return purgedRows.length === BATCH_SIZE;
}
