import type { EntityManager } from "typeorm";
import { selectCurrentVersions } from "./contentSql";

/** Locks the recipe first, because a statement that waits for a lock reads the other tables as they were before. */
const LOCK = "select from recipes where recipe_id = $1 for update";

const STORE = `
  insert into recipe_versions (recipe_id, version, saved_at, editor_id, reason, visibility, content, removal_reason,
    imported_editor_name, suggester_id, imported_suggester_name)
  ${selectCurrentVersions("r.recipe_id = $1")}`;

/** Stores the current version of a recipe before an edit. Concurrent edits wait until the transaction ends. */
export async function storeVersion(data: EntityManager, recipeId: number): Promise<void> {
  await data.query(LOCK, [recipeId]);
  await data.query(STORE, [recipeId]);
}
