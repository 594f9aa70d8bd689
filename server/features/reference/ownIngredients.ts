import { type EntityManager, type FindOptionsWhere, IsNull } from "typeorm";
import { seesAllRecipes, type Viewer } from "../../graphql/context";
import { toNameKey, toSortName } from "../../lib/text";
import { Ingredient } from "./Ingredient";
import { lockNames } from "./lockNames";

/** The condition for the ingredients of the site's list. */
export const IS_LISTED: FindOptionsWhere<Ingredient> = { ownerId: IsNull() };

/** The rule for seeing an ingredient: anyone sees those of the list; owners and admins see own ones, as their recipes. */
export const maySeeIngredient = (
  viewer: Viewer | null,
  { ownerId }: Pick<Ingredient, "ownerId">,
): boolean => ownerId === null || ownerId === viewer?.userId || seesAllRecipes(viewer);

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

/** Undoing the import that created the ingredients no longer deletes them. */
const KEEP = "delete from imported_ingredients where ingredient_id = any($1)";

const ACCEPT = `
  update ingredients set name_key = own_key, own_key = null, owner_id = null, proposed_at = null
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
