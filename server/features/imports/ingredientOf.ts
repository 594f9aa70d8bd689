import type { EntityManager } from "typeorm";
import { findIngredient, listSpellings } from "../../../shared/amounts/ingredientMatches";
import type { KnownIngredient } from "./readers/IngredientIndex";
import { nameKey, sortName } from "../../lib/text";
import { Ingredient } from "../reference/Ingredient";
import type { ImportLine } from "./ImportDraft";

const INSERT_INGREDIENT = `
  insert into ingredients (name, name_key, sort_name) values ($1, $2, $3)
  on conflict (name_key) do nothing returning ingredient_id as "ingredientId"`;

/** Ingredients of this name or alias, and those that the import has created so far. */
const CANDIDATES = `
  select ingredient_id as "ingredientId", name as label,
    array(select a.name from aliases a where a.ingredient_id = i.ingredient_id) as aliases
  from ingredients i
  where sort_name = any($1)
    or ingredient_id in (select ingredient_id from aliases where sort_name = any($1))
    or ingredient_id in (select ingredient_id from imported_ingredients where import_id = $2)
  order by ingredient_id`;

type Named = Pick<ImportLine, "ingredient">;

/** The ingredient of this name, also in the plural, which an earlier recipe may have created. */
export async function knownIngredientOf(
  data: EntityManager,
  importId: number,
  { ingredient }: Named,
): Promise<number | null> {
  const spellings = [...new Set([sortName(ingredient), ...listSpellings(ingredient)])];
  const candidates: KnownIngredient[] = await data.query(CANDIDATES, [spellings, importId]);
  return findIngredient(candidates, ingredient)?.ingredientId ?? null;
}

/** The ingredient of this name, or else a new one. */
export async function ingredientOf(
  data: EntityManager,
  importId: number,
  { ingredient }: Named,
): Promise<number> {
  const known = await knownIngredientOf(data, importId, { ingredient });
  if (known !== null) return known;
  const key = nameKey(ingredient);
  const values = [ingredient, key, sortName(ingredient)];
  const [created]: { ingredientId: number }[] = await data.query(INSERT_INGREDIENT, values);
  // Somebody else has created it at the same moment.
  if (!created) return (await data.findOneByOrFail(Ingredient, { nameKey: key })).ingredientId;
  await data.query("insert into imported_ingredients (import_id, ingredient_id) values ($1, $2)", [
    importId,
    created.ingredientId,
  ]);
  return created.ingredientId;
}
