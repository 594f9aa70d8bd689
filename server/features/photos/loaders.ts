import type { Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import { Photo } from "./Photo";

/** A photo with the name of its recipe, for the alternative text. */
const PHOTO = `select p.photo_id as "photoId", p.key as "fileKey", p.owner_id as "ownerId",
    p.recipe_id as "recipeId", p.position, p.width, p.height, p.placeholder,
    p.changed_at as "changedAt", r.name as "recipeName"
  from photos p left join recipes r using (recipe_id)`;

const photo = (row: Photo): Photo => Object.assign(new Photo(), row);

/** Photos by photoId: those of recipes, and the viewer's own that no recipe has yet. */
export const photoById: Loader<number, Photo | null> = {
  async batch(ids, { db, viewer }) {
    const rows: Photo[] = await db.query(
      `${PHOTO} where p.photo_id = any($1) and (p.recipe_id is not null or p.owner_id = $2)`,
      [ids, viewer?.userId ?? null],
    );
    return byKey(ids, rows.map(photo), ({ photoId }) => photoId);
  },
};
