import type { EntityManager } from "typeorm";
import { MergeLookup } from "./replaceMergedReferences";

/** The rows of a recipe that refer to items, by table. */
const TABLES = {
  recipe_lines: { kind: "ingredient", column: "ingredient_id" },
  recipe_tags: { kind: "tag", column: "tag_id" },
  recipe_equipment: { kind: "equipment", column: "equipment_id" },
} as const;

/** A stored line, tag or piece of equipment of a deleted recipe. */
interface StoredRow {
  id: number;
  table: keyof typeof TABLES;
  itemId: number;
}

const CATEGORY = `
  select (content ->> 'category_id')::int as "categoryId" from deleted_recipes where recipe_id = $1`;

const ITEM_ID = `coalesce(${Object.values(TABLES)
  .map(({ column }) => `content ->> '${column}'`)
  .join()})`;

const ROWS = `
  select deleted_recipe_row_id as id, table_name as "table", ${ITEM_ID}::int as "itemId"
  from deleted_recipe_rows
  where recipe_id = $1 and table_name = any($2) and ${ITEM_ID} is not null
  order by deleted_recipe_row_id`;

const CHANGE = `
  update deleted_recipe_rows set content = (content::jsonb || $2::jsonb)::json
  where deleted_recipe_row_id = $1`;

/** Replaces the item of a row. A recipe keeps one row of two with the same tag or piece of equipment. */
async function replaceRow(
  data: EntityManager,
  { id, table }: StoredRow,
  itemId: number,
  isRepeated: boolean,
): Promise<void> {
  if (isRepeated) {
    await data.query("delete from deleted_recipe_rows where deleted_recipe_row_id = $1", [id]);
    return;
  }
  await data.query(CHANGE, [id, JSON.stringify({ [TABLES[table].column]: itemId })]);
}

/** Replaces references to merged items in a deleted recipe, which must be locked. */
export async function replaceMergedRows(data: EntityManager, recipeId: number): Promise<void> {
  const [{ categoryId }]: [{ categoryId: number }] = await data.query(CATEGORY, [recipeId]);
  const rows: StoredRow[] = await data.query(ROWS, [recipeId, Object.keys(TABLES)]);
  const readIds = (table: StoredRow["table"]) =>
    rows.filter((row) => row.table === table).map(({ itemId }) => itemId);
  const lookup = await MergeLookup.create(data, {
    category: [categoryId],
    ingredient: readIds("recipe_lines"),
    tag: readIds("recipe_tags"),
    equipment: readIds("recipe_equipment"),
  });
  const currentId = lookup.resolveId("category", categoryId);
  if (currentId !== categoryId) {
    await data.query(
      `update deleted_recipes set content = (content::jsonb || $2::jsonb)::json where recipe_id = $1`,
      [recipeId, JSON.stringify({ category_id: currentId })],
    );
  }
  const keptItems = new Set<string>();
  for (const row of rows) {
    const { kind } = TABLES[row.table];
    const itemId = lookup.resolveId(kind, row.itemId);
    const item = `${kind} ${itemId}`;
    // Only an ingredient may occur in several rows.
    const isRepeated = kind !== "ingredient" && keptItems.has(item);
    keptItems.add(item);
    if (isRepeated || itemId !== row.itemId) await replaceRow(data, row, itemId, isRepeated);
  }
}
