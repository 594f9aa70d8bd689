import type { EntityManager } from "typeorm";
import { combineLines } from "../../lib/combineLines";

/** Locked recipes in which one item replaces another. */
export interface RecipeMove {
  mergeId: number;
  mergedId: number;
  intoId: number;
  recipeIds: number[];
}

/** If a recipe got the item again during the merge, undoing restores its latest state. */
const OVERWRITE = `
  on conflict (merge_id, recipe_id) do update set had_both = excluded.had_both, line = excluded.line,
    into_line = excluded.into_line, combined_line = excluded.combined_line`;

const RECORD_CATEGORY = `
  insert into merged_recipes (merge_id, recipe_id) select $1, unnest($2::int[]) ${OVERWRITE}`;

/** Replaces the category of recipes. */
export async function moveCategory(data: EntityManager, move: RecipeMove): Promise<void> {
  const { mergeId, intoId, recipeIds } = move;
  await data.query(RECORD_CATEGORY, [mergeId, recipeIds]);
  await data.query("update recipes set category_id = $1 where recipe_id = any($2)", [
    intoId,
    recipeIds,
  ]);
}

const RECORD_TAG = `
  insert into merged_recipes (merge_id, recipe_id, had_both)
  select $1, id, exists (select from recipe_tags t where t.recipe_id = id and t.tag_id = $3)
  from unnest($2::int[]) id ${OVERWRITE}`;

const REMOVE_SECOND_TAG = `
  delete from recipe_tags t using merged_recipes m
  where m.merge_id = $1 and m.had_both and t.recipe_id = m.recipe_id and t.tag_id = $2
    and m.recipe_id = any($3)`;

/** Replaces a tag in recipes. A recipe with both tags keeps one. */
export async function moveTag(data: EntityManager, move: RecipeMove): Promise<void> {
  const { mergeId, mergedId, intoId, recipeIds } = move;
  await data.query(RECORD_TAG, [mergeId, recipeIds, intoId]);
  await data.query(REMOVE_SECOND_TAG, [mergeId, mergedId, recipeIds]);
  await data.query("update recipe_tags set tag_id = $2 where tag_id = $1 and recipe_id = any($3)", [
    mergedId,
    intoId,
    recipeIds,
  ]);
}

/** A line with the column names of the database. */
export interface LineRow {
  recipe_id: number;
  ingredient_id: number;
  position: number;
  quantity: string | null;
  unit: string | null;
  preparation: string | null;
  is_optional: boolean;
  scales: boolean;
}

const PAIRS = `
  select row_to_json(l) as line, row_to_json(i) as "intoLine"
  from recipe_ingredients l join recipe_ingredients i using (recipe_id)
  where l.ingredient_id = $1 and i.ingredient_id = $2 and l.recipe_id = any($3)`;

const RECORD_INGREDIENT = `
  insert into merged_recipes (merge_id, recipe_id, had_both, line, into_line, combined_line)
  select $1, id, p.line is not null, p.line, p.into_line, p.combined_line
  from unnest($2::int[]) id
  left join json_to_recordset($3) p (recipe_id int, line json, into_line json, combined_line json)
    on p.recipe_id = id ${OVERWRITE}`;

const COMBINE = `
  with removed as (
    delete from recipe_ingredients l using merged_recipes m
    where m.merge_id = $1 and m.had_both and m.recipe_id = any($2)
      and l.recipe_id = m.recipe_id and l.ingredient_id = $3
  )
  update recipe_ingredients l
  set quantity = c.quantity, unit = c.unit, preparation = c.preparation, is_optional = c.is_optional
  from merged_recipes m, json_populate_record(null::recipe_ingredients, m.combined_line) c
  where m.merge_id = $1 and m.had_both and m.recipe_id = any($2)
    and l.recipe_id = m.recipe_id and l.ingredient_id = c.ingredient_id`;

/** Combines two lines into one with both amounts, because a recipe has one line per ingredient. */
function combineRows(line: LineRow, intoLine: LineRow): LineRow {
  const { isOptional, ...rest } = combineLines(
    { ...intoLine, isOptional: intoLine.is_optional },
    { ...line, isOptional: line.is_optional },
  );
  return { ...rest, is_optional: isOptional };
}

export async function moveIngredient(data: EntityManager, move: RecipeMove): Promise<void> {
  const { mergeId, mergedId, intoId, recipeIds } = move;
  const pairs: { line: LineRow; intoLine: LineRow }[] = await data.query(PAIRS, [
    mergedId,
    intoId,
    recipeIds,
  ]);
  const records = pairs.map(({ line, intoLine }) => ({
    recipe_id: line.recipe_id,
    line,
    into_line: intoLine,
    combined_line: combineRows(line, intoLine),
  }));
  await data.query(RECORD_INGREDIENT, [mergeId, recipeIds, JSON.stringify(records)]);
  if (pairs.length > 0) await data.query(COMBINE, [mergeId, recipeIds, mergedId]);
  await data.query(
    "update recipe_ingredients set ingredient_id = $2 where ingredient_id = $1 and recipe_id = any($3)",
    [mergedId, intoId, recipeIds],
  );
}
