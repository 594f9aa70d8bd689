import { MAX_PHOTO_BYTES, MAX_PHOTO_MEGABYTES } from "../../../shared/inputLimits";
import { badInput, type AppError, tooLarge } from "../../errors";
import { loadSharp } from "../../lib/loadSharp";
import { formatOf, type PhotoFormat } from "./formatOf";

/** More than the cameras of phones make, and no more than fits into memory. */
export const MOST_PIXELS = 50_000_000;

const FIELD = "image";

/** What looks like a picture and cannot be read. */
export const unreadablePhoto = (): AppError =>
  badInput("This file is not a supported image. Please use JPEG, PNG, WebP or AVIF.", FIELD);

/** A picture that was looked at and not yet decoded. */
export interface ReadPhoto {
  bytes: Buffer;
  /** Held upright, in pixels. */
  width: number;
  height: number;
}

/** What the decoder calls the formats; of its HEIF only AVIF gets so far. */
const decoders: Partial<Record<PhotoFormat, string>> = {
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "heif",
};

/**
 * Refuses at a glance what no decoder needs to see.
 * @throws PAYLOAD_TOO_LARGE, BAD_USER_INPUT
 */
export function checkFormat(bytes: Buffer): PhotoFormat {
  if (bytes.length > MAX_PHOTO_BYTES) {
    throw tooLarge(`A photo may be at most ${MAX_PHOTO_MEGABYTES} MB.`, FIELD);
  }
  const format = formatOf(bytes);
  if (format === "heic") {
    throw badInput("HEIC photos are not supported. Export the photo as JPEG and try again.", FIELD);
  }
  if (format === null) throw unreadablePhoto();
  return format;
}

/**
 * Reads the header of an image: its size is checked before it is decoded.
 * @throws PAYLOAD_TOO_LARGE, BAD_USER_INPUT
 */
export async function readPhoto(bytes: Buffer): Promise<ReadPhoto> {
  const format = checkFormat(bytes);
  const { autoOrient, format: decoder } = await loadSharp()(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadablePhoto();
    });
  if (decoder !== decoders[format]) throw unreadablePhoto();
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS) {
    throw badInput("A photo may have at most 50 megapixels.", FIELD);
  }
  return { bytes, width, height };
}
