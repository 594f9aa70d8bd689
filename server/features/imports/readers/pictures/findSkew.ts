import { loadSharp } from "../../../../lib/loadSharp";
import type { GreyPicture } from "./preparePicture";

/** The range and the step of the angles that are tried, in degrees. */
const MAX_DEGREES = 8;
const STEP = 0.5;

/** The picture is reduced to this size, at which lines of text are still separate. */
const SIDE = 600;

/** Measures the contrast between neighboring rows, which is highest if the lines of text are horizontal. */
async function measureRowContrast(
  { width, height, pixels }: GreyPicture,
  degrees: number,
): Promise<number> {
  const sharp = loadSharp();
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .rotate(degrees, { background: "#fff" })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 1 } as const;
  const rows = await sharp(data, { raw })
    .resize(1, info.height, { fit: "fill", kernel: "linear" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  let contrast = 0;
  for (let i = 1; i < rows.length; i++) contrast += (rows[i]! - rows[i - 1]!) ** 2;
  return contrast;
}

/** Returns the rotation, in degrees, that makes the lines of an upright picture horizontal. */
export async function findSkew(picture: GreyPicture): Promise<number> {
  const { data: pixels, info } = await loadSharp()(picture.pixels, {
    raw: { width: picture.width, height: picture.height, channels: 1 },
  })
    .resize(SIDE, SIDE, { fit: "inside" })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = { width: info.width, height: info.height, pixels };
  let best = { degrees: 0, contrast: await measureRowContrast(small, 0) };
  for (let degrees = -MAX_DEGREES; degrees <= MAX_DEGREES; degrees += STEP) {
    const contrast = await measureRowContrast(small, degrees);
    if (contrast > best.contrast) best = { degrees, contrast };
  }
  return best.degrees;
}
