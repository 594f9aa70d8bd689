import type { DataSource } from "typeorm";
import { isPublicRecipe } from "../recipes/visibility";
import { hasNoPhoto, hasNoReviews } from "../../database/readModel/pendingRecipes";
import { ImportState } from "../imports/Import";
import { COUNT_OPEN_REQUESTS } from "../users/contributorRequests";
import type { DayStats, Stats, TableStats } from "./Stats";

/** The number of tables in the list. */
const MAX_TABLES = 10;

type Totals = Pick<Stats, "people" | "recipes" | "reviews" | "favorites" | "notes" | "pending">;

/** Counts the work that waits. The conditions are those of the lists that show it. */
const PENDING = `
  select json_build_object(
    'recipesWithoutPhoto', (
      select count(*) from recipes r where ${isPublicRecipe("r")} and ${hasNoPhoto("r")}),
    'recipesWithoutReviews', (
      select count(*) from recipes r where ${isPublicRecipe("r")} and ${hasNoReviews("r")}),
    'openRequests', (${COUNT_OPEN_REQUESTS}),
    'proposedIngredients', (
      select count(distinct own_key) from ingredients i
      where owner_id is not null and proposed_at is not null and exists (
        select from recipe_lines l where l.ingredient_id = i.ingredient_id)),
    'viewerImports', (
      select count(*) from imports where user_id = $1 and state = '${ImportState.READY}'))`;

/** Counts accounts, public recipes, reviews, favorites, notes, and the work that waits for the viewer and others. */
export async function findTotals(db: DataSource, userId: number): Promise<Totals> {
  const [totals]: Totals[] = await db.query(
    `select (select count(*)::int from users) as people,
       coalesce((select count from facet_counts where facet = ''), 0) as recipes,
       (select count(*)::int from reviews) as reviews,
       (select count(*)::int from favorites) as favorites,
       (select count(*)::int from notes) as notes,
       (${PENDING}) as pending`,
    [userId],
  );
  return totals!;
}

const joinAdded = (table: string, name: string, condition = "true") =>
  `left join (
     select (created_at at time zone 'UTC')::date as day, count(*)::int as count from ${table}
     where created_at >=
       ((now() at time zone 'UTC')::date - $1::int + 1)::timestamp at time zone 'UTC'
       and ${condition}
     group by 1) ${name} using (day)`;

/** Counts the rows that were added on each of the last days in UTC, including days without any. */
export const findDays = (db: Pick<DataSource, "query">, days: number): Promise<DayStats[]> =>
  db.query(
    `select to_char(day, 'YYYY-MM-DD') as date,
       coalesce(p.count, 0) as people, coalesce(r.count, 0) as recipes,
       coalesce(v.count, 0) as reviews, coalesce(f.count, 0) as favorites
     from (select (now() at time zone 'UTC')::date - back as day
           from generate_series(0, $1::int - 1) as back) d
     ${joinAdded("users", "p")} ${joinAdded("recipes", "r", isPublicRecipe())}
     ${joinAdded("reviews", "v")} ${joinAdded("favorites", "f")}
     order by day`,
    [days],
  );

/** Selects the size and the rows of a table. The embedded database has no estimates, so rows are counted there. */
const measureTable = (table: string) => `
  select '${table}' as name, pg_total_relation_size(oid)::float8 as bytes,
    (case when reltuples < 0 then (select count(*) from ${table}) else reltuples end)::float8 as rows
  from pg_class where oid = '${table}'::regclass`;

/** Finds the size of the database on disk. */
export async function findStorage(db: DataSource) {
  const statements = db.entityMetadatas
    .map(({ tableName }) => measureTable(tableName))
    .join(" union all ");
  const tables: (TableStats & { databaseBytes: number })[] = await db.query(
    `select *, pg_database_size(current_database())::float8 as "databaseBytes"
     from (${statements}) measured order by bytes desc, name limit ${MAX_TABLES}`,
  );
  return { databaseBytes: tables[0]!.databaseBytes, tables };
}
