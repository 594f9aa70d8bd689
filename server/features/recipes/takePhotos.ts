import type { EntityManager } from "typeorm";
import { badInput } from "../../errors";
import type { PhotoCaption } from "./PhotoCaptionInput";

/** Those that the recipe may have: its own, and what the taker uploaded and no recipe has yet. */
const LOCK = `select from photos
  where photo_id = any($1) and (recipe_id = $2 or (recipe_id is null and deleted_recipe_id is null and owner_id = $3))
  order by photo_id for update`;

const TAKE = `update photos set recipe_id = $2, changed_at = now(),
    position = array_position($1::int[], photo_id) - 1
  where photo_id = any($1)`;

/** The files keep their names; the address of before is not found from now on. */
const NEW_ADDRESS =
  "stored_as = coalesce(stored_as, key), key = replace(gen_random_uuid()::text, '-', '')";

const MOVE = `update photos set ${NEW_ADDRESS} where recipe_id = $1`;

const DROP = `update photos set recipe_id = null, changed_at = now(), ${NEW_ADDRESS}
  where recipe_id = $1 and photo_id <> all($2)`;

const DESCRIBE = `update photos set caption = described.caption
  from unnest($2::int[], $3::text[]) described (photo_id, caption)
  where photos.photo_id = described.photo_id and photos.recipe_id = $1`;

const GONE = "This photo no longer exists.";

/**
 * Gives a recipe its photos, in this order. Rows are locked in the order of their keys: of two
 * recipes that want one photo, the second finds it taken, and neither waits for the other for ever.
 * @throws BAD_USER_INPUT for a photo that is not available for this recipe
 */
export async function takePhotos(
  data: EntityManager,
  recipeId: number,
  takerId: number,
  photoIds: readonly number[],
): Promise<void> {
  if (photoIds.length === 0) return;
  const locked: object[] = await data.query(LOCK, [photoIds, recipeId, takerId]);
  if (locked.length < photoIds.length) {
    throw badInput(GONE, "photoIds");
  }
  await data.query(TAKE, [photoIds, recipeId]);
}

/** Removes all but the named photos from a recipe; they are deleted after a day, so that it can be undone. */
export async function dropPhotos(
  data: EntityManager,
  recipeId: number,
  photoIds: readonly number[],
): Promise<void> {
  await data.query(DROP, [recipeId, photoIds]);
}

/** Gives the photos of a recipe other addresses, since not everyone who has seen the recipe may see it any more. */
export async function movePhotos(data: EntityManager, recipeId: number): Promise<void> {
  await data.query(MOVE, [recipeId]);
}

/**
 * Sets the captions of photos of a recipe.
 * @throws BAD_USER_INPUT for a photo that the recipe does not have
 */
export async function describePhotos(
  data: EntityManager,
  recipeId: number,
  captions: readonly PhotoCaption[],
): Promise<void> {
  if (captions.length === 0) return;
  const [, described]: [unknown[], number] = await data.query(DESCRIBE, [
    recipeId,
    captions.map(({ photoId }) => photoId),
    captions.map(({ caption }) => caption ?? null),
  ]);
  if (described < captions.length) throw badInput(GONE, "photoCaptions");
}
