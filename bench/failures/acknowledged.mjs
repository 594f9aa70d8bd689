import pg from "pg";
import { isAcknowledged } from "./traffic.mjs";

/** The writes that were acknowledged and are not in the database. */
export async function lostWrites({ sets }, writes) {
  const client = new pg.Client({ connectionString: sets[0].MIGRATION_URL });
  await client.connect();
  try {
    const { rows } = await client.query("select name from recipes where name like 'Written %'");
    const stored = new Set(rows.map(({ name }) => name));
    return writes.filter((write) => isAcknowledged(write) && !stored.has(write.name));
  } finally {
    await client.end();
  }
}
