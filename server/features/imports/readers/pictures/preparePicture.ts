import { loadSharp } from "../../../../lib/loadSharp";
import { ImportError } from "../ImportError";

/** The same limit as for uploaded photos. */
const MAX_PIXELS = 50_000_000;

/** The longer side, in pixels, at which letters are large enough to distinguish and fast to read. */
const LONGER_SIDE = 2_000;

/** The longer side, in pixels, of the picture that is displayed. */
const SHOWN_SIDE = 1_200;

/** The radius, in pixels, over which light may change; larger than letters. */
const LIGHT_RADIUS = 30;

/** A grayscale picture. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Buffer;
}

/**
 * Orients a picture and makes it gray, evenly lit and of a suitable size.
 * @throws ImportError if the file is not a picture
 */
export async function preparePicture(bytes: Uint8Array): Promise<GreyPicture> {
  const sharp = loadSharp();
  try {
    const { data: pixels, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .flatten({ background: "#fff" })
      .resize(LONGER_SIDE, LONGER_SIDE, { fit: "inside" })
      .greyscale()
      .median(3)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const raw = { width, height, channels: 1 } as const;
    const shadow = await sharp(pixels, { raw })
      .blur(LIGHT_RADIUS)
      .negate()
      .extractChannel(0)
      .raw()
      .toBuffer();
    // Dividing each pixel by the light around it makes paper white in shadows, too.
    const even = await sharp(pixels, { raw })
      .composite([{ input: shadow, raw, blend: "colour-dodge" }])
      .greyscale()
      .extractChannel(0)
      .raw()
      .toBuffer();
    return { width, height, pixels: even };
  } catch (cause) {
    throw new ImportError("This picture could not be read.", { cause });
  }
}

/** Makes a WebP that is small enough to be shown next to its text. */
export const shrinkPicture = (bytes: Uint8Array): Promise<Buffer> =>
  loadSharp()(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(SHOWN_SIDE, SHOWN_SIDE, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();

/** Rotates a picture on a white background. */
export async function turnPicture(
  { width, height, pixels }: GreyPicture,
  degrees: number,
): Promise<GreyPicture> {
  const { data, info } = await loadSharp()(pixels, { raw: { width, height, channels: 1 } })
    .rotate(degrees, { background: "#fff" })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** @param longerSide the maximum length of the longer side, in pixels */
export const encodePicture = (
  { width, height, pixels }: GreyPicture,
  longerSide = LONGER_SIDE,
): Promise<Buffer> =>
  loadSharp()(pixels, { raw: { width, height, channels: 1 } })
    .resize(longerSide, longerSide, { fit: "inside", withoutEnlargement: true })
    // The engine reads the size of letters on paper from the density; a guess is as good as the values of
    // cameras.
    .withMetadata({ density: 300 })
    .png({ compressionLevel: 1 })
    .toBuffer();
