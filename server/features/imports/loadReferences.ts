import type { DataSource } from "typeorm";
import type { KnownIngredient } from "./readers/IngredientIndex";
import { Alias } from "../reference/Alias";
import { Category } from "../reference/Category";
import { CategoryName } from "./CategoryName";
import { Equipment } from "../reference/Equipment";
import { DifficultyLevel } from "../reference/DifficultyLevel";
import { Tag } from "../reference/Tag";
import { User } from "../users/User";
import { canImportForOthers, findImporter } from "./policy";
import type { References } from "./ReferenceMatcher";

const INGREDIENTS = `
  select i.ingredient_id as "ingredientId", i.name as label,
    array(select a.name from aliases a where a.ingredient_id = i.ingredient_id order by a.alias_id) as aliases,
    coalesce(s.names, '{}') as synonyms
  from ingredients i left join synonym_names s on s.kind = 'i' and s.id = i.ingredient_id
  where i.owner_id is null or i.owner_id = $1
  order by i.owner_id nulls first, i.ingredient_id`;

/** Reads the ingredients of the list and a user's own ones, with their aliases and synonyms, for matching lines. */
export const loadIngredients = (db: DataSource, userId: number): Promise<KnownIngredient[]> =>
  db.query(INGREDIENTS, [userId]);

/** Reads the reference data that a user's recipes are matched with. */
export async function loadReferences(db: DataSource, userId: number): Promise<References> {
  const ingredients = await loadIngredients(db, userId);
  const aliases = await db.getRepository(Alias).find();
  const categories = await db.getRepository(Category).find({ order: { categoryId: "ASC" } });
  const tags = await db.getRepository(Tag).find();
  const equipment = await db.getRepository(Equipment).find();
  const assignedNames = await db.getRepository(CategoryName).find();
  const levels = await db.getRepository(DifficultyLevel).find({
    order: { difficultyLevelId: "ASC" },
  });
  const importer = await db.getRepository(User).findOneBy({ userId });
  const viewer = await findImporter(db.manager, userId);
  return {
    ingredients,
    categories: [
      ...aliases.flatMap(({ categoryId, name }) =>
        categoryId === null ? [] : [[categoryId, name] as const],
      ),
      ...categories.map(({ categoryId, name }) => [categoryId, name] as const),
    ],
    assignedCategories: assignedNames.map(({ categoryId, nameKey }) => [categoryId, nameKey]),
    tags: [
      ...aliases.flatMap(({ tagId, name }) => (tagId === null ? [] : [[tagId, name] as const])),
      ...tags.map(({ tagId, name }) => [tagId, name] as const),
    ],
    equipment: [
      ...aliases.flatMap(({ equipmentId, name }) =>
        equipmentId === null ? [] : [[equipmentId, name] as const],
      ),
      ...equipment.map(({ equipmentId, name }) => [equipmentId, name] as const),
    ],
    difficultyLevels: levels.map(({ difficultyLevelId, name }) => [difficultyLevelId, name]),
    importer: importer?.name ?? "",
    createsEquipment: viewer !== null && canImportForOthers(viewer),
  };
}
