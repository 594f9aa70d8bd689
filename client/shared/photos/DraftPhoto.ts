import type { PictureImage } from "../ui/Picture";

/** An uploaded photo: the saved fields, and its image. */
export interface DraftPhoto {
  photoId: number;
  image: PictureImage;
  /** The typed caption. */
  caption: string;
  /** The original photo before the first crop. */
  croppedFrom?: number;
}

/** The key shared by a photo and the photos cropped from it. */
export const tileKey = ({ photoId, croppedFrom }: DraftPhoto): number => croppedFrom ?? photoId;

/** The photos with a new one, which is appended or replaces the photo it is cropped from. */
export function withPhoto(
  photos: readonly DraftPhoto[],
  photo: Omit<DraftPhoto, "caption">,
  replaces: number | null,
): DraftPhoto[] {
  if (replaces === null) return [...photos, { ...photo, caption: "" }];
  return photos.map((one) =>
    tileKey(one) === replaces ? { ...one, ...photo, croppedFrom: replaces } : one,
  );
}
