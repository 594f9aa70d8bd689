import type { EntityManager } from "typeorm";
import { findIngredient, listSpellings } from "../../../shared/amounts/ingredientMatches";
import type { KnownIngredient } from "./readers/IngredientIndex";
import { toNameKey, toSortName } from "../../lib/text";
import { Ingredient } from "../reference/Ingredient";
import type { ImportLine } from "./ImportDraft";

const INSERT_INGREDIENT = `
  insert into ingredients (name, name_key, sort_name) values ($1, $2, $3)
  on conflict (name_key) do nothing returning ingredient_id as "ingredientId"`;

/** Ingredients with this name or alias, and those that the import has created so far. */
const CANDIDATES = `
  select ingredient_id as "ingredientId", name as label,
    array(select a.name from aliases a where a.ingredient_id = i.ingredient_id) as aliases
  from ingredients i
  where sort_name = any($1)
    or ingredient_id in (select ingredient_id from aliases where sort_name = any($1))
    or ingredient_id in (select ingredient_id from imported_ingredients where import_id = $2)
  order by ingredient_id`;

type NamedLine = Pick<ImportLine, "ingredient">;

/**
 * Finds an ingredient by its name in singular or plural, including ingredients that an earlier recipe of
 * the import created.
 */
export async function findExistingIngredient(
  data: EntityManager,
  importId: number,
  { ingredient }: NamedLine,
): Promise<number | null> {
  const spellings = [...new Set([toSortName(ingredient), ...listSpellings(ingredient)])];
  const candidates: KnownIngredient[] = await data.query(CANDIDATES, [spellings, importId]);
  return findIngredient(candidates, ingredient)?.ingredientId ?? null;
}

/** Returns the id of the ingredient with this name, and creates the ingredient if it does not exist. */
export async function findOrCreateIngredient(
  data: EntityManager,
  importId: number,
  { ingredient }: NamedLine,
): Promise<number> {
  const existingId = await findExistingIngredient(data, importId, { ingredient });
  if (existingId !== null) return existingId;
  const key = toNameKey(ingredient);
  const values = [ingredient, key, toSortName(ingredient)];
  const [newIngredient]: { ingredientId: number }[] = await data.query(INSERT_INGREDIENT, values);
  // Another transaction has created the ingredient at the same time.
  if (!newIngredient)
    return (await data.findOneByOrFail(Ingredient, { nameKey: key })).ingredientId;
  await data.query("insert into imported_ingredients (import_id, ingredient_id) values ($1, $2)", [
    importId,
    newIngredient.ingredientId,
  ]);
  return newIngredient.ingredientId;
}
