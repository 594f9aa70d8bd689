import type { DataSource, EntityManager } from "typeorm";
import { violatedForeignKey } from "../../database/translateDatabaseErrors";
import { conflict, notFound } from "../../errors";

/** Of several who restore a recipe at the same time, one does. */
const LOCK = "select from deleted_recipes where recipe_id = $1 for update";

const RESTORE_RECIPE = `
  insert into recipes select r.*
  from deleted_recipes d, json_populate_record(null::recipes, d.content) r
  where d.recipe_id = $1`;

const restoreRows = (table: string) => `
  insert into ${table} select r.*
  from deleted_recipe_rows d, json_populate_record(null::${table}, d.content) r
  where d.recipe_id = $1 and d.table_name = '${table}'`;

const RESTORE_PHOTOS = `update photos set recipe_id = deleted_recipe_id, deleted_recipe_id = null
  where deleted_recipe_id = $1`;

/** In this order, and the row of the recipe before all others. */
const STATEMENTS = [
  RESTORE_RECIPE,
  ...["recipe_ingredients", "recipe_tags", "favorites", "reviews", "notes"].map(restoreRows),
  RESTORE_PHOTOS,
  "delete from deleted_recipes where recipe_id = $1",
];

/** What a recipe cannot be restored without, by the foreign key that is violated. */
const missing: Readonly<Record<string, string>> = {
  fk_recipes_category_id: "its category",
  fk_recipes_difficulty_level_id: "its difficulty level",
  fk_recipe_ingredients_ingredient_id: "one of its ingredients",
  fk_recipe_tags_tag_id: "one of its tags",
};

async function restore(data: EntityManager, recipeId: number): Promise<void> {
  const locked: object[] = await data.query(LOCK, [recipeId]);
  if (locked.length === 0) throw notFound("Deleted recipe");
  for (const statement of STATEMENTS) await data.query(statement, [recipeId]);
}

/**
 * Restores a deleted recipe as it was, with its reviews, favourites, notes and photos, except for those of
 * users whose accounts were deleted meanwhile.
 * @throws CONFLICT if something that it refers to was deleted meanwhile
 */
export async function restoreRecipe(db: DataSource, recipeId: number): Promise<void> {
  try {
    await db.transaction((data) => restore(data, recipeId));
  } catch (error) {
    const what = missing[violatedForeignKey(error) ?? ""];
    throw what
      ? conflict(`This recipe cannot be restored because ${what} has been deleted.`)
      : error;
  }
}
