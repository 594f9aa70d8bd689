import { t } from "../messages/t";
import { findLargestUrl } from "../ui/findLargestUrl";
import { lazyComponent } from "../ui/lazyComponent";
import { Picture } from "../ui/Picture";
import { pictureSizes } from "../ui/pictureSizes";
import { usePhotoViewer } from "../ui/usePhotoViewer";
import classes from "./AttachedPhotos.module.css";
import type { AttachedPhotos_PhotoFragment } from "./AttachedPhotos_photo.generated";

const HidePhoto = lazyComponent(() => import("./HidePhoto").then((code) => code.HidePhoto));

interface AttachedPhotosProps {
  /** The name of the dish. */
  name: string;
  photos: readonly AttachedPhotos_PhotoFragment[];
}

/** The photos of a review or of a diary entry, which open in full screen. */
export function AttachedPhotos({ name, photos }: AttachedPhotosProps) {
  const { open, viewer } = usePhotoViewer(name, photos);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={classes.photos} aria-label={t("photos.of", { name })}>
        {photos.map(({ caption, image, ...photo }, index) => (
          <li key={photo.photoId} data-hidden={photo.hiddenReason !== null || undefined}>
            <a href={findLargestUrl(image)} onClick={open(index)}>
              <Picture
                image={image}
                alt={caption ?? t("photos.open", { number: index + 1, of: photos.length })}
                sizes={pictureSizes.attached}
                loading="lazy"
              />
            </a>
            {photo.hiddenReason !== null && (
              <p>{t("attachedPhotos.hidden", { reason: photo.hiddenReason })}</p>
            )}
            {photo.viewerCanHide && <HidePhoto photo={photo} row={index + 1} />}
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
