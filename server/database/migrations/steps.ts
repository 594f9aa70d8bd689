import { setTimeout } from "node:timers/promises";
import type { QueryRunner } from "typeorm";

/* The steps of migrations are as frozen as the migrations: a step that has to differ gets another name. */

/**
 * Builds an index while others write. Only a migration with `transaction = false` can; within the transaction of a
 * restore, when nobody writes, the index is built at once.
 * @param on the table and what is indexed, such as `recipes (name)`
 */
export async function buildIndex(runner: QueryRunner, name: string, on: string): Promise<void> {
  if (runner.isTransactionActive) {
    await runner.query(`drop index if exists ${name}`);
    await runner.query(`create index ${name} on ${on}`);
    return;
  }
  // It waits for whoever is writing, and nobody waits for it.
  await runner.query("set lock_timeout = 0");
  // One that was interrupted leaves an index that is not used.
  await runner.query(`drop index concurrently if exists ${name}`);
  await runner.query(`create index concurrently ${name} on ${on}`);
  await runner.query("reset lock_timeout");
}

const FIRST_BATCH = 50;
const LARGEST_BATCH = 5_000;
/** Others wait as long for one of the rows, or for rows that triggers lock. */
const BATCH_MS = 100;

/** How often a backfill says how far it is. */
const REPORT_MS = 5_000;

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
 * batch takes, a tenth of a second, and with a pause as long after each. A migration with `transaction = false` calls it;
 * how far it is goes to the log every few seconds.
 */
export async function backfill(
  runner: QueryRunner,
  { table, key, set, where }: Backfill,
): Promise<void> {
  const { logger } = runner.connection;
  let size = FIRST_BATCH;
  let reportedAt = -Infinity;
  const report = (changed: number, last: number) => {
    logger.log("info", `${table}: ${changed} rows changed, up to ${key} ${last}`);
    reportedAt = performance.now();
  };
  for (let [last, changed] = [0, 0]; ;) {
    const begin = performance.now();
    const rows = (await runner.query(
      `with batch as (
         select ${key} from ${table} where ${key} > $1 order by ${key} limit $2
       ), changed as (
         update ${table} set ${set} from batch where ${table}.${key} = batch.${key} and (${where}) returning 1
       )
       select max(${key}) as last, (select count(*)::int from changed) as changed from batch`,
      [last, size],
    )) as { last: number | null; changed: number }[];
    const ms = performance.now() - begin;
    const fitting = Math.max(Math.round((size * BATCH_MS) / Math.max(ms, 1)), 1);
    size = Math.min(fitting, 2 * size, LARGEST_BATCH);
    const [batch] = rows;
    if (!batch || batch.last === null) return report(changed, last);
    last = batch.last;
    changed += batch.changed;
    if (performance.now() - reportedAt > REPORT_MS) report(changed, last);
    await setTimeout(ms);
  }
}
