import type { EntityManager } from "typeorm";

/** True for own ingredients that no recipe uses, not even one that can be restored. */
const IS_UNUSED = `owner_id is not null
  and not exists (select from recipe_lines l where l.ingredient_id = ingredients.ingredient_id)
  and ingredient_id not in (
    select (content ->> 'ingredient_id')::int from deleted_recipe_rows
    where table_name = 'recipe_lines' and content ->> 'ingredient_id' is not null)`;

/** Deletes own ingredients that no recipe uses any more, in one batch. Returns false: there are no more. */
export async function purgeOwnIngredients(db: Pick<EntityManager, "query">): Promise<boolean> {
  // Even a deletion of no rows tells all processes to load the names again.
  const unused: object[] = await db.query(`select from ingredients where ${IS_UNUSED} limit 1`);
  if (unused.length > 0) await db.query(`delete from ingredients where ${IS_UNUSED}`);
  return false;
}
