import type { QueryRunner } from "typeorm";

/**
 * Builds an index while others write. Only a migration with `transaction = false` can; within the transaction of a
 * restore, when nobody writes, the index is built at once.
 * @param on the table and what is indexed, such as `recipes (name)`
 */
export async function buildIndex(runner: QueryRunner, name: string, on: string): Promise<void> {
  const concurrently = runner.isTransactionActive ? "" : "concurrently";
  // One that was interrupted leaves an index that is not used.
  await runner.query(`drop index ${concurrently} if exists ${name}`);
  await runner.query(`create index ${concurrently} ${name} on ${on}`);
}

const BATCH = 1_000;

interface Backfill {
  table: string;
  /** Its primary key, an integer. */
  key: string;
  /** What is assigned, such as `words = length(instructions)`. */
  set: string;
  /** The rows that need it, so that a second run goes on where the first was interrupted. */
  where: string;
}

/**
 * Changes the rows of a table in batches, each in a transaction of its own, so that nobody waits for longer than a
 * batch takes. A migration with `transaction = false` calls it; how far it is goes to the log.
 */
export async function backfill(
  runner: QueryRunner,
  { table, key, set, where }: Backfill,
): Promise<void> {
  const { logger } = runner.connection;
  for (let [last, changed]: [number | null, number] = [0, 0]; last !== null;) {
    const rows = (await runner.query(
      `with batch as (
         select ${key} from ${table} where ${key} > $1 order by ${key} limit ${BATCH}
       ), changed as (
         update ${table} set ${set} from batch where ${table}.${key} = batch.${key} and (${where}) returning 1
       )
       select max(${key}) as last, (select count(*)::int from changed) as changed from batch`,
      [last],
    )) as { last: number | null; changed: number }[];
    last = rows[0]?.last ?? null;
    changed += rows[0]?.changed ?? 0;
    if (last !== null)
      logger.log("info", `${table}: ${changed} rows changed, up to ${key} ${last}`);
  }
}
