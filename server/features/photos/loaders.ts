import type { DataSource } from "typeorm";
import type { Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import { isVisibleRecipe, visibilityParameters } from "../recipes/visibility";
import { Photo } from "./Photo";

/** A photo with the name of its recipe, for the alternative text. */
const PHOTO = `select p.photo_id as "photoId", p.key as "fileKey", p.owner_id as "ownerId",
    p.recipe_id as "recipeId", p.position, p.width, p.height, p.placeholder, p.caption,
    p.changed_at as "changedAt", r.name as "recipeName"
  from photos p left join recipes r using (recipe_id)`;

const VISIBLE = isVisibleRecipe("$2::int", "$3::boolean", "r");

const photo = (row: Photo): Photo => Object.assign(new Photo(), row);

/** Photos by photoId: those of recipes that the viewer may see, and the viewer's own that no recipe has yet. */
export const photoById: Loader<number, Photo | null> = {
  async batch(ids, { db, viewer }) {
    const rows: Photo[] = await db.query(
      `${PHOTO} where p.photo_id = any($1)
         and case when p.recipe_id is null then p.owner_id = $2::int else ${VISIBLE} end`,
      [ids, ...visibilityParameters(viewer)],
    );
    return byKey(ids, rows.map(photo), ({ photoId }) => photoId);
  },
};

/** How long another process may still serve a photo whose recipe was deleted. */
const MAX_AGE_MS = 5_000;

/** Photos of deleted recipes; once those are removed for good, until the photos are swept up. */
const HIDDEN = `select key as "fileKey" from photos
  where (deleted_recipe_id is not null or (recipe_id is null and changed_at < now() - interval '1 day'))`;

interface Hidden {
  fileKeys: Promise<ReadonlySet<string>>;
  readAt: number;
}

const hiddenOf = new WeakMap<DataSource, Hidden>();

async function read(db: DataSource, before: Hidden | undefined): Promise<ReadonlySet<string>> {
  try {
    const rows: { fileKey: string }[] = await db.query(HIDDEN);
    return new Set(rows.map(({ fileKey }) => fileKey));
  } catch {
    // Photos are served without a database, too.
    return before?.fileKeys ?? new Set();
  }
}

/** The photos that are hidden, read from time to time, so that a request for a photo costs no statement. */
function hiddenPhotos(db: DataSource): Hidden["fileKeys"] {
  const known = hiddenOf.get(db);
  if (known && Date.now() - known.readAt < MAX_AGE_MS) return known.fileKeys;
  const fileKeys = read(db, known);
  hiddenOf.set(db, { fileKeys, readAt: Date.now() });
  return fileKeys;
}

/** Reads the hidden photos again at the next request, after a recipe was deleted. */
export const expireHiddenPhotos = (db: DataSource): void => void hiddenOf.delete(db);

/** Returns whether a photo must not be served because its recipe is deleted. */
export async function isHiddenPhoto(db: DataSource, fileKey: string): Promise<boolean> {
  if (!(await hiddenPhotos(db)).has(fileKey)) return false;
  // The recipe may have been restored since.
  const hidden: object[] = await db.query(`${HIDDEN} and key = $1`, [fileKey]);
  return hidden.length > 0;
}
