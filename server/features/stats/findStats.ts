import type { DataSource } from "typeorm";
import { isPublicRecipe } from "../recipes/visibility";
import type { DayStats, TableStats } from "./Stats";

/** How many tables are named. */
const LONGEST_LIST = 10;

type Totals = Record<"people" | "recipes" | "reviews" | "favorites" | "notes", number>;

/** How many there are of everything; of recipes, those that are public. */
export async function findTotals(db: DataSource): Promise<Totals> {
  const [totals]: Totals[] = await db.query(
    `select (select count(*)::int from users) as people,
       coalesce((select count from facet_counts where facet = ''), 0) as recipes,
       (select count(*)::int from reviews) as reviews,
       (select count(*)::int from favorites) as favorites,
       (select count(*)::int from notes) as notes`,
  );
  return totals!;
}

const addedTo = (table: string, name: string, condition = "true") =>
  `left join (
     select (created_at at time zone 'UTC')::date as day, count(*)::int as count from ${table}
     where created_at >=
       ((now() at time zone 'UTC')::date - $1::int + 1)::timestamp at time zone 'UTC'
       and ${condition}
     group by 1) ${name} using (day)`;

/** What was added on each of the last days in UTC, also where that is nothing. */
export const findDays = (db: Pick<DataSource, "query">, days: number): Promise<DayStats[]> =>
  db.query(
    `select to_char(day, 'YYYY-MM-DD') as date,
       coalesce(p.count, 0) as people, coalesce(r.count, 0) as recipes,
       coalesce(v.count, 0) as reviews, coalesce(f.count, 0) as favorites
     from (select (now() at time zone 'UTC')::date - back as day
           from generate_series(0, $1::int - 1) as back) d
     ${addedTo("users", "p")} ${addedTo("recipes", "r", isPublicRecipe())}
     ${addedTo("reviews", "v")} ${addedTo("favorites", "f")}
     order by day`,
    [days],
  );

/** What a table takes. The embedded database estimates nothing on its own, so it has to count. */
const measured = (table: string) => `
  select '${table}' as name, pg_total_relation_size(oid)::float8 as bytes,
    (case when reltuples < 0 then (select count(*) from ${table}) else reltuples end)::float8 as rows
  from pg_class where oid = '${table}'::regclass`;

/** What the database takes on disk. */
export async function findStorage(db: DataSource) {
  const all = db.entityMetadatas.map(({ tableName }) => measured(tableName)).join(" union all ");
  const tables: (TableStats & { databaseBytes: number })[] = await db.query(
    `select *, pg_database_size(current_database())::float8 as "databaseBytes"
     from (${all}) measured order by bytes desc, name limit ${LONGEST_LIST}`,
  );
  return { databaseBytes: tables[0]!.databaseBytes, tables };
}
