import { useState } from "react";
import { maxCount } from "../../../shared/inputLimits";
import type { AttachedPhotoInput } from "../apollo/schema.generated";
import { t } from "../messages/t";
import type { PictureImage } from "../ui/Picture";
import type { DraftPhoto } from "./DraftPhoto";
import { type PhotoUploads, usePhotoUploads } from "./usePhotoUploads";

/** The photos of a form with their uploads. */
export interface AttachedPhotosState {
  photos: readonly DraftPhoto[];
  setPhotos: (change: (photos: readonly DraftPhoto[]) => readonly DraftPhoto[]) => void;
  uploads: PhotoUploads;
  /** The photos as in the input of a mutation. */
  input: AttachedPhotoInput[];
}

interface StoredPhoto {
  photoId: number;
  caption: string | null;
  image: PictureImage;
}

/**
 * Keeps the photos of a review or of a diary entry while its form is open.
 * @param stored the photos before the form was opened
 */
export function useAttachedPhotos(stored: readonly StoredPhoto[]): AttachedPhotosState {
  const [photos, setPhotos] = useState<readonly DraftPhoto[]>(() =>
    stored.map(({ photoId, caption, image }) => ({ photoId, image, caption: caption ?? "" })),
  );
  const most = maxCount.attachedPhotos;
  const uploads = usePhotoUploads(photos.length, (change) => setPhotos(change), {
    most,
    tooMany: t("attachedPhotos.tooMany", { most }),
  });
  const input = photos.map(({ photoId, caption }) => ({
    photoId,
    caption: caption.trim() || null,
  }));
  return { photos, setPhotos, uploads, input };
}
