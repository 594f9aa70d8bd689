import type { DataSource } from "typeorm";
import { conflict } from "../../../errors";

const REMOVE = `update recipe_versions set content = null, reason = null, imported_editor_name = null,
    imported_suggester_name = null, removal_reason = $3
  where recipe_id = $1 and version = $2 and content is not null`;

/** Lets the sweep delete the photos that no other version has. */
const RELEASE_PHOTOS = `
  update photos p set former_recipe_id = null, changed_at = now()
  where former_recipe_id = $1 and recipe_id is null and not exists (
    select from recipe_versions v
    cross join json_array_elements(v.content -> 'photos') photo
    where v.recipe_id = $1 and (photo ->> 'photoId')::int = p.photo_id
    union all
    select from recipe_versions v
    cross join json_array_elements(v.content -> 'steps') step
    cross join json_array_elements(step -> 'photos') photo
    where v.recipe_id = $1 and (photo ->> 'photoId')::int = p.photo_id)`;

/**
 * Removes the content of a former version, for reasons of law or privacy. The version stays in the list.
 * @throws CONFLICT for the current version
 */
export const removeVersion = (
  db: DataSource,
  recipeId: number,
  version: number,
  reason: string,
): Promise<void> =>
  db.transaction(async (data) => {
    const current: object[] = await data.query(
      "select from recipes where recipe_id = $1 and version = $2 for update",
      [recipeId, version],
    );
    if (current.length > 0) {
      throw conflict("The current version cannot be removed. Edit the recipe first.");
    }
    await data.query(REMOVE, [recipeId, version, reason]);
    await data.query(RELEASE_PHOTOS, [recipeId]);
  });
