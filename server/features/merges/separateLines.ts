import type { EntityManager } from "typeorm";
import { maxCount } from "../../../shared/inputLimits";
import type { RecipeMove } from "./moveRecipes";

/* Merges of version 0.2 and before combined two lines of a recipe into one. Undoing such a merge separates them. */

const IS_SAME_LINE = ["quantity", "unit", "preparation", "is_optional", "scales"]
  .map((column) => `l.${column} is not distinct from c.${column}`)
  .join(" and ");

/** Restores the line of the other ingredient, if it has not changed since both were combined. */
const SEPARATE = `
  update recipe_lines l
  set quantity = b.quantity, unit = b.unit, preparation = b.preparation, is_optional = b.is_optional
  from merged_recipes m, json_populate_record(null::recipe_lines, m.combined_line) c,
    json_populate_record(null::recipe_lines, m.into_line) b
  where m.merge_id = $2 and m.had_both and m.recipe_id = l.recipe_id and l.recipe_id = any($3)
    and l.line_id = any(m.line_ids) and l.ingredient_id = $1 and ${IS_SAME_LINE}
    and (select count(ingredient_id) from recipe_lines n where n.recipe_id = l.recipe_id) < ${maxCount.ingredients}
  returning l.recipe_id as id`;

/** Restores the removed line, and moves other lines down if its position is taken. */
const ADD_LINE = `
  with moved as (
    update recipe_lines l set position = l.position + 1 from merged_recipes m
    where m.merge_id = $1 and m.recipe_id = l.recipe_id and l.recipe_id = any($2)
      and l.position >= (m.line ->> 'position')::int
      and exists (
        select from recipe_lines n where n.recipe_id = l.recipe_id
          and n.position = (m.line ->> 'position')::int)
  )
  insert into recipe_lines
    (line_id, recipe_id, ingredient_id, position, quantity, unit, preparation, is_optional, scales)
  select l.line_id, m.recipe_id, l.ingredient_id, l.position, l.quantity, l.unit, l.preparation,
    l.is_optional, l.scales
  from merged_recipes m, json_populate_record(null::recipe_lines, m.line) l
  where m.merge_id = $1 and m.recipe_id = any($2)`;

/**
 * Separates the lines that a merge has combined.
 * @returns the IDs of the changed recipes
 */
export async function separateLines(
  data: EntityManager,
  { mergeId, intoId, recipeIds }: RecipeMove,
): Promise<number[]> {
  const [rows]: [{ id: number }[], number] = await data.query(SEPARATE, [
    intoId,
    mergeId,
    recipeIds,
  ]);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await data.query(ADD_LINE, [mergeId, ids]);
  return ids;
}
