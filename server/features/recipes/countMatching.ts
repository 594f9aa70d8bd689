import type { DataSource } from "typeorm";
import type { Condition } from "./conditions";

/** Up to so many recipes are counted; more are estimated, since counting them all takes seconds among a million. */
export const MOST_COUNTED = 10_000;

/** How many rows, fulfilling a condition or not, an estimate is made from. */
const SAMPLE = 20_000;

/** The share of all rows that makes a sample, in per cent. */
const SHARE = `least(100, 100.0 * ${SAMPLE} / greatest(1, (select count from facet_counts where facet = '')))`;

/** An estimate of how many recipes fulfil a condition; the same each time, as long as they are the same. */
export const estimated = (where: string): string => `
  (select count(*) * 100 / ${SHARE} from recipe_search s tablesample system (${SHARE}) repeatable (0)
   where ${where})`;

/** How many recipes fulfil a condition: exactly up to a limit, and rounded to two digits above it. */
export async function countMatching(
  db: DataSource,
  { sql, parameters }: Condition,
  most = MOST_COUNTED,
): Promise<number> {
  const [row]: { count: number }[] = await db.query(
    `with counted as materialized (
       select count(*) as count from (select from recipe_search s where ${sql} limit ${most + 1}) first
     )
     select case when count <= ${most} then count else (
       select round(count, 1 - floor(log(count))::int)
       from (select greatest(${most + 1}, ${estimated(sql)}) as count) more
     ) end::int as count from counted`,
    parameters,
  );
  return row!.count;
}
