import type { DataSource } from "typeorm";
import type { Condition } from "./conditions";

/** Up to so many recipes are counted; more are estimated, since counting them all takes seconds among a million. */
export const MOST_COUNTED = 10_000;

/** How far above the limit an estimate must be for counting to be pointless: several times as far as estimates err there. */
const CLEARLY_MORE = 1.3;

/** The index `ix_recipe_search_sample` has every so many-th recipe. */
export const INTERVAL = 16;

/** How many rows, fulfilling a condition or not, an estimate is made from if no index helps. */
const ROWS = 20_000;

/** The share of all rows that makes such a sample, in per cent. */
const SHARE = `least(100, 100.0 * ${ROWS} / greatest(1, (select count from facet_counts where facet = '')))`;

/** Some of the recipes that fulfil a condition, and how many of all each of them stands for. */
interface Sample {
  /** What follows `select … from`. */
  from: string;
  weight: string;
}

/** A sample of the recipes that fulfil a condition, the same as long as they are the same; an empty one where few fulfil it and all can be counted. */
export function sampleOf({ sql, narrowedBy }: Condition): Sample {
  switch (narrowedBy) {
    case "document":
      return {
        from: `recipe_search s where s.recipe_id % ${INTERVAL} = 0 and ${sql}`,
        weight: `${INTERVAL}`,
      };
    case "favorites":
      return { from: "recipe_search s where false", weight: "0" };
    case "nothing":
      return {
        from: `recipe_search s tablesample system (${SHARE}) repeatable (0) where ${sql}`,
        weight: `100 / ${SHARE}`,
      };
  }
}

/** What an estimate must exceed for recipes not to be counted. @param most how many are counted at the most */
export const clearlyMoreThan = (most: number): number => most * CLEARLY_MORE;

/** How many recipes fulfil a condition: exactly up to a limit, and rounded to two digits above it. */
export async function countMatching(
  db: DataSource,
  condition: Condition,
  most = MOST_COUNTED,
): Promise<number> {
  const { from, weight } = sampleOf(condition);
  const [row]: { count: number }[] = await db.query(
    `with estimated as materialized (select count(*) * ${weight} as count from ${from}), counted as materialized (
       select case when count > ${clearlyMoreThan(most)} then count
         else (select count(*) from recipe_search s where ${condition.sql}) end as count
       from estimated
     )
     select case when count <= ${most} then count
       else round(count, 1 - floor(log(count))::int) end::int as count
     from counted`,
    condition.parameters,
  );
  return row!.count;
}
