import type { EntityManager } from "typeorm";
import { MergeLookup } from "./replaceMergedReferences";

/** A stored line or tag of a deleted recipe. */
interface StoredRow {
  id: number;
  table: "recipe_lines" | "recipe_tags";
  /** The ingredient or tag. */
  itemId: number;
}

const CATEGORY = `
  select (content ->> 'category_id')::int as "categoryId" from deleted_recipes where recipe_id = $1`;

const ROWS = `
  select deleted_recipe_row_id as id, table_name as "table",
    coalesce(content ->> 'ingredient_id', content ->> 'tag_id')::int as "itemId"
  from deleted_recipe_rows
  where recipe_id = $1 and table_name in ('recipe_lines', 'recipe_tags')
    and coalesce(content ->> 'ingredient_id', content ->> 'tag_id') is not null
  order by deleted_recipe_row_id`;

const CHANGE = `
  update deleted_recipe_rows set content = (content::jsonb || $2::jsonb)::json
  where deleted_recipe_row_id = $1`;

/** Replaces the ingredient of a line, or a tag. A recipe with both tags keeps one. */
async function replaceRow(
  data: EntityManager,
  { id, table }: StoredRow,
  itemId: number,
  isSecondTag: boolean,
): Promise<void> {
  if (isSecondTag) {
    await data.query("delete from deleted_recipe_rows where deleted_recipe_row_id = $1", [id]);
    return;
  }
  const change = table === "recipe_tags" ? { tag_id: itemId } : { ingredient_id: itemId };
  await data.query(CHANGE, [id, JSON.stringify(change)]);
}

/** Replaces references to merged items in a deleted recipe, which must be locked. */
export async function replaceMergedRows(data: EntityManager, recipeId: number): Promise<void> {
  const [{ categoryId }]: [{ categoryId: number }] = await data.query(CATEGORY, [recipeId]);
  const rows: StoredRow[] = await data.query(ROWS, [recipeId]);
  const readIds = (table: StoredRow["table"]) =>
    rows.filter((row) => row.table === table).map(({ itemId }) => itemId);
  const lookup = await MergeLookup.create(data, {
    category: [categoryId],
    ingredient: readIds("recipe_lines"),
    tag: readIds("recipe_tags"),
  });
  const currentId = lookup.resolveId("category", categoryId);
  if (currentId !== categoryId) {
    await data.query(
      `update deleted_recipes set content = (content::jsonb || $2::jsonb)::json where recipe_id = $1`,
      [recipeId, JSON.stringify({ category_id: currentId })],
    );
  }
  const tagIds = new Set<number>();
  for (const row of rows) {
    const isTag = row.table === "recipe_tags";
    const itemId = lookup.resolveId(isTag ? "tag" : "ingredient", row.itemId);
    const isSecondTag = isTag && tagIds.has(itemId);
    if (isTag) tagIds.add(itemId);
    if (isSecondTag || itemId !== row.itemId) await replaceRow(data, row, itemId, isSecondTag);
  }
}
