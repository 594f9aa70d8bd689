import type { DataSource } from "typeorm";
import type { Services } from "../../services";
import { listStoredFiles, type PhotoFiles } from "./photoFiles";
import { ABANDONED } from "./PhotoRow";
import { removeFiles } from "./removeFiles";

/** The batch size: a stopping server waits for a batch to complete. */
const BATCH_SIZE = 5;

/**
 * Deletes unused photos. Any number of processes may run it, since each one locks different rows.
 */
const DELETE_UNUSED = `
  with left_over as materialized (
    select photo_id from photos
    where ${ABANDONED} and deleted_recipe_id is null and person_id is null
      and changed_at < now() - interval '1 day'
    order by photo_id limit ${BATCH_SIZE} for update skip locked
  )
  delete from photos using left_over where photos.photo_id = left_over.photo_id
  returning key as "fileKey", stored_as as "storedAs", width, height`;

/**
 * Deletes one batch of photos that have shown no user and belonged to no recipe, review or diary entry for a day, not
 * even a deleted one or a former version.
 * Rows are deleted before files, so that a row never refers to a missing file. Returns true if
 * there may be more.
 */
export async function sweepPhotos(
  db: DataSource,
  { photos, log }: Pick<Services, "photos" | "log">,
): Promise<boolean> {
  const [deletedPhotos]: [PhotoFiles[], number] = await db.query(DELETE_UNUSED);
  await removeFiles(photos, deletedPhotos.flatMap(listStoredFiles), log);
  return deletedPhotos.length === BATCH_SIZE;
}
