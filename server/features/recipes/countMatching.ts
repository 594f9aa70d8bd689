import type { DataSource } from "typeorm";
import type { Condition } from "./conditions";

/** The largest exact count. More recipes are estimated, because counting a million takes seconds. */
export const MAX_COUNTED = 10_000;

/** The factor by which an estimate must exceed the limit to skip counting: several times the error of estimates. */
const ESTIMATE_MARGIN = 1.3;

/** The index `ix_recipe_search_sample` contains every 16th recipe. */
export const SAMPLE_INTERVAL = 16;

/** The number of rows in a sample if no index helps. */
const SAMPLE_ROWS = 20_000;

/** The percentage of all rows in a sample without an index. */
const SAMPLE_PERCENT = `least(100, 100.0 * ${SAMPLE_ROWS} / greatest(1, (select count from facet_counts where facet = '')))`;

/** A sample of the recipes that fulfill a condition, and the number of recipes for each sampled one. */
interface Sample {
  /** The SQL after `select … from`. */
  from: string;
  weight: string;
}

/**
 * Selects a sample of the recipes that fulfill a condition, stable while the recipes do not change. It is empty if so
 * few match that all can be counted.
 */
export function selectSample({ sql, narrowedBy }: Condition): Sample {
  switch (narrowedBy) {
    case "document":
      return {
        from: `recipe_search s where s.recipe_id % ${SAMPLE_INTERVAL} = 0 and ${sql}`,
        weight: `${SAMPLE_INTERVAL}`,
      };
    case "favorites":
      return { from: "recipe_search s where false", weight: "0" };
    case "nothing":
      return {
        from: `recipe_search s tablesample system (${SAMPLE_PERCENT}) repeatable (0) where ${sql}`,
        weight: `100 / ${SAMPLE_PERCENT}`,
      };
  }
}

/**
 * Returns the estimate above which recipes are not counted.
 * @param limit the largest exact count
 */
export const addMargin = (limit: number): number => limit * ESTIMATE_MARGIN;

/** Counts the recipes that fulfill a condition: exactly up to a limit, and rounded to two digits above it. */
export async function countMatching(
  db: DataSource,
  condition: Condition,
  limit = MAX_COUNTED,
): Promise<number> {
  const { from, weight } = selectSample(condition);
  const [row]: { count: number }[] = await db.query(
    `with estimated as materialized (select count(*) * ${weight} as count from ${from}), counted as materialized (
       select case when count > ${addMargin(limit)} then count
         else (select count(*) from recipe_search s where ${condition.sql}) end as count
       from estimated
     )
     select case when count <= ${limit} then count
       else round(count, 1 - floor(log(count))::int) end::int as count
     from counted`,
    condition.parameters,
  );
  return row!.count;
}
