import { getSharedCover } from "../../features/covers/drawing/covers";
import { SHARED, toSharedPhotoPath } from "../../features/photos/photoFiles";
import type { Picture } from "./PublicRecipe";

/** A picture as other sites show it: in pixels, in the shape that they have a place for. */
export interface SharedPicture {
  /** Below the site's address. */
  path: string;
  type: string;
  width: number;
  height: number;
}

/** The file of a photo, or the painting of a drawing, that is made for other sites. */
export function sharedPicture({ url }: Picture): SharedPicture {
  const photo = toSharedPhotoPath(url);
  return photo ? { path: photo, ...SHARED } : getSharedCover(url);
}
