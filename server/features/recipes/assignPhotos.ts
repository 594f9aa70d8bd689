import type { EntityManager } from "typeorm";
import { badInput } from "../../errors";
import { belongsToRecipe, NEW_ADDRESS, UNUSED } from "../photos/PhotoRow";
import type { PhotoCaption } from "./PhotoCaptionInput";

/**
 * Locks the photos that the recipe may have: its own, those of its former versions, and the user's uploads that nothing
 * has yet.
 */
const LOCK = `select from photos
  where photo_id = any($1) and (recipe_id = $2 or (recipe_id is null and former_recipe_id = $2)
    or (${UNUSED} and owner_id = $3))
  order by photo_id for update`;

const ASSIGN = `update photos set recipe_id = $2, step_id = null, changed_at = now(),
    position = array_position($1::int[], photo_id) - 1
  where photo_id = any($1)`;

const MOVE = `update photos set ${NEW_ADDRESS} where ${belongsToRecipe("$1")}`;

const DROP = `update photos set former_recipe_id = recipe_id, recipe_id = null, changed_at = now(), ${NEW_ADDRESS}
  where recipe_id = $1 and step_id is null and photo_id <> all($2)`;

const ASSIGN_TO_STEPS = `update photos set recipe_id = $1, step_id = sent.step_id, position = sent.position,
    changed_at = now()
  from unnest($2::int[], $3::int[], $4::int[]) sent (photo_id, step_id, position)
  where photos.photo_id = sent.photo_id`;

const DROP_FROM_STEPS = `update photos set former_recipe_id = recipe_id, recipe_id = null, step_id = null, changed_at = now(), ${NEW_ADDRESS}
  where recipe_id = $1 and step_id = any($2) and photo_id <> all($3)`;

const DESCRIBE = `update photos set caption = described.caption
  from unnest($2::int[], $3::text[]) described (photo_id, caption)
  where photos.photo_id = described.photo_id and photos.recipe_id = $1`;

const PHOTO_MISSING = "This photo no longer exists.";

/**
 * Assigns photos to a recipe, in this order. Rows are locked in the order of their keys: if two recipes request one
 * photo, the second fails, and neither waits for the other forever.
 * @throws BAD_USER_INPUT for a photo that is not available for this recipe
 */
export async function assignPhotos(
  data: EntityManager,
  recipeId: number,
  userId: number,
  photoIds: readonly number[],
): Promise<void> {
  if (photoIds.length === 0) return;
  const lockedRows: object[] = await data.query(LOCK, [photoIds, recipeId, userId]);
  if (lockedRows.length < photoIds.length) {
    throw badInput(PHOTO_MISSING, "photoIds");
  }
  await data.query(ASSIGN, [photoIds, recipeId]);
}

/** Removes all other photos of the dish from a recipe, and keeps those of its steps. They stay for its former versions. */
export async function removePhotos(
  data: EntityManager,
  recipeId: number,
  photoIds: readonly number[],
): Promise<void> {
  await data.query(DROP, [recipeId, photoIds]);
}

/**
 * Replaces the photos of steps of a recipe.
 * @throws BAD_USER_INPUT for a photo that is not available for this recipe
 */
export async function assignStepPhotos(
  data: EntityManager,
  recipeId: number,
  userId: number,
  steps: readonly { stepId: number; photoIds: readonly number[] }[],
): Promise<void> {
  const photos = steps.flatMap(({ stepId, photoIds }) =>
    photoIds.map((photoId, position) => ({ photoId, stepId, position })),
  );
  const photoIds = photos.map(({ photoId }) => photoId);
  const stepIds = steps.map(({ stepId }) => stepId);
  const lockedRows: object[] = await data.query(LOCK, [photoIds, recipeId, userId]);
  if (lockedRows.length < photoIds.length) throw badInput(PHOTO_MISSING, "steps");
  await data.query(DROP_FROM_STEPS, [recipeId, stepIds, photoIds]);
  await data.query(ASSIGN_TO_STEPS, [
    recipeId,
    photoIds,
    photos.map(({ stepId }) => stepId),
    photos.map(({ position }) => position),
  ]);
}

/** Changes the addresses of the photos of a recipe, its reviews and diary entries, because users who have seen the recipe may no longer see it. */
export async function renewPhotoAddresses(data: EntityManager, recipeId: number): Promise<void> {
  await data.query(MOVE, [recipeId]);
}

/**
 * Sets the captions of photos of a recipe.
 * @throws BAD_USER_INPUT for a photo that the recipe does not have
 */
export async function setPhotoCaptions(
  data: EntityManager,
  recipeId: number,
  captions: readonly PhotoCaption[],
): Promise<void> {
  if (captions.length === 0) return;
  const [, updatedCount]: [unknown[], number] = await data.query(DESCRIBE, [
    recipeId,
    captions.map(({ photoId }) => photoId),
    captions.map(({ caption }) => caption ?? null),
  ]);
  if (updatedCount < captions.length) throw badInput(PHOTO_MISSING, "photoCaptions");
}
