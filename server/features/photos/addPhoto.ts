import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import type { Services } from "../../services";
import type { Context } from "../../graphql/context";
import { unavailable } from "../../errors";
import { makeSerialQueue } from "../../lib/makeSerialQueue";
import { type EncodedPhoto, encodePhoto } from "./encodePhoto";
import { Photo } from "./Photo";
import type { PhotoCropInput } from "./PhotoCropInput";
import type { PhotoStore } from "./PhotoStore";
import { checkFormat, readPhoto, type UndecodedPhoto } from "./readPhoto";
import { removeFiles } from "./removeFiles";

/** Queues photos: each occupies memory and waits about a second for every photo before it. */
const enqueue = makeSerialQueue(8);

/** Returns the part of a picture to use; null for all of it. */
type FindCrop = (photo: UndecodedPhoto) => PhotoCropInput | null;

/**
 * Stores a photo and returns its id. It belongs to the uploader until it is added to a recipe.
 * @throws PAYLOAD_TOO_LARGE, BAD_USER_INPUT, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function addPhoto(
  context: Context,
  bytes: Buffer,
  findCrop: FindCrop,
): Promise<number> {
  const { caller, db, services, viewer } = context;
  const { photos, photoUploads, log } = services;
  const ownerId = viewer!.userId;
  // The format is checked before the limit, so that files that are refused immediately do not
  // count.
  checkFormat(bytes);
  await photoUploads.take(String(ownerId), caller.details);
  const encoded = await context.withoutDatabase(() => encode(bytes, findCrop));
  return storeFiles(db, { photos, log }, ownerId, encoded);
}

type Stores = Pick<Services, "photos" | "log">;
type NewPhoto = EncodedPhoto & { fileKey: string };

async function encode(bytes: Buffer, findCrop: FindCrop): Promise<NewPhoto> {
  const fileKey = randomBytes(16).toString("hex");
  const encoded = await enqueue(async () => {
    const photo = await readPhoto(bytes);
    return encodePhoto(photo, findCrop(photo), fileKey);
  });
  return { ...encoded, fileKey };
}

/** Stores the files and the row of a photo; returns the photo's ID. */
async function storeFiles(
  db: DataSource,
  { photos, log }: Stores,
  ownerId: number,
  { files, ...photo }: NewPhoto,
): Promise<number> {
  try {
    await putFiles(photos, files);
    const { identifiers } = await db.getRepository(Photo).insert({ ...photo, ownerId });
    return Number(identifiers[0]!["photoId"]);
  } catch (error) {
    // The files are removed, because no row will ever refer to them. The request does not wait for
    // a store that may be unavailable.
    void removeFiles(photos, files, log);
    throw error;
  }
}

/**
 * Stores a photo for a user outside of a request; returns its id.
 * @throws BAD_USER_INPUT, SERVICE_UNAVAILABLE
 */
export async function storePhoto(
  db: DataSource,
  stores: Stores,
  ownerId: number,
  bytes: Buffer,
): Promise<number> {
  checkFormat(bytes);
  return storeFiles(db, stores, ownerId, await encode(bytes, () => null));
}

/** Stores all files or throws, so that a row never refers to a missing file. */
async function putFiles(store: PhotoStore, files: EncodedPhoto["files"]): Promise<void> {
  const results = await Promise.allSettled(
    files.map(({ name, bytes, type }) => store.put(name, bytes, type)),
  );
  const failure = results.find((result) => result.status === "rejected");
  if (failure) throw unavailable(failure.reason);
}
