import type { EntityManager } from "typeorm";
import { toNameKey, toSortName } from "../lib/text";

const LOCK = 795238786;

/**
 * Serializes merges, writers of aliases and writers of own ingredients, before they lock any row of a name or a recipe;
 * writers of other names share the lock. The triggers of these tables take the same lock.
 */
export const lockNames = (data: EntityManager): Promise<unknown> =>
  data.query(`select pg_advisory_xact_lock(${LOCK})`);

/** Waits for a merge before locking any row. */
export const shareNames = (data: EntityManager): Promise<unknown> =>
  data.query(`select pg_advisory_xact_lock_shared(${LOCK})`);

/** Undoing the import that created the ingredients no longer deletes them. */
const KEEP = "delete from imported_ingredients where ingredient_id = any($1)";

const ACCEPT = `
  update ingredients set name_key = own_key, own_key = null, owner_id = null, proposed_at = null,
    declined_at = null, decline_reason = null
  where ingredient_id = any($1) and owner_id is not null`;

/**
 * Adds own ingredients to the site's list. Other users' own ingredients of the same name are then replaced by a trigger.
 * The caller must not hold locks of rows.
 */
export async function acceptIngredients(
  data: EntityManager,
  ids: readonly number[],
): Promise<void> {
  await lockNames(data);
  await data.query(KEEP, [ids]);
  await data.query(ACCEPT, [ids]);
}

const ADD_OWN = `
  insert into ingredients (name, name_key, own_key, owner_id, sort_name)
  values ($1, $2 || E'\\n' || $3::int, $2, $3, $4) returning ingredient_id as "ingredientId"`;

/**
 * Adds an own ingredient of a user, and returns its ID.
 * `lockNames` must be held since the name was looked up, so that the list cannot get the name meanwhile.
 */
export async function addOwnIngredient(
  data: EntityManager,
  ownerId: number,
  name: string,
): Promise<number> {
  const [row]: { ingredientId: number }[] = await data.query(ADD_OWN, [
    name,
    toNameKey(name),
    ownerId,
    toSortName(name),
  ]);
  return row!.ingredientId;
}
