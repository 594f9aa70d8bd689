import type { DataSource } from "typeorm";
import type { Services } from "../../services";
import { storedFiles, type PhotoFiles } from "./photoPath";
import { removeFiles } from "./removeFiles";

/** The batch size: a stopping server waits for a batch to complete. */
const SOME = 5;

/** Any number of processes may do so: each takes rows that no other has. */
const TAKE_OFF = `
  with left_over as materialized (
    select photo_id from photos
    where recipe_id is null and deleted_recipe_id is null and changed_at < now() - interval '1 day'
    order by photo_id limit ${SOME} for update skip locked
  )
  delete from photos using left_over where photos.photo_id = left_over.photo_id
  returning key as "fileKey", stored_as as "storedAs", width, height`;

/**
 * Removes some photos that no recipe has taken for a day, and no deleted one may get back: their rows first, so that no row leads to
 * a file that is gone. Returns whether there may be more.
 */
export async function sweepPhotos(
  db: DataSource,
  { photos, log }: Pick<Services, "photos" | "log">,
): Promise<boolean> {
  const [swept]: [PhotoFiles[], number] = await db.query(TAKE_OFF);
  await removeFiles(photos, swept.flatMap(storedFiles), log);
  return swept.length === SOME;
}
