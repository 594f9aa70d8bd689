import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import type { Services } from "../../services";
import type { Context } from "../../graphql/context";
import { unavailable } from "../../errors";
import { serialQueue } from "../../lib/serialQueue";
import { type EncodedPhoto, encodePhoto } from "./encodePhoto";
import { Photo } from "./Photo";
import type { PhotoCropInput } from "./PhotoCropInput";
import type { PhotoStore } from "./PhotoStore";
import { checkFormat, readPhoto } from "./readPhoto";
import { removeFiles } from "./removeFiles";

/** Each holds its bytes in memory, and waits about a second for every one before it. */
const inTurn = serialQueue(8);

/**
 * Stores a photo and returns its id. It belongs to the uploader until it is added to a recipe.
 * @throws PAYLOAD_TOO_LARGE, BAD_USER_INPUT, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function addPhoto(
  context: Context,
  bytes: Buffer,
  crop: PhotoCropInput | null,
): Promise<number> {
  const { caller, db, services, viewer } = context;
  const { photos, photoUploads, log } = services;
  const ownerId = viewer!.userId;
  // What is refused at a glance costs nothing, and is not counted.
  checkFormat(bytes);
  await photoUploads.take(String(ownerId), caller.details);
  const encoded = await context.withoutDatabase(() => encode(bytes, crop));
  return store(db, { photos, log }, ownerId, encoded);
}

type Stores = Pick<Services, "photos" | "log">;
type NewPhoto = EncodedPhoto & { fileKey: string };

async function encode(bytes: Buffer, crop: PhotoCropInput | null): Promise<NewPhoto> {
  const fileKey = randomBytes(16).toString("hex");
  const encoded = await inTurn(async () => encodePhoto(await readPhoto(bytes), crop, fileKey));
  return { ...encoded, fileKey };
}

/** Stores the files and the row of a photo; returns its id. */
async function store(
  db: DataSource,
  { photos, log }: Stores,
  ownerId: number,
  { files, ...photo }: NewPhoto,
): Promise<number> {
  try {
    await keepFiles(photos, files);
    const { identifiers } = await db.getRepository(Photo).insert({ ...photo, ownerId });
    return Number(identifiers[0]!["photoId"]);
  } catch (error) {
    // No row will ever lead to them. Nothing waits for a store that may be away.
    void removeFiles(photos, files, log);
    throw error;
  }
}

/**
 * Stores a photo on behalf of a user who does not wait for it; returns the id.
 * @throws BAD_USER_INPUT, SERVICE_UNAVAILABLE
 */
export async function storePhoto(
  db: DataSource,
  stores: Stores,
  ownerId: number,
  bytes: Buffer,
): Promise<number> {
  checkFormat(bytes);
  return store(db, stores, ownerId, await encode(bytes, null));
}

/** Stores all files or throws, so that a row never refers to a missing file. */
async function keepFiles(store: PhotoStore, files: EncodedPhoto["files"]): Promise<void> {
  const results = await Promise.allSettled(
    files.map(({ name, bytes, type }) => store.put(name, bytes, type)),
  );
  const failed = results.find((each) => each.status === "rejected");
  if (failed) throw unavailable(failed.reason);
}
