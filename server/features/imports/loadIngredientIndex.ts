import type { DataSource } from "typeorm";
import { IngredientIndex } from "../../imports/IngredientIndex";

const KNOWN = `
  select i.ingredient_id as "ingredientId", i.name as label,
    array(select a.name from aliases a where a.ingredient_id = i.ingredient_id order by a.alias_id) as aliases
  from ingredients i order by i.ingredient_id`;

/** Reads all ingredients that lines can be matched with, by their names and aliases. */
export const loadIngredientIndex = async (db: DataSource): Promise<IngredientIndex> =>
  new IngredientIndex(await db.query(KNOWN));
