import { type DataSource, type EntityManager, IsNull } from "typeorm";
import { deleteRecipe } from "../recipes/deleteRecipe";
import { ImportItem, ImportItemState } from "./ImportItem";
import { lockItem, type ItemClaim } from "./importQueue";

/** Nobody has edited the recipe, or written or saved anything about it. */
const DELETE_UNTOUCHED = `
  delete from recipes r where recipe_id = $1 and version = 1
    and not exists (select from reviews where recipe_id = $1)
    and not exists (select from favorites where recipe_id = $1)
    and not exists (select from notes where recipe_id = $1)
  returning recipe_id`;

/** Ingredients that the import created and nothing uses any more, not even a recipe that can be restored. */
const DELETE_INGREDIENTS = `
  delete from ingredients i using imported_ingredients n
  where n.import_id = $1 and i.ingredient_id = n.ingredient_id
    and not exists (select from recipe_ingredients l where l.ingredient_id = i.ingredient_id)
    and not exists (
      select from deleted_recipe_rows d where d.table_name = 'recipe_ingredients'
        and (d.content ->> 'ingredient_id')::int = i.ingredient_id
    )`;

/** Its recipe is deleted, unless another process has put it back meanwhile and it was created anew. */
const resetItem = (data: EntityManager | DataSource, { importItemId, attempts, heldBy }: ItemClaim) =>
  data.getRepository(ImportItem).update(
    { importItemId, attempts, heldBy, state: ImportItemState.TAKEN, recipeId: IsNull() },
    {
      ...{ state: ImportItemState.WAITING, recipeId: null, attempts: 0, lostAttempts: 0 },
      ...{ heldBy: null, nextTryAt: () => "now()" },
    },
  );

/**
 * Deletes a recipe that an import created: for good, or so that it can be restored where somebody has edited it
 * or has written or saved something about it.
 */
export async function deleteImportedRecipe(db: DataSource, claim: ItemClaim): Promise<void> {
  const { recipeId, userId } = claim;
  const isDone = await db.transaction(async (data) => {
    if (!(await lockItem(data, claim, ImportItemState.TAKEN))) return true;
    const [deleted]: [object[], number] = await data.query(DELETE_UNTOUCHED, [recipeId]);
    // It has been deleted already where there is none.
    if (deleted.length === 0 && recipeId !== null) return false;
    await resetItem(data, claim);
    return true;
  });
  if (isDone) return;
  await deleteRecipe(db, recipeId!, userId);
  await resetItem(db, claim);
}

/** Deletes the ingredients that an import created and nothing uses. */
export async function deleteUnusedIngredients(
  data: EntityManager,
  importId: number,
): Promise<void> {
  await data.query(DELETE_INGREDIENTS, [importId]);
  await data.query("delete from imported_ingredients where import_id = $1", [importId]);
}
