import { Field, InputType, Int } from "type-graphql";
import type { EntityManager } from "typeorm";
import { z } from "zod";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import { badInput } from "../../errors";
import type { Viewer } from "../../graphql/context";
import { mayActOn } from "../../graphql/rules";
import { clearableText } from "../../graphql/validate";
import { describeMaxLength } from "../../lib/describeLimits";
import { Photo } from "./Photo";
import { canSeeHiddenPhoto } from "./policy";
import { type AttachedTo, NEW_ADDRESS, UNUSED } from "./PhotoRow";

const PHOTO_MISSING = "This photo no longer exists.";

/** A photo of a review or of a diary entry. */
@InputType({ description: "A photo of a review or of a diary entry." })
export class AttachedPhotoInput {
  @Field(() => Int, { description: "The ID of a photo that the viewer has uploaded." })
  photoId!: number;

  @Field(() => String, {
    nullable: true,
    description: `A description of the photo, ${describeMaxLength(maxLength.photoCaption)}. If omitted, it is unchanged.`,
  })
  caption?: string | null;
}

/** The rules of the photos in an input. */
export const attachedPhotoRules = z
  .array(
    z.object({
      photoId: z.number().int(),
      caption: clearableText("Caption", maxLength.photoCaption),
    }),
  )
  .max(maxCount.attachedPhotos, `At most ${maxCount.attachedPhotos} photos are possible.`)
  .refine((photos) => new Set(photos.map(({ photoId }) => photoId)).size === photos.length, {
    message: "Each photo can be added once.",
  })
  .nullish();

export const toPhotos = (rows: readonly Photo[]): Photo[] =>
  rows.map((row) => Object.assign(new Photo(), row));

/** Returns the photos without hidden ones, which only their owner and admins see. */
export const findVisiblePhotos = (photos: readonly Photo[], viewer: Viewer | null): Photo[] =>
  photos.filter(
    (photo) => photo.hiddenReason === null || mayActOn(canSeeHiddenPhoto, viewer, photo),
  );

/** Returns true if an input repeats the photos. An input without photos keeps them. */
export const hasSamePhotos = (
  photos: readonly Photo[],
  inputs: readonly AttachedPhotoInput[] | null | undefined,
): boolean =>
  inputs == null ||
  (inputs.length === photos.length &&
    inputs.every(
      ({ photoId, caption }, i) =>
        photoId === photos[i]!.photoId && (caption === undefined || caption === photos[i]!.caption),
    ));

const lock = (key: AttachedTo) => `
  select from photos where photo_id = any($1) and owner_id = $2 and (${key} = $3 or (${UNUSED}))
  order by photo_id for update`;

const detach = (key: AttachedTo) => `
  update photos set ${key} = null, changed_at = now(), ${NEW_ADDRESS}
  where ${key} = $1 and photo_id <> all($2)`;

const attach = (key: AttachedTo) => `
  update photos set ${key} = $1, position = sent.position - 1, changed_at = now(),
    caption = case when sent.keeps_caption then photos.caption else sent.caption end
  from unnest($2::int[], $3::text[], $4::boolean[]) with ordinality sent (photo_id, caption, keeps_caption, position)
  where photos.photo_id = sent.photo_id`;

/**
 * Replaces the photos of a row. Removed ones get another address.
 * @throws BAD_USER_INPUT for a photo that is not the user's, or that something else has
 */
export async function attachPhotos(
  data: EntityManager,
  key: AttachedTo,
  row: { id: number; userId: number },
  photos: readonly AttachedPhotoInput[],
): Promise<void> {
  const photoIds = photos.map(({ photoId }) => photoId);
  const lockedRows: object[] = await data.query(lock(key), [photoIds, row.userId, row.id]);
  if (lockedRows.length < photos.length) throw badInput(PHOTO_MISSING, "photos");
  await data.query(detach(key), [row.id, photoIds]);
  await data.query(attach(key), [
    row.id,
    photoIds,
    photos.map(({ caption }) => caption ?? null),
    photos.map(({ caption }) => caption === undefined),
  ]);
}

/** Makes a statement that deletes a row, whose photos get another address until the sweep. */
export const deleteWithPhotos = (table: string, key: AttachedTo): string => `
  with detached as (
    update photos set ${key} = null, changed_at = now(), ${NEW_ADDRESS} where ${key} = $1
  )
  delete from ${table} where ${key} = $1`;
