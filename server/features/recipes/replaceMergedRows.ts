import type { EntityManager } from "typeorm";
import { combineLines } from "../../lib/combineLines";
import { MergeLookup } from "./replaceMergedReferences";

/** A stored line or tag of a deleted recipe. */
interface StoredRow {
  id: number;
  table: "recipe_ingredients" | "recipe_tags";
  content: {
    ingredient_id?: number;
    tag_id?: number;
    quantity: string | null;
    unit: string | null;
    preparation: string | null;
    is_optional: boolean;
  };
}

const CATEGORY = `
  select (content ->> 'category_id')::int as "categoryId" from deleted_recipes where recipe_id = $1`;

const ROWS = `
  select deleted_recipe_row_id as id, table_name as "table", content from deleted_recipe_rows
  where recipe_id = $1 and table_name in ('recipe_ingredients', 'recipe_tags')
  order by (content ->> 'position')::int nulls last, deleted_recipe_row_id`;

const CHANGE = `
  update deleted_recipe_rows set content = (content::jsonb || $2::jsonb)::json
  where deleted_recipe_row_id = $1`;

const readId = ({ content }: StoredRow): number => (content.ingredient_id ?? content.tag_id)!;

const readKind = ({ table }: StoredRow) => (table === "recipe_tags" ? "tag" : "ingredient");

/** Combines the columns of two lines for the same ingredient. */
function combineContents(first: StoredRow["content"], second: StoredRow["content"]): object {
  const { isOptional, quantity, unit, preparation } = combineLines(
    { ...first, isOptional: first.is_optional },
    { ...second, isOptional: second.is_optional },
  );
  return { quantity, unit, preparation, is_optional: isOptional };
}

/** Replaces one item of a deleted recipe, and combines its line with an existing line for the same item. */
async function replaceRow(
  data: EntityManager,
  row: StoredRow,
  id: number,
  first: StoredRow | undefined,
): Promise<void> {
  if (!first) {
    const change = row.table === "recipe_tags" ? { tag_id: id } : { ingredient_id: id };
    await data.query(CHANGE, [row.id, JSON.stringify(change)]);
    return;
  }
  if (row.table === "recipe_ingredients") {
    const change = combineContents(first.content, row.content);
    Object.assign(first.content, change);
    await data.query(CHANGE, [first.id, JSON.stringify(change)]);
  }
  await data.query("delete from deleted_recipe_rows where deleted_recipe_row_id = $1", [row.id]);
}

/** Replaces references to merged items in a deleted recipe, which must be locked. */
export async function replaceMergedRows(data: EntityManager, recipeId: number): Promise<void> {
  const [{ categoryId }]: [{ categoryId: number }] = await data.query(CATEGORY, [recipeId]);
  const rows: StoredRow[] = await data.query(ROWS, [recipeId]);
  const readIds = (table: StoredRow["table"]) =>
    rows.filter((row) => row.table === table).map(readId);
  const lookup = await MergeLookup.create(data, {
    category: [categoryId],
    ingredient: readIds("recipe_ingredients"),
    tag: readIds("recipe_tags"),
  });
  const currentId = lookup.resolveId("category", categoryId);
  if (currentId !== categoryId) {
    await data.query(
      `update deleted_recipes set content = (content::jsonb || $2::jsonb)::json where recipe_id = $1`,
      [recipeId, JSON.stringify({ category_id: currentId })],
    );
  }
  const firstRows = new Map<string, StoredRow>();
  for (const row of rows) {
    const id = lookup.resolveId(readKind(row), readId(row));
    const name = `${row.table} ${id}`;
    const first = firstRows.get(name);
    if (first || id !== readId(row)) await replaceRow(data, row, id, first);
    if (!first) firstRows.set(name, row);
  }
}
