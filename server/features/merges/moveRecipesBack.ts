import type { EntityManager } from "typeorm";
import { maxCount } from "../../../shared/inputLimits";
import type { RecipeMove } from "./moveRecipes";

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

/** Excludes lines that a later merge has combined with another one, because their parts are unknown. */
const IS_COMBINED = `
  exists (
    select from merged_recipes o join merges l using (merge_id)
    where o.recipe_id = m.recipe_id and o.had_both
      and l.kind = 'ingredient' and l.into_id = $2 and l.merge_id > $3)`;

const RESTORE_INGREDIENT = `
  update recipe_ingredients i set ingredient_id = $1 from merged_recipes m
  where m.merge_id = $3 and m.recipe_id = i.recipe_id and i.recipe_id = any($4) and not m.had_both
    and i.ingredient_id = $2 and not ${IS_COMBINED}
  returning i.recipe_id as id`;

const IS_SAME_LINE = ["quantity", "unit", "preparation", "is_optional", "scales"]
  .map((column) => `i.${column} is not distinct from c.${column}`)
  .join(" and ");

/** Restores the line of the other ingredient, if it has not changed since both were combined. */
const SEPARATE = `
  update recipe_ingredients i
  set quantity = b.quantity, unit = b.unit, preparation = b.preparation, is_optional = b.is_optional
  from merged_recipes m, json_populate_record(null::recipe_ingredients, m.combined_line) c,
    json_populate_record(null::recipe_ingredients, m.into_line) b
  where m.merge_id = $2 and m.had_both and m.recipe_id = i.recipe_id and i.recipe_id = any($3)
    and i.ingredient_id = $1 and ${IS_SAME_LINE}
    and (select count(*) from recipe_ingredients n where n.recipe_id = i.recipe_id) < ${maxCount.ingredients}
  returning i.recipe_id as id`;

/** Restores the removed line, and moves other lines down if its position is taken. */
const ADD_LINE = `
  with moved as (
    update recipe_ingredients i set position = i.position + 1 from merged_recipes m
    where m.merge_id = $1 and m.recipe_id = i.recipe_id and i.recipe_id = any($2)
      and i.position >= (m.line ->> 'position')::int
      and exists (
        select from recipe_ingredients n where n.recipe_id = i.recipe_id
          and n.position = (m.line ->> 'position')::int)
  )
  insert into recipe_ingredients
    (recipe_id, ingredient_id, position, quantity, unit, preparation, is_optional, scales)
  select m.recipe_id, l.ingredient_id, l.position, l.quantity, l.unit, l.preparation, l.is_optional, l.scales
  from merged_recipes m, json_populate_record(null::recipe_ingredients, m.line) l
  where m.merge_id = $1 and m.recipe_id = any($2)`;

export async function moveIngredientBack(data: EntityManager, move: RecipeMove): Promise<number[]> {
  const { mergeId, mergedId, intoId, recipeIds } = move;
  const separatedIds = await updateRecipes(data, SEPARATE, [intoId, mergeId, recipeIds]);
  if (separatedIds.length > 0) await data.query(ADD_LINE, [mergeId, separatedIds]);
  const parameters = [mergedId, intoId, mergeId, recipeIds];
  return [...separatedIds, ...(await updateRecipes(data, RESTORE_INGREDIENT, parameters))];
}
