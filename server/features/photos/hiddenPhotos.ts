import type { DataSource } from "typeorm";

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
