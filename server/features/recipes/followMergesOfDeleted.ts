import type { EntityManager } from "typeorm";
import { combineLines } from "../../lib/combineLines";
import { FollowedMerges } from "./followMerges";

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

const idOf = ({ content }: StoredRow): number => (content.ingredient_id ?? content.tag_id)!;

const kindOf = ({ table }: StoredRow) => (table === "recipe_tags" ? "tag" : "ingredient");

/** What the columns of two lines for the same ingredient become. */
function combineContents(one: StoredRow["content"], other: StoredRow["content"]): object {
  const { isOptional, quantity, unit, preparation } = combineLines(
    { ...one, isOptional: one.is_optional },
    { ...other, isOptional: other.is_optional },
  );
  return { quantity, unit, preparation, is_optional: isOptional };
}

/** Replaces one thing of a deleted recipe; a line that the recipe has already is combined with it. */
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

/** Has a deleted recipe, which is locked, refer to what the things that it had were merged into. */
export async function followMergesOfDeleted(data: EntityManager, recipeId: number): Promise<void> {
  const [{ categoryId }]: [{ categoryId: number }] = await data.query(CATEGORY, [recipeId]);
  const rows: StoredRow[] = await data.query(ROWS, [recipeId]);
  const idsIn = (table: StoredRow["table"]) => rows.filter((row) => row.table === table).map(idOf);
  const followed = await FollowedMerges.of(data, {
    category: [categoryId],
    ingredient: idsIn("recipe_ingredients"),
    tag: idsIn("recipe_tags"),
  });
  const current = followed.idOf("category", categoryId);
  if (current !== categoryId) {
    await data.query(
      `update deleted_recipes set content = (content::jsonb || $2::jsonb)::json where recipe_id = $1`,
      [recipeId, JSON.stringify({ category_id: current })],
    );
  }
  const firstOf = new Map<string, StoredRow>();
  for (const row of rows) {
    const id = followed.idOf(kindOf(row), idOf(row));
    const name = `${row.table} ${id}`;
    const first = firstOf.get(name);
    if (first || id !== idOf(row)) await replaceRow(data, row, id, first);
    if (!first) firstOf.set(name, row);
  }
}
