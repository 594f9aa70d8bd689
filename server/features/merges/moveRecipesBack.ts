import type { EntityManager } from "typeorm";
import { maxCount } from "../../../shared/inputLimits";
import type { RecipeMove } from "./moveRecipes";
import { separateLines } from "./separateLines";

interface IdRow {
  id: number;
}

/**
 * Executes a statement that restores the merged item in recipes, and returns their IDs. `query` returns rows and their
 * number.
 */
async function updateRecipes(
  data: EntityManager,
  statement: string,
  parameters: unknown[],
): Promise<number[]> {
  const [rows]: [IdRow[], number] = await data.query(statement, parameters);
  return rows.map(({ id }) => id);
}

const RESTORE_CATEGORY = `
  update recipes r set category_id = $1 from merged_recipes m
  where m.merge_id = $3 and m.recipe_id = r.recipe_id and r.recipe_id = any($4)
    and r.category_id = $2
  returning r.recipe_id as id`;

export const moveCategoryBack = (data: EntityManager, move: RecipeMove): Promise<number[]> =>
  updateRecipes(data, RESTORE_CATEGORY, [move.mergedId, move.intoId, move.mergeId, move.recipeIds]);

/**
 * Finds later merges into the same tag of a recipe that had that tag because of this merge. The recipe then has it
 * because of the later merge.
 */
const LATER_MERGES = `
  select o.merge_id, o.recipe_id from merged_recipes o
  join merges l on l.merge_id = o.merge_id and l.kind = 'tag' and l.into_id = $2 and l.merge_id > $3
  join merged_recipes m on m.merge_id = $3 and m.recipe_id = o.recipe_id and not m.had_both
  where o.had_both and o.recipe_id = any($4)`;

const ADD_TAG = `
  with later as (
    update merged_recipes u set had_both = false from (
      select min(merge_id) as merge_id, recipe_id from (${LATER_MERGES}) l group by recipe_id
    ) f
    where u.merge_id = f.merge_id and u.recipe_id = f.recipe_id returning u.recipe_id
  ),
  wanted as (
    select recipe_id from merged_recipes where merge_id = $3 and had_both union select recipe_id from later
  ),
  added as (
    insert into recipe_tags (recipe_id, tag_id)
    select recipe_id, $1 from wanted w
    where recipe_id = any($4)
      and exists (select from recipe_tags t where t.recipe_id = w.recipe_id and t.tag_id = $2)
      and (select count(*) from recipe_tags t where t.recipe_id = w.recipe_id) < ${maxCount.tags}
    returning recipe_id
  )
  select recipe_id as id from added`;

const RESTORE_TAG = `
  update recipe_tags t set tag_id = $1 from merged_recipes m
  where m.merge_id = $3 and m.recipe_id = t.recipe_id and t.recipe_id = any($4) and not m.had_both
    and t.tag_id = $2 and t.recipe_id <> all($5)
  returning t.recipe_id as id`;

/** Restores a tag in recipes: as a second tag if they had both, and otherwise instead of the present one. */
export async function moveTagBack(data: EntityManager, move: RecipeMove): Promise<number[]> {
  const { mergeId, mergedId, intoId, recipeIds } = move;
  const parameters = [mergedId, intoId, mergeId, recipeIds];
  const rows: IdRow[] = await data.query(ADD_TAG, parameters);
  const addedIds = rows.map(({ id }) => id);
  return [...addedIds, ...(await updateRecipes(data, RESTORE_TAG, [...parameters, addedIds]))];
}

/** Excludes lines that a later merge of version 0.2 or before has combined with another one. */
const IS_COMBINED = `
  exists (
    select from merged_recipes o join merges later using (merge_id)
    where o.recipe_id = m.recipe_id and o.had_both and l.line_id = any(o.line_ids)
      and later.kind = 'ingredient' and later.into_id = $2 and later.merge_id > $3)`;

/** Restores the ingredient of the lines that the merge has changed, unless they got another one since. */
const RESTORE_INGREDIENT = `
  with restored as (
    update recipe_lines l set ingredient_id = $1 from merged_recipes m
    where m.merge_id = $3 and m.recipe_id = l.recipe_id and l.recipe_id = any($4) and not m.had_both
      and l.line_id = any(m.line_ids) and l.ingredient_id = $2 and not ${IS_COMBINED}
    returning l.recipe_id
  )
  select distinct recipe_id as id from restored`;

export async function moveIngredientBack(data: EntityManager, move: RecipeMove): Promise<number[]> {
  const { mergeId, mergedId, intoId, recipeIds } = move;
  const rows: IdRow[] = await data.query(RESTORE_INGREDIENT, [
    mergedId,
    intoId,
    mergeId,
    recipeIds,
  ]);
  return [...(await separateLines(data, move)), ...rows.map(({ id }) => id)];
}
