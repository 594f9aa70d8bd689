import type { DataSource, EntityManager } from "typeorm";
import { findViolatedForeignKey } from "../../database/translateDatabaseErrors";
import { conflict, notFound } from "../../errors";
import { toSnakeCase } from "../../../shared/changeCase";
import { hasSeveral, referenceEntries } from "../../../shared/referenceKinds";
import { ownProperty } from "../../../shared/ownProperty";
import { storedTables } from "./DeletedRecipeRow";
import { replaceMergedRows } from "./replaceMergedRows";

/** Only one of several concurrent restorations succeeds. */
const LOCK = "select from deleted_recipes where recipe_id = $1 for update";

/**
 * The stored columns that the tables still have. Columns that were added after the deletion are left out and get their
 * defaults.
 */
const COLUMNS = `
  select table_name as "table", string_agg(distinct quote_ident(column_name), ', ') as columns
  from (
    select 'recipes' as table_name, content from deleted_recipes where recipe_id = $1
    union all
    select table_name, content from deleted_recipe_rows where recipe_id = $1
  ) as stored
  cross join json_object_keys(content) as column_name
  join information_schema.columns using (table_name, column_name)
  where table_schema = current_schema()
  group by table_name`;

/** Tables in the order in which rows are inserted: the recipe's before those that refer to it. */
const TABLES = ["recipes", ...Object.keys(storedTables)];

/** Inserts the rows of a table. Votes for a review that was deleted with its author's account are left out. */
const restoreRows = (table: string, columns: string): string => {
  const source =
    table === "recipes"
      ? "deleted_recipes d where d.recipe_id = $1"
      : `deleted_recipe_rows d where d.recipe_id = $1 and d.table_name = '${table}'`;
  return `insert into ${table} (${columns}) select ${columns} from (
    select (json_populate_record(null::${table}, d.content)).* from ${source}) as rows
    ${table === "review_votes" ? "where exists (select from reviews r where r.review_id = rows.review_id)" : ""}`;
};

/** Restores the photos. Those of reviews and diary entries are not the recipe's own. */
const RESTORE_PHOTOS = `update photos set deleted_recipe_id = null,
    recipe_id = case when coalesce(review_id, diary_entry_id) is null then deleted_recipe_id end,
    step_id = deleted_step_id, deleted_step_id = null
  where deleted_recipe_id = $1`;

/** The missing item that prevents a restoration, by the violated foreign key. */
const missingThings: Readonly<Record<string, string>> = Object.fromEntries(
  referenceEntries.map(([, kind]) => [
    `fk_${kind.usedIn}_${toSnakeCase(kind.key)}`,
    hasSeveral(kind) ? `one of its ${kind.words.several}` : `its ${kind.thing.toLowerCase()}`,
  ]),
);

async function restore(data: EntityManager, recipeId: number): Promise<void> {
  const lockedRows: object[] = await data.query(LOCK, [recipeId]);
  if (lockedRows.length === 0) throw notFound("Deleted recipe");
  await replaceMergedRows(data, recipeId);
  const rows: { table: string; columns: string }[] = await data.query(COLUMNS, [recipeId]);
  const columnsByTable = new Map(rows.map(({ table, columns }) => [table, columns]));
  for (const table of TABLES) {
    const columns = columnsByTable.get(table);
    if (columns) await data.query(restoreRows(table, columns), [recipeId]);
  }
  await data.query(RESTORE_PHOTOS, [recipeId]);
  await data.query("delete from deleted_recipes where recipe_id = $1", [recipeId]);
}

/**
 * Restores a deleted recipe with its reviews, favorites, notes, diary entries and photos, except those of accounts that were deleted
 * meanwhile.
 * @throws CONFLICT if an item that it refers to was deleted meanwhile
 */
export async function restoreRecipe(db: DataSource, recipeId: number): Promise<void> {
  try {
    await db.transaction((data) => restore(data, recipeId));
  } catch (error) {
    const missingThing = ownProperty(missingThings, findViolatedForeignKey(error) ?? "");
    throw missingThing
      ? conflict(`This recipe cannot be restored because ${missingThing} has been deleted.`)
      : error;
  }
}
