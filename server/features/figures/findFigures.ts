import type { DataSource } from "typeorm";
import type { DayFigures, TableFigure } from "./Figures";

/** How many recipes and people the lists name. */
const LONGEST_LIST = 10;

type Totals = Record<"people" | "recipes" | "reviews" | "favorites" | "notes", number>;

/** How many there are of everything. */
export async function findTotals(db: DataSource): Promise<Totals> {
  const [totals]: Totals[] = await db.query(
    `select (select count(*)::int from users) as people,
       (select count(*)::int from recipes) as recipes,
       (select count(*)::int from reviews) as reviews,
       (select count(*)::int from favorites) as favorites,
       (select count(*)::int from notes) as notes`,
  );
  return totals!;
}

const addedTo = (table: string, name: string) =>
  `left join (
     select (created_at at time zone 'UTC')::date as day, count(*)::int as count from ${table}
     where created_at >= ((now() at time zone 'UTC')::date - $1::int + 1) at time zone 'UTC'
     group by 1) ${name} using (day)`;

/** What was added on each of the last days in UTC, also where that is nothing. */
export const findDays = (db: DataSource, days: number): Promise<DayFigures[]> =>
  db.query(
    `select to_char(day, 'YYYY-MM-DD') as date,
       coalesce(p.count, 0) as people, coalesce(r.count, 0) as recipes,
       coalesce(v.count, 0) as reviews, coalesce(f.count, 0) as favorites
     from (select (now() at time zone 'UTC')::date - back as day
           from generate_series(0, $1::int - 1) as back) d
     ${addedTo("users", "p")} ${addedTo("recipes", "r")}
     ${addedTo("reviews", "v")} ${addedTo("favorites", "f")}
     order by day`,
    [days],
  );

/** The keys that a column of a table names most often, and how often; ties by key. */
export const findMost = (
  db: DataSource,
  table: "reviews" | "favorites" | "recipes",
  column: "recipe_id" | "owner_id",
): Promise<{ key: number; count: number }[]> =>
  db.query(
    `select ${column} as key, count(*)::int as count from ${table}
     group by 1 order by 2 desc, 1 limit ${LONGEST_LIST}`,
  );

/** What the database takes on disk. */
export async function findStorage(db: DataSource) {
  const tables: (TableFigure & { databaseBytes: number })[] = await db.query(
    `select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes,
       greatest(c.reltuples, 0)::float8 as rows,
       pg_database_size(current_database())::float8 as "databaseBytes"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = current_schema()
     order by bytes desc, name limit ${LONGEST_LIST}`,
  );
  return { databaseBytes: tables[0]?.databaseBytes ?? 0, tables };
}
