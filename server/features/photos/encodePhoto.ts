import type { OutputInfo, Sharp } from "sharp";
import { loadSharp } from "../../lib/loadSharp";
import type { PhotoCropInput } from "./PhotoCropInput";
import { LARGEST, pageFiles, SHARED, sharedFile } from "./photoPath";
import { MOST_PIXELS, type ReadPhoto, unreadablePhoto } from "./readPhoto";

const HEADER = 12;
const CHUNK_HEADER = 8;

/**
 * Whether a file is a WebP picture as this program writes them: one lossy frame and nothing else, neither metadata nor
 * bytes behind it. (https://developers.google.com/speed/webp/docs/riff_container)
 */
function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.length < HEADER + CHUNK_HEADER) return false;
  const riff = bytes.toString("latin1", 0, 4) + bytes.toString("latin1", 8, HEADER + 4);
  const [fileSize, frameSize] = [bytes.readUInt32LE(4), bytes.readUInt32LE(HEADER + 4)];
  return (
    riff === "RIFFWEBPVP8 " &&
    fileSize === bytes.length - 8 &&
    // Chunks are padded to an even size.
    frameSize + (frameSize % 2) === bytes.length - HEADER - CHUNK_HEADER
  );
}

/** Above this an eye sees no difference in a dish; `docs/decisions/image-formats.md` has the stats. */
const QUALITY = 80;

/** Large enough for a blurred hint, and some hundred bytes small. */
const TINY = { width: 16, height: 48 } as const;

/** Our own files are smaller than so many bytes for each pixel. */
const MOST_BYTES_PER_PIXEL = 0.5;
const MOST_BYTES_BESIDE = 1_024;

/** A picture that takes longer was made to. */
const PATIENCE_SECONDS = 20;

/** A part of a picture, in pixels. */
interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An encoded photo. */
export interface EncodedPhoto {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** A data: URL. */
  placeholder: string;
  files: { name: string; type: string; bytes: Buffer }[];
}

const within = (value: number, min: number, max: number): number =>
  Math.min(Math.max(Math.round(value), min), max);

/** The pixels that a crop keeps: at least one, and none outside. */
function regionOf({ width, height }: ReadPhoto, crop: PhotoCropInput | null): Region {
  if (!crop) return { left: 0, top: 0, width, height };
  const left = within(crop.left * width, 0, width - 1);
  const top = within(crop.top * height, 0, height - 1);
  return {
    left,
    top,
    width: within(crop.width * width, 1, width - left),
    height: within(crop.height * height, 1, height - top),
  };
}

/** The size of the largest file: the image's own, or scaled down to the limit. */
function storedSize({ width, height }: Region): { width: number; height: number } {
  const scale = Math.min(1, LARGEST.width / width, LARGEST.height / height);
  return {
    width: within(width * scale, 1, LARGEST.width),
    height: within(height * scale, 1, LARGEST.height),
  };
}

/**
 * Whether a picture is one that was stored before, in the largest size: encoded anew, it would become worse each time
 * that it is exported and imported.
 */
const wasStored = ({ bytes, width, height }: ReadPhoto): boolean =>
  width <= LARGEST.width &&
  height <= LARGEST.height &&
  bytes.length <= MOST_BYTES_PER_PIXEL * width * height + MOST_BYTES_BESIDE &&
  isPlainWebp(bytes);

/** The decoded pixels, rotated and cropped; metadata is dropped here. */
const pixelsOf = ({ bytes }: ReadPhoto, region: Region, width: number, height: number) =>
  loadSharp()(bytes, { failOn: "error", limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .extract(region)
    .resize(width, height, { fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadablePhoto();
    });

const again = ({ data, info }: { data: Buffer; info: OutputInfo }): Sharp => {
  const { width, height, channels } = info;
  return loadSharp()(data, { raw: { width, height, channels } });
};

/**
 * Decodes a picture once and makes all its files, the ones for pages as WebP.
 * @param fileKey what they are called after
 * @throws BAD_USER_INPUT for a picture that is broken further in
 */
export async function encodePhoto(
  photo: ReadPhoto,
  crop: PhotoCropInput | null,
  fileKey: string,
): Promise<EncodedPhoto> {
  const region = regionOf(photo, crop);
  const size = storedSize(region);
  const pixels = await pixelsOf(photo, region, size.width, size.height);
  const files: EncodedPhoto["files"] = [];
  const isWhole = crop === null && wasStored(photo);
  for (const { name, width, height } of pageFiles({ fileKey, ...size })) {
    const isLargest = width === size.width;
    const sized = again(pixels).resize(width, height, { fit: "fill" });
    const bytes =
      isWhole && isLargest ? photo.bytes : await sized.webp({ quality: QUALITY }).toBuffer();
    files.push({ name, type: "image/webp", bytes });
  }
  const shared = again(pixels)
    .flatten({ background: "white" })
    .resize(SHARED.width, SHARED.height, { fit: "cover" })
    .jpeg({ quality: QUALITY, mozjpeg: true });
  files.push({ name: sharedFile(fileKey), type: SHARED.type, bytes: await shared.toBuffer() });
  const tiny = again(pixels)
    .resize({ ...TINY, fit: "inside" })
    .webp({ quality: 40, effort: 6 });
  const placeholder = `data:image/webp;base64,${(await tiny.toBuffer()).toString("base64")}`;
  return { ...size, placeholder, files };
}
