import type { DataSource } from "typeorm";
import { IMPORT_DAYS } from "./Import";

/** The batch size. */
const BATCH_SIZE = 5;

/** Any number of processes may run this, since each one locks different rows. */
const PURGE = `
  with expired as materialized (
    select import_id from imports
    where coalesce(taken_at, created_at) < now() - interval '${IMPORT_DAYS} days'
    order by import_id limit ${BATCH_SIZE} for update skip locked
  )
  delete from imports i using expired where i.import_id = expired.import_id
  returning i.import_id`;

/** Deletes one batch of expired imports, whose recipes remain. Returns true if there may be more. */
export async function purgeImports(db: DataSource): Promise<boolean> {
  const [purged]: [object[], number] = await db.query(PURGE);
  return purged.length === BATCH_SIZE;
}
