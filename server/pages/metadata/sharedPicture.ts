import { getSharedCover } from "../../features/covers/drawing/covers";
import { SHARED, toSharedPhotoPath } from "../../features/photos/photoFiles";
import type { Picture } from "./PublicRecipe";

/** A picture for other sites: a bitmap in the usual shape of previews. */
export interface SharedPicture {
  /** The path below the site's address. */
  path: string;
  type: string;
  width: number;
  height: number;
}

/** Chooses a picture for other sites: the version of a photo, or the PNG of a drawing. */
export function sharedPicture({ url }: Picture): SharedPicture {
  const photo = toSharedPhotoPath(url);
  return photo ? { path: photo, ...SHARED } : getSharedCover(url);
}
