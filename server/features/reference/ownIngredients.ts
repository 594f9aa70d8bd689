import type { EntityManager } from "typeorm";
import { toNameKey, toSortName } from "../../lib/text";
import { Ingredient } from "./Ingredient";

/**
 * Adds an own ingredient of a user, and returns its ID.
 * `lockNames` must be held since the name was looked up, so that the list cannot get the name meanwhile.
 */
export async function addOwnIngredient(
  data: EntityManager,
  ownerId: number,
  name: string,
): Promise<number> {
  const ownKey = toNameKey(name);
  const nameKey = `${ownKey}\n${ownerId}`;
  const { identifiers } = await data
    .getRepository(Ingredient)
    .insert({ name, nameKey, ownKey, ownerId, sortName: toSortName(name) });
  return Number(identifiers[0]!["ingredientId"]);
}

/** Deletes own ingredients that no recipe uses, not even one that can be restored. */
const PURGE = `
  delete from ingredients where owner_id is not null
  and not exists (select from recipe_lines l where l.ingredient_id = ingredients.ingredient_id)
  and ingredient_id not in (
    select (content ->> 'ingredient_id')::int from deleted_recipe_rows
    where table_name = 'recipe_lines' and content ->> 'ingredient_id' is not null)`;

/** Deletes own ingredients that no recipe uses any more, in one batch. Returns false: there are no more. */
export async function purgeOwnIngredients(db: Pick<EntityManager, "query">): Promise<boolean> {
  await db.query(PURGE);
  return false;
}
