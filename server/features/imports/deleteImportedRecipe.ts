import { type DataSource, type EntityManager, IsNull } from "typeorm";
import { deleteRecipe } from "../recipes/deleteRecipe";
import type { ImportDraft } from "./ImportDraft";
import { ImportItem, ImportItemState } from "./ImportItem";
import { lockItem, type ItemClaim } from "./importQueue";

/** Deletes the recipe if it has no edits, reviews, favorites or notes. */
const DELETE_UNTOUCHED = `
  delete from recipes r where recipe_id = $1 and version = $2
    and not exists (select from reviews where recipe_id = $1)
    and not exists (select from favorites where recipe_id = $1)
    and not exists (select from notes where recipe_id = $1)
  returning recipe_id`;

/** Deletes ingredients that the import created and that no recipe uses, not even one that can be restored. */
const DELETE_INGREDIENTS = `
  delete from ingredients i using imported_ingredients n
  where n.import_id = $1 and i.ingredient_id = n.ingredient_id
    and not exists (select from recipe_lines l where l.ingredient_id = i.ingredient_id)
    and not exists (
      select from deleted_recipe_rows d where d.table_name = 'recipe_lines'
        and (d.content ->> 'ingredient_id')::int = i.ingredient_id
    )`;

/**
 * Resets a recipe whose deletion is complete, unless another process has already reset it and created the
 * recipe again.
 */
const resetItem = (
  data: EntityManager | DataSource,
  { importItemId, attempts, heldBy }: ItemClaim,
) =>
  data.getRepository(ImportItem).update(
    { importItemId, attempts, heldBy, state: ImportItemState.TAKEN, recipeId: IsNull() },
    {
      ...{ state: ImportItemState.WAITING, recipeId: null, attempts: 0, lostAttempts: 0 },
      ...{ heldBy: null, nextTryAt: () => "now()" },
    },
  );

/**
 * Deletes a recipe that an import created. A recipe with edits, reviews, favorites or notes can be
 * restored; any other recipe is deleted for good.
 */
export async function deleteImportedRecipe(db: DataSource, claim: ItemClaim): Promise<void> {
  const { recipeId, userId, draft } = claim;
  const isDone = await db.transaction(async (data) => {
    if (!(await lockItem(data, claim, ImportItemState.TAKEN))) return true;
    const [deleted]: [object[], number] = await data.query(DELETE_UNTOUCHED, [
      recipeId,
      (draft as ImportDraft).history?.version ?? 1,
    ]);
    // A missing id means that the recipe has already been deleted.
    if (deleted.length === 0 && recipeId !== null) return false;
    await resetItem(data, claim);
    return true;
  });
  if (isDone) return;
  await deleteRecipe(db, recipeId!, userId);
  await resetItem(db, claim);
}

/** Deletes the ingredients that an import created and that nothing uses. */
export async function deleteUnusedIngredients(
  data: EntityManager,
  importId: number,
): Promise<void> {
  await data.query(DELETE_INGREDIENTS, [importId]);
  await data.query("delete from imported_ingredients where import_id = $1", [importId]);
}
