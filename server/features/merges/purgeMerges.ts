import type { DataSource } from "typeorm";
import { MERGE_DAYS } from "./Merge";

/** The batch size. */
const BATCH_SIZE = 20;

/** Any number of processes may run this at once: each takes rows that no other has. */
const PURGE = `
  with expired as materialized (
    select merge_id from merges
    where created_at < now() - interval '${MERGE_DAYS} days'
    order by merge_id limit ${BATCH_SIZE} for update skip locked
  )
  delete from merges m using expired where m.merge_id = expired.merge_id
  returning m.merge_id`;

/** Deletes a batch of merges that are too old to be undone; aliases stay. Returns true if there may be more. */
export async function purgeMerges(db: DataSource): Promise<boolean> {
  const [purgedRows]: [object[], number] = await db.query(PURGE);
  return purgedRows.length === BATCH_SIZE;
}
