import pg from "pg";
import { isAcknowledged } from "./traffic.mjs";

/** The acknowledged writes that are missing in the database. */
export async function lostWrites({ values, sets }, writes) {
  const client = new pg.Client({
    host: values.HOST,
    port: sets[0].PRIMARY_PORT,
    user: "potluck",
    password: values.APPLICATION_PASSWORD,
    database: "potluck",
  });
  await client.connect();
  try {
    const { rows } = await client.query("select name from recipes where name like 'Written %'");
    const storedNames = new Set(rows.map(({ name }) => name));
    return writes.filter((write) => isAcknowledged(write) && !storedNames.has(write.name));
  } finally {
    await client.end();
  }
}
