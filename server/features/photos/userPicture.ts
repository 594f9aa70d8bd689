import { prepareStatement, keys } from "../../database/preparedStatements";
import type { Context, Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import { addPhoto } from "./addPhoto";
import { Photo } from "./Photo";
import { listStoredFiles, type PhotoFiles } from "./photoFiles";
import type { PhotoCropInput } from "./PhotoCropInput";
import type { UndecodedPhoto } from "./readPhoto";
import { removeFiles } from "./removeFiles";

const PICTURES = prepareStatement(`
  select photo_id as "photoId", key as "fileKey", stored_as as "storedAs", width, height, placeholder,
    person_id as "personId"
  from photos where person_id = any(${keys("$1")})`);

/** Loads the pictures of users, by userId. */
export const pictureByUser: Loader<number, Photo | null> = {
  async batch(ids, { db }) {
    const rows: Photo[] = await db.query(PICTURES, [ids]);
    const photos = rows.map((row) => Object.assign(new Photo(), row));
    return byKey(ids, photos, ({ personId }) => personId!);
  },
};

/** Returns the square in the middle of a picture. */
function cropToSquare({ width, height }: UndecodedPhoto): PhotoCropInput {
  const side = Math.min(width, height);
  return {
    left: (width - side) / 2 / width,
    top: (height - side) / 2 / height,
    width: side / width,
    height: side / height,
  };
}

const LOCK = "select from users where user_id = $1 for update";

const DELETE = `delete from photos where person_id = $1
  returning key as "fileKey", stored_as as "storedAs", width, height`;

const ASSIGN = "update photos set person_id = $1, changed_at = now() where photo_id = $2";

/**
 * Stores the viewer's picture, and deletes the former one with its files.
 * @throws PAYLOAD_TOO_LARGE, BAD_USER_INPUT, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function setPicture(context: Context, bytes: Buffer): Promise<void> {
  const { userId } = context.viewer!;
  const photoId = await addPhoto(context, bytes, cropToSquare);
  const formerPhotos = await context.db.transaction(async (data) => {
    // The lock makes uploads of the same user wait for each other, so that one picture remains.
    await data.query(LOCK, [userId]);
    const [rows]: [PhotoFiles[], number] = await data.query(DELETE, [userId]);
    await data.query(ASSIGN, [userId, photoId]);
    return rows;
  });
  await removePhotoFiles(context, formerPhotos);
}

/** Deletes the picture of a user with its files, if there is one. */
export async function removePicture(context: Context, userId: number): Promise<void> {
  const [rows]: [PhotoFiles[], number] = await context.db.query(DELETE, [userId]);
  await removePhotoFiles(context, rows);
}

async function removePhotoFiles({ services }: Context, photos: PhotoFiles[]): Promise<void> {
  await removeFiles(services.photos, photos.flatMap(listStoredFiles), services.log);
}
