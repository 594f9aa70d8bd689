import type { OutputInfo, Sharp } from "sharp";
import { loadSharp } from "../../lib/loadSharp";
import type { PhotoCropInput } from "./PhotoCropInput";
import { LARGEST, listPageFiles, SHARED, getSharedFile } from "./photoFiles";
import { MAX_PIXELS, type UndecodedPhoto, makeUnreadableError } from "./readPhoto";

const HEADER = 12;
const CHUNK_HEADER = 8;

/**
 * Returns true for a WebP like those that this server writes: one lossy frame without metadata or trailing
 * bytes. (https://developers.google.com/speed/webp/docs/riff_container)
 */
function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.length < HEADER + CHUNK_HEADER) return false;
  const riff = bytes.toString("latin1", 0, 4) + bytes.toString("latin1", 8, HEADER + 4);
  const [fileSize, frameSize] = [bytes.readUInt32LE(4), bytes.readUInt32LE(HEADER + 4)];
  return (
    riff === "RIFFWEBPVP8 " &&
    fileSize === bytes.length - 8 &&
    // The length is rounded up, because chunks are padded to an even size.
    frameSize + (frameSize % 2) === bytes.length - HEADER - CHUNK_HEADER
  );
}

/**
 * The quality of WebP; a higher one makes no visible difference (see
 * `docs/decisions/image-formats.md`).
 */
const QUALITY = 80;

/**
 * The size of a placeholder, which is large enough for a blurred preview at a few hundred bytes.
 */
const TINY = { width: 16, height: 48 } as const;

/** The maximum number of bytes per pixel in files that this server writes. */
const MAX_BYTES_PER_PIXEL = 0.5;
const MAX_EXTRA_BYTES = 1_024;

/** The time limit of decoding, which only a malicious picture exceeds. */
const TIMEOUT_SECONDS = 20;

/** A part of a picture, in pixels. */
interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An encoded photo. */
export interface EncodedPhoto {
  /** The size of the largest file, in pixels. */
  width: number;
  height: number;
  /** The placeholder as a data: URL. */
  placeholder: string;
  files: { name: string; type: string; bytes: Buffer }[];
}

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(Math.round(value), min), max);

/** Converts a crop to pixels: at least one, and only pixels inside the picture. */
function toRegion({ width, height }: UndecodedPhoto, crop: PhotoCropInput | null): Region {
  if (!crop) return { left: 0, top: 0, width, height };
  const left = clamp(crop.left * width, 0, width - 1);
  const top = clamp(crop.top * height, 0, height - 1);
  return {
    left,
    top,
    width: clamp(crop.width * width, 1, width - left),
    height: clamp(crop.height * height, 1, height - top),
  };
}

/** Returns the size of the largest file, scaled down to the limit if necessary. */
function limitSize({ width, height }: Region): { width: number; height: number } {
  const scale = Math.min(1, LARGEST.width / width, LARGEST.height / height);
  return {
    width: clamp(width * scale, 1, LARGEST.width),
    height: clamp(height * scale, 1, LARGEST.height),
  };
}

/**
 * Returns true for a picture that this server has stored before. Encoding it again would reduce its quality
 * with each export and import.
 */
const isEncodedByServer = ({ bytes, width, height }: UndecodedPhoto): boolean =>
  width <= LARGEST.width &&
  height <= LARGEST.height &&
  bytes.length <= MAX_BYTES_PER_PIXEL * width * height + MAX_EXTRA_BYTES &&
  isPlainWebp(bytes);

/** Decodes, orients and crops a picture without its metadata. */
const decodePixels = ({ bytes }: UndecodedPhoto, region: Region, width: number, height: number) =>
  loadSharp()(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .extract(region)
    .resize(width, height, { fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw makeUnreadableError();
    });

const openPixels = ({ data, info }: { data: Buffer; info: OutputInfo }): Sharp => {
  const { width, height, channels } = info;
  return loadSharp()(data, { raw: { width, height, channels } });
};

/**
 * Decodes a picture once and encodes all its files.
 * @param fileKey the base name of the files
 * @throws BAD_USER_INPUT for a picture that is damaged behind its header
 */
export async function encodePhoto(
  photo: UndecodedPhoto,
  crop: PhotoCropInput | null,
  fileKey: string,
): Promise<EncodedPhoto> {
  const region = toRegion(photo, crop);
  const size = limitSize(region);
  const pixels = await decodePixels(photo, region, size.width, size.height);
  const files: EncodedPhoto["files"] = [];
  const isReusable = crop === null && isEncodedByServer(photo);
  for (const { name, width, height } of listPageFiles({ fileKey, ...size })) {
    const isLargest = width === size.width;
    const sized = openPixels(pixels).resize(width, height, { fit: "fill" });
    const bytes =
      isReusable && isLargest ? photo.bytes : await sized.webp({ quality: QUALITY }).toBuffer();
    files.push({ name, type: "image/webp", bytes });
  }
  const shared = openPixels(pixels)
    .flatten({ background: "white" })
    .resize(SHARED.width, SHARED.height, { fit: "cover" })
    .jpeg({ quality: QUALITY, mozjpeg: true });
  files.push({ name: getSharedFile(fileKey), type: SHARED.type, bytes: await shared.toBuffer() });
  const tiny = openPixels(pixels)
    .resize({ ...TINY, fit: "inside" })
    .webp({ quality: 40, effort: 6 });
  const placeholder = `data:image/webp;base64,${(await tiny.toBuffer()).toString("base64")}`;
  return { ...size, placeholder, files };
}
