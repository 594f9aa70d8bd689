import type { DataSource } from "typeorm";
import { getViewerParameters, type Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import { isPublicRecipe, isVisibleRecipe } from "../recipes/visibility";
import { Photo } from "./Photo";

/** Joins the recipe of a photo `p`, also through its review or diary entry. */
const JOIN_RECIPE = `left join reviews w on w.review_id = p.review_id
  left join diary_entries e on e.diary_entry_id = p.diary_entry_id
  left join recipes r on r.recipe_id = coalesce(p.recipe_id, w.recipe_id, e.recipe_id)`;

/** Selects a photo with the name of its recipe, for the alternative text. */
const PHOTO = `select p.photo_id as "photoId", p.key as "fileKey", p.stored_as as "storedAs", p.owner_id as "ownerId",
    p.recipe_id as "recipeId", p.position, p.width, p.height, p.placeholder, p.caption,
    p.changed_at as "changedAt", p.review_id as "reviewId", p.diary_entry_id as "diaryEntryId",
    p.hidden_reason as "hiddenReason", r.name as "recipeName"
  from photos p ${JOIN_RECIPE}`;

const VISIBLE = `${isVisibleRecipe("$2::int", "$3::boolean", "r")}
  and (e.is_public is distinct from false or e.user_id = $2::int)
  and (p.hidden_reason is null or p.owner_id = $2::int or $3::boolean)`;

const toPhoto = (row: Photo): Photo => Object.assign(new Photo(), row);

/**
 * Loads photos by photoId: those of recipes, reviews and diary entries that the viewer may see, and the viewer's uploads
 * that nothing has.
 */
export const photoById: Loader<number, Photo | null> = {
  async batch(ids, { db, viewer }) {
    const rows: Photo[] = await db.query(
      `${PHOTO} where p.photo_id = any($1)
         and case when r.recipe_id is null then p.owner_id = $2::int else ${VISIBLE} end`,
      [ids, ...getViewerParameters(viewer)],
    );
    return byKey(ids, rows.map(toPhoto), ({ photoId }) => photoId);
  },
};

/** The photo that was found by the base name in its URL. */
interface ServedPhoto {
  /** The base name of the photo's files in the store. */
  storedAs: string;
  /** True if anyone may see the photo. */
  isPublic: boolean;
}

/**
 * Selects a photo by its URL. Photos of deleted recipes are not served. After a purge of the
 * recipe, its photos remain for a day without a recipe.
 */
const SERVED_PHOTO = `select coalesce(p.stored_as, p.key) as "storedAs",
    coalesce(${isPublicRecipe("r")} and p.hidden_reason is null and e.is_public is distinct from false, false)
      as "isPublic"
  from photos p ${JOIN_RECIPE}
  where p.key = $1 and p.deleted_recipe_id is null
    and (r.recipe_id is not null or p.person_id is not null or p.changed_at > now() - interval '1 day')`;

/** Finds a photo by the base name in its URL; returns null if the URL has changed. */
export async function findServedPhoto(
  db: DataSource,
  fileKey: string,
): Promise<ServedPhoto | null> {
  const [toPhoto]: ServedPhoto[] = await db.query(SERVED_PHOTO, [fileKey]);
  return toPhoto ?? null;
}
