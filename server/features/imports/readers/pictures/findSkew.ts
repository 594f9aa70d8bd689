import { loadSharp } from "../../../../lib/loadSharp";
import type { GreyPicture } from "./preparePicture";

/** How far a card may lie askew, and how exactly that is found, in degrees. */
const MAX_DEGREES = 8;
const STEP = 0.5;

/** Lines of text are still apart at this size. */
const SIDE = 600;

/** How much rows differ from the next ones: most where lines of text and spaces between them lie level. */
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

/** By how many degrees an upright picture has to be turned so that its lines are level. */
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
