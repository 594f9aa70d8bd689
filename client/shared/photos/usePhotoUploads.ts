import { useEffect, useState, useSyncExternalStore } from "react";
import { maxCount } from "../../../shared/inputLimits";
import { convertHeicFiles } from "../convertHeic";
import { findLargestUrl } from "../ui/findLargestUrl";
import { type DraftPhoto, tileKey, withPhoto } from "./DraftPhoto";
import { t } from "../messages/t";
import { sortOut } from "./photoFiles";
import type { Shares } from "./shares";
import { type NewUpload, type Upload, UploadQueue } from "./UploadQueue";
import { uploadPhoto } from "./uploadPhoto";

/** The original picture of a photo. */
export interface Croppable {
  picture: Blob | string;
  /** The cropped part; null for the whole picture. */
  part: Shares | null;
}

/** The state and actions of uploads before they become photos of the draft. */
export interface PhotoUploads {
  uploads: readonly Upload[];
  /** True while an upload is running. */
  running: boolean;
  /** True if a failed upload has been neither retried nor removed. */
  failed: boolean;
  /** The reasons for refusing files of the last choice, and the step that they were for. */
  refusals: { step: string | null; reasons: readonly string[] };
  /** Uploads photos of the dish immediately. */
  choose: (files: readonly File[]) => void;
  /** Uploads photos of a step immediately. */
  chooseForStep: (files: readonly File[], step: { key: string; photos: readonly object[] }) => void;
  /** The original picture if it was chosen in this form, otherwise the photo itself. */
  toCroppable: (photo: DraftPhoto) => Croppable;
  /** Replaces a photo by a part of its original, or by all of it. */
  crop: (photo: DraftPhoto, name: string, part: Shares | null) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  clear: () => void;
}

type Change = (photos: readonly DraftPhoto[]) => DraftPhoto[];

const NOTHING_REFUSED = { step: null, reasons: [] };

let pictures = 0;

const newUpload = (upload: Omit<NewUpload, "key" | "preview">): NewUpload => ({
  ...upload,
  key: `picture-${++pictures}`,
  preview:
    typeof upload.picture === "string" ? upload.picture : URL.createObjectURL(upload.picture),
});

/**
 * Uploads pictures.
 * @param count the number of existing photos
 * @param onChange called with changes of the photos, of the dish or of a step; later renders do not replace it
 * @param limit the largest number of photos, and the message about more
 */
export function usePhotoUploads(
  count: number,
  onChange: (change: Change, step: string | null) => void,
  limit: { most: number; tooMany?: string } = { most: maxCount.photos },
): PhotoUploads {
  const [{ originals, queue }] = useState(() => {
    const originals = new Map<number, Croppable>();
    const queue = new UploadQueue(uploadPhoto, (photo, { picture, part, replaces, step }) => {
      originals.set(photo.photoId, { picture, part });
      onChange((photos) => withPhoto(photos, photo, replaces), step);
    });
    return { originals, queue };
  });
  const uploads = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  const [refusals, setRefusals] = useState<PhotoUploads["refusals"]>(NOTHING_REFUSED);
  // Leaving the form cancels all uploads.
  useEffect(() => queue.clear, [queue]);

  const toCroppable = ({ photoId, image }: DraftPhoto): Croppable =>
    originals.get(photoId) ?? { picture: findLargestUrl(image), part: null };

  const add = async (
    files: readonly File[],
    step: string | null,
    room: number,
    tooMany?: string,
  ) => {
    const readable = await convertHeicFiles(files);
    const added = uploads.filter((one) => one.step === step && one.replaces === null).length;
    const { taken: accepted, refusals: reasons } = sortOut(readable, room - added, tooMany);
    setRefusals({ step, reasons });
    for (const picture of accepted) {
      queue.add(newUpload({ name: picture.name, picture, part: null, replaces: null, step }));
    }
  };

  return {
    uploads,
    running: uploads.some(({ state }) => state !== "failed"),
    failed: uploads.some(({ state }) => state === "failed"),
    refusals,
    choose: (files) => void add(files, null, limit.most - count, limit.tooMany),
    chooseForStep: (files, { key, photos }) =>
      void add(
        files,
        key,
        maxCount.stepPhotos - photos.length,
        t("recipeForm.steps.tooManyPhotos", { most: maxCount.stepPhotos }),
      ),
    toCroppable,
    crop(photo, name, part) {
      const { picture, part: before } = toCroppable(photo);
      // It is uncropped already.
      if (!part && !before) return;
      queue.add(newUpload({ name, picture, part, replaces: tileKey(photo), step: null }));
    },
    retry: queue.retry,
    remove: queue.remove,
    clear: queue.clear,
  };
}
