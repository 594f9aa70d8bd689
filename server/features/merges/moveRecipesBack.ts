import type { EntityManager } from "typeorm";
import { maxCount } from "../../../shared/inputLimits";
import type { Moved } from "./moveRecipes";

interface Restored {
  id: number;
}

/** The recipes that a statement has given back what was merged; `query` answers rows and their number. */
async function changedBy(
  data: EntityManager,
  statement: string,
  parameters: unknown[],
): Promise<number[]> {
  const [rows]: [Restored[], number] = await data.query(statement, parameters);
  return rows.map(({ id }) => id);
}

const RESTORE_CATEGORY = `
  update recipes r set category_id = $1 from merged_recipes m
  where m.merge_id = $3 and m.recipe_id = r.recipe_id and r.recipe_id = any($4)
    and r.category_id = $2
  returning r.recipe_id as id`;

export const moveCategoryBack = (data: EntityManager, moved: Moved): Promise<number[]> =>
  changedBy(data, RESTORE_CATEGORY, [moved.mergedId, moved.intoId, moved.mergeId, moved.recipeIds]);

/** A later merge into the same tag, of a recipe that had it because of this one: it then has it because of that one. */
const LATER = `
  select o.merge_id, o.recipe_id from merged_recipes o
  join merges l on l.merge_id = o.merge_id and l.kind = 'tag' and l.into_id = $2 and l.merge_id > $3
  join merged_recipes m on m.merge_id = $3 and m.recipe_id = o.recipe_id and not m.had_both
  where o.had_both and o.recipe_id = any($4)`;

const ADD_TAG = `
  with later as (
    update merged_recipes u set had_both = false from (
      select min(merge_id) as merge_id, recipe_id from (${LATER}) l group by recipe_id
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

/** A recipe that had both tags gets the second one again, any other one gets it in place of what it has. */
export async function moveTagBack(data: EntityManager, moved: Moved): Promise<number[]> {
  const { mergeId, mergedId, intoId, recipeIds } = moved;
  const parameters = [mergedId, intoId, mergeId, recipeIds];
  const rows: Restored[] = await data.query(ADD_TAG, parameters);
  const added = rows.map(({ id }) => id);
  return [...added, ...(await changedBy(data, RESTORE_TAG, [...parameters, added]))];
}

/** A line that a later merge has combined with another one: nobody can tell what of it is whose. */
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

const SAME = ["quantity", "unit", "preparation", "is_optional", "scales"]
  .map((column) => `i.${column} is not distinct from c.${column}`)
  .join(" and ");

/** Puts the line of the other ingredient back as it was, if it still is as both were combined. */
const SEPARATE = `
  update recipe_ingredients i
  set quantity = b.quantity, unit = b.unit, preparation = b.preparation, is_optional = b.is_optional
  from merged_recipes m, json_populate_record(null::recipe_ingredients, m.combined_line) c,
    json_populate_record(null::recipe_ingredients, m.into_line) b
  where m.merge_id = $2 and m.had_both and m.recipe_id = i.recipe_id and i.recipe_id = any($3)
    and i.ingredient_id = $1 and ${SAME}
    and (select count(*) from recipe_ingredients n where n.recipe_id = i.recipe_id) < ${maxCount.ingredients}
  returning i.recipe_id as id`;

/** Adds the line that is gone, with room for it where another one is by now. */
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

export async function moveIngredientBack(data: EntityManager, moved: Moved): Promise<number[]> {
  const { mergeId, mergedId, intoId, recipeIds } = moved;
  const separated = await changedBy(data, SEPARATE, [intoId, mergeId, recipeIds]);
  if (separated.length > 0) await data.query(ADD_LINE, [mergeId, separated]);
  const parameters = [mergedId, intoId, mergeId, recipeIds];
  return [...separated, ...(await changedBy(data, RESTORE_INGREDIENT, parameters))];
}
