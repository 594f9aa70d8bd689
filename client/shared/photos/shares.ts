import type { PercentCrop } from "react-image-crop";

/** A part of an upright picture, as shares from 0 to 1. */
export interface Shares {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The aspect ratio of covers: width over height. */
export const COVER_SHAPE = 3 / 2;

/** The largest centered part of a picture with the covers' aspect ratio. */
export function coverPart(picture: { width: number; height: number }): PercentCrop {
  const shape = picture.width / picture.height;
  const width = Math.min(100, (100 * COVER_SHAPE) / shape);
  const height = Math.min(100, (100 * shape) / COVER_SHAPE);
  return { unit: "%", x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** Rounding down keeps a part within the edge; a thousandth does not matter. */
const share = (percent: number) => Math.floor(Math.min(Math.max(percent, 0), 100) * 100) / 10_000;

/** The marked area as the server expects it; null for (nearly) the whole picture. */
export function toShares({ x, y, width, height }: PercentCrop): Shares | null {
  const part = { left: share(x), top: share(y), width: share(width), height: share(height) };
  return part.width > 0.999 && part.height > 0.999 ? null : part;
}
