import { loadSharp } from "../../../../lib/loadSharp";
import { ImportError } from "../ImportError";

/** As many as a photo may have. */
const MAX_PIXELS = 50_000_000;

/** The longer side, at which the letters of a card are neither too small to be told apart nor slow to read. */
const LONGER_SIDE = 2_000;

/** The longer side of what people look at. */
const SHOWN_SIDE = 1_200;

/** How far light may change within a picture: farther than letters are wide. */
const LIGHT_RADIUS = 30;

/** A picture as text is recognized in: in shades of grey. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Buffer;
}

/**
 * Turns a picture as its camera was held, and makes it grey, evenly lit and of a size to be read.
 * @throws ImportError for what is no picture
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
    // Each pixel is divided by the light around it, so that paper is white wherever it is lit less.
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

/** Makes a picture small enough to be shown beside its text, as WebP. */
export const shrinkPicture = (bytes: Uint8Array): Promise<Buffer> =>
  loadSharp()(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(SHOWN_SIDE, SHOWN_SIDE, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();

/** Turns a picture, over white. */
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

/** @param longerSide to which it is made smaller */
export const encodePicture = (
  { width, height, pixels }: GreyPicture,
  longerSide = LONGER_SIDE,
): Promise<Buffer> =>
  loadSharp()(pixels, { raw: { width, height, channels: 1 } })
    .resize(longerSide, longerSide, { fit: "inside", withoutEnlargement: true })
    // The engine asks how large letters are on paper; a guess is as good as what cameras say.
    .withMetadata({ density: 300 })
    .png({ compressionLevel: 1 })
    .toBuffer();
