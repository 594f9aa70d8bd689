import type { PictureImage } from "../../../shared/ui/Picture";

/** A photo that the server has: what is saved of it, and what shows it. */
export interface DraftPhoto {
  photoId: number;
  image: PictureImage;
}
