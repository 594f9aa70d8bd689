import type { DataSource } from "typeorm";
import type { Config } from "../../../config/config";
import { isLive } from "./liveSessions";

/** The number of sessions in a batch. */
const BATCH_SIZE = 500;

/** Deletes rows that no other process has locked, so any number of processes may run it at once. */
const PURGE = `
  with expired as materialized (
    select session_id from sessions s where not (${isLive("$1", "$2")})
    limit ${BATCH_SIZE} for update skip locked
  )
  delete from sessions s using expired where s.session_id = expired.session_id
  returning s.session_id`;

/** Deletes a batch of sessions that have expired. Returns true if there may be more. */
export async function purgeSessions(
  db: DataSource,
  { sessionDays, sessionIdleDays }: Config,
): Promise<boolean> {
  const [purgedRows]: [object[], number] = await db.query(PURGE, [sessionDays, sessionIdleDays]);
  return purgedRows.length === BATCH_SIZE;
}
