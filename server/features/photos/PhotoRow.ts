/** The columns of photos that refer to a row with attached photos. */
export type AttachedTo = "review_id" | "diary_entry_id";

/** Changes the address of a photo, so that the former address is not found. Its files keep their names. */
export const NEW_ADDRESS =
  "stored_as = coalesce(stored_as, key), key = replace(gen_random_uuid()::text, '-', '')";

/** The condition on a photo that nothing has yet. */
export const UNUSED = `recipe_id is null and deleted_recipe_id is null and former_recipe_id is null
  and person_id is null and review_id is null and diary_entry_id is null`;

/**
 * The condition on a photo whose recipe, former version, review and diary entry are gone. Those of a deleted recipe have
 * its ID.
 */
export const ABANDONED = `recipe_id is null
  and not exists (select from recipes r where r.recipe_id = former_recipe_id)
  and not exists (select from deleted_recipes d where d.recipe_id = former_recipe_id)
  and not exists (select from reviews w where w.review_id = photos.review_id)
  and not exists (select from diary_entries e where e.diary_entry_id = photos.diary_entry_id)`;

/** The condition on a photo of a recipe, or of its reviews and diary entries. */
export const belongsToRecipe = (recipeId: string): string => `(recipe_id = ${recipeId}
  or review_id in (select w.review_id from reviews w where w.recipe_id = ${recipeId})
  or diary_entry_id in (select e.diary_entry_id from diary_entries e where e.recipe_id = ${recipeId}))`;

/** Selects the photos of a row as JSON. */
export const selectAttachedPhotos = (table: string, key: AttachedTo): string => `
  (select coalesce(json_agg(json_build_object('photoId', p.photo_id, 'fileKey', p.key, 'storedAs', p.stored_as,
      'ownerId', p.owner_id, '${key === "review_id" ? "reviewId" : "diaryEntryId"}', ${table}.${key}, 'width', p.width,
      'height', p.height, 'placeholder', p.placeholder, 'caption', p.caption, 'hiddenReason', p.hidden_reason,
      'recipeName', (select name from recipes r where r.recipe_id = ${table}.recipe_id)) order by p.position), '[]')
   from photos p where p.${key} = ${table}.${key})`;
