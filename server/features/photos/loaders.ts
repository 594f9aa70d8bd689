import type { DataSource } from "typeorm";
import { getViewerParameters, type Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import { isPublicRecipe, isVisibleRecipe } from "../recipes/visibility";
import { Photo } from "./Photo";

/** Selects a photo with the name of its recipe, for the alternative text. */
const PHOTO = `select p.photo_id as "photoId", p.key as "fileKey", p.stored_as as "storedAs", p.owner_id as "ownerId",
    p.recipe_id as "recipeId", p.position, p.width, p.height, p.placeholder, p.caption,
    p.changed_at as "changedAt", r.name as "recipeName"
  from photos p left join recipes r using (recipe_id)`;

const VISIBLE = isVisibleRecipe("$2::int", "$3::boolean", "r");

const toPhoto = (row: Photo): Photo => Object.assign(new Photo(), row);

/**
 * Loads photos by photoId: those of recipes that the viewer may see, and the viewer's uploads
 * without a recipe.
 */
export const photoById: Loader<number, Photo | null> = {
  async batch(ids, { db, viewer }) {
    const rows: Photo[] = await db.query(
      `${PHOTO} where p.photo_id = any($1)
         and case when p.recipe_id is null then p.owner_id = $2::int else ${VISIBLE} end`,
      [ids, ...getViewerParameters(viewer)],
    );
    return byKey(ids, rows.map(toPhoto), ({ photoId }) => photoId);
  },
};

/** The photo that was found by the base name in its URL. */
interface ServedPhoto {
  /** The base name of the photo's files in the store. */
  storedAs: string;
  /** True if the photo's recipe is public. */
  isPublic: boolean;
}

/**
 * Selects a photo by its URL. Photos of deleted recipes are not served. After a purge of the
 * recipe, its photos remain for a day without a recipe.
 */
const SERVED_PHOTO = `select coalesce(p.stored_as, p.key) as "storedAs",
    coalesce(${isPublicRecipe("r")}, false) as "isPublic"
  from photos p left join recipes r using (recipe_id)
  where p.key = $1 and p.deleted_recipe_id is null
    and (p.recipe_id is not null or p.person_id is not null or p.changed_at > now() - interval '1 day')`;

/** Finds a photo by the base name in its URL; returns null if the URL has changed. */
export async function findServedPhoto(
  db: DataSource,
  fileKey: string,
): Promise<ServedPhoto | null> {
  const [toPhoto]: ServedPhoto[] = await db.query(SERVED_PHOTO, [fileKey]);
  return toPhoto ?? null;
}
