import { MAX_PHOTO_BYTES, MAX_PHOTO_MEGABYTES } from "../../../shared/inputLimits";
import { badInput, type AppError, tooLarge } from "../../errors";
import { loadSharp } from "../../lib/loadSharp";
import { detectFormat, type PhotoFormat } from "./detectFormat";

/** The maximum number of pixels, which exceeds photos of phones but fits into memory. */
export const MAX_PIXELS = 50_000_000;

const FIELD = "image";

/** Creates the error for a file that looks like a picture but cannot be read. */
export const makeUnreadableError = (): AppError =>
  badInput("This file is not a supported image. Please use JPEG, PNG, WebP or AVIF.", FIELD);

/** A picture whose header has been read. */
export interface UndecodedPhoto {
  bytes: Buffer;
  /** The size after orientation, in pixels. */
  width: number;
  height: number;
}

/** The decoder's names of the formats. Only AVIF reaches its HEIF decoder. */
const decoders: Partial<Record<PhotoFormat, string>> = {
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "heif",
};

/**
 * Refuses files that can be refused without decoding.
 * @throws PAYLOAD_TOO_LARGE, BAD_USER_INPUT
 */
export function checkFormat(bytes: Buffer): PhotoFormat {
  if (bytes.length > MAX_PHOTO_BYTES) {
    throw tooLarge(`A photo may be at most ${MAX_PHOTO_MEGABYTES} MB.`, FIELD);
  }
  const format = detectFormat(bytes);
  if (format === "heic") {
    throw badInput("HEIC photos are not supported. Export the photo as JPEG and try again.", FIELD);
  }
  if (format === null) throw makeUnreadableError();
  return format;
}

/**
 * Reads the header of an image, so that its size is checked before decoding.
 * @throws PAYLOAD_TOO_LARGE, BAD_USER_INPUT
 */
export async function readPhoto(bytes: Buffer): Promise<UndecodedPhoto> {
  const format = checkFormat(bytes);
  const { autoOrient, format: decoder } = await loadSharp()(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw makeUnreadableError();
    });
  if (decoder !== decoders[format]) throw makeUnreadableError();
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) {
    throw badInput("A photo may have at most 50 megapixels.", FIELD);
  }
  return { bytes, width, height };
}
