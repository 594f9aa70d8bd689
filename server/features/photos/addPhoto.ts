import type { Context } from "../../context";
import { unavailable } from "../../errors";
import type { PhotoCropInput } from "./PhotoCropInput";

/** Keeps a photo; answers its key. */
export async function addPhoto(
  _context: Context,
  _image: Buffer,
  _crop: PhotoCropInput | null,
): Promise<number> {
  throw unavailable();
}
