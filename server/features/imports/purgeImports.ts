import type { DataSource } from "typeorm";
import { IMPORT_DAYS } from "./Import";

/** The batch size. */
const BATCH_SIZE = 5;

/** Any number of processes may do so: each takes rows that no other has. */
const PURGE = `
  with expired as materialized (
    select import_id from imports
    where coalesce(taken_at, created_at) < now() - interval '${IMPORT_DAYS} days'
    order by import_id limit ${BATCH_SIZE} for update skip locked
  )
  delete from imports i using expired where i.import_id = expired.import_id
  returning i.import_id`;

/** Deletes some imports that are too old to be undone; their recipes stay. Returns whether there may be more. */
export async function purgeImports(db: DataSource): Promise<boolean> {
  const [purged]: [object[], number] = await db.query(PURGE);
  return purged.length === BATCH_SIZE;
}
