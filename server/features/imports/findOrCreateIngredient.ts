import type { EntityManager } from "typeorm";
import { findIngredient, listSpellings } from "../../../shared/amounts/ingredientMatches";
import type { KnownIngredient } from "./readers/IngredientIndex";
import { toNameKey, toSortName } from "../../lib/text";
import { Ingredient } from "../reference/Ingredient";
import { addOwnIngredient, lockNames } from "../../database/ingredientNames";
import type { ImportLine } from "./ImportDraft";

const INSERT_INGREDIENT = `
  insert into ingredients (name, name_key, sort_name) values ($1, $2, $3)
  on conflict (name_key) do nothing returning ingredient_id as "ingredientId"`;

/**
 * Ingredients with one of these names, an alias or a synonym, and those that the import has created, which may be in
 * the singular. A plural has the first letter of its singular. Those of the list come first.
 */
const CANDIDATES = `
  with synonymous as (
    select d.id, y.names
    from synonyms y cross join unnest(y.keys) form
    join duplicate_keys d on d.kind = 'i' and d.key in (form, 'a' || substr(form, 2))
    where y.keys && synonym_keys($1)
  )
  select ingredient_id as "ingredientId", name as label,
    array(select a.name from aliases a where a.ingredient_id = i.ingredient_id) as aliases,
    array(select unnest(s.names) from synonymous s where s.id = i.ingredient_id) as synonyms
  from ingredients i
  where (owner_id is null or owner_id = (select user_id from imports where import_id = $2))
    and (sort_name = any($1)
      or ingredient_id in (select ingredient_id from aliases where sort_name = any($1))
      or ingredient_id in (select id from synonymous)
      or left(sort_name, 1) = left($1[1], 1)
        and ingredient_id in (select ingredient_id from imported_ingredients where import_id = $2))
  order by owner_id nulls first, ingredient_id`;

/** Finds an ingredient by its name in singular or plural. */
async function findExistingIngredient(
  data: EntityManager,
  importId: number,
  ingredient: string,
): Promise<number | null> {
  const spellings = [...new Set([toSortName(ingredient), ...listSpellings(ingredient)])];
  const candidates: KnownIngredient[] = await data.query(CANDIDATES, [spellings, importId]);
  return findIngredient(candidates, ingredient)?.ingredientId ?? null;
}

/** Adds an ingredient to the site's list, and returns its ID. */
async function addIngredient(data: EntityManager, name: string): Promise<number | null> {
  const values = [name, toNameKey(name), toSortName(name)];
  const [row]: { ingredientId: number }[] = await data.query(INSERT_INGREDIENT, values);
  return row?.ingredientId ?? null;
}

/** The import that creates ingredients, and the user whose own ingredients they are; null for the site's list. */
interface Importer {
  importId: number;
  ownerId: number | null;
}

/** Returns the ID of the ingredient with this name, and creates the ingredient if it does not exist. */
export async function findOrCreateIngredient(
  data: EntityManager,
  { importId, ownerId }: Importer,
  { ingredient }: Pick<ImportLine, "ingredient">,
): Promise<number> {
  const find = () => findExistingIngredient(data, importId, ingredient);
  const existingId = await find();
  if (existingId !== null) return existingId;
  let newId: number | null;
  if (ownerId === null) {
    newId = await addIngredient(data, ingredient);
    // Another transaction has created the ingredient at the same time.
    if (newId === null) {
      const nameKey = toNameKey(ingredient);
      return (await data.findOneByOrFail(Ingredient, { nameKey })).ingredientId;
    }
  } else {
    await lockNames(data);
    const addedId = await find();
    if (addedId !== null) return addedId;
    newId = await addOwnIngredient(data, ownerId, ingredient);
  }
  await data.query("insert into imported_ingredients (import_id, ingredient_id) values ($1, $2)", [
    importId,
    newId,
  ]);
  return newId;
}
