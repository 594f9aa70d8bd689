import type { DataSource } from "typeorm";

/** The batch size. */
const SOME = 500;

/** Any number of processes may do so: each takes rows that no other has. */
const PURGE = `
  with expired as materialized (
    select user_id, recipe_id from cooking_progress where changed_at < now() - interval '1 day'
    limit ${SOME} for update skip locked
  )
  delete from cooking_progress p using expired e
  where p.user_id = e.user_id and p.recipe_id = e.recipe_id
  returning p.recipe_id`;

/** Deletes some of what was checked off more than a day ago. Returns whether there may be more. */
export async function purgeCookingProgress(db: DataSource): Promise<boolean> {
  const [purged]: [object[], number] = await db.query(PURGE);
  return purged.length === SOME;
}
