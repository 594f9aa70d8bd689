import type { ReactNode } from "react";
import { maxCount } from "../../../shared/inputLimits";
import { t } from "../messages/t";
import classes from "./AttachedPhotosField.module.css";
import { CaptionedPhotos } from "./CaptionedPhotos";
import type { AttachedPhotosState } from "./useAttachedPhotos";

interface AttachedPhotosFieldProps {
  attached: AttachedPhotosState;
  /** The server's error about the photos. */
  error?: ReactNode;
}

/** Up to three photos with descriptions, in the form of a review or of a diary entry. */
export function AttachedPhotosField({ attached, error }: AttachedPhotosFieldProps) {
  const { photos, setPhotos, uploads } = attached;
  const most = maxCount.attachedPhotos;
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t("attachedPhotos.title")}</legend>
      <CaptionedPhotos
        photos={photos}
        uploads={uploads.uploads}
        queue={uploads}
        errors={[error, ...uploads.refusals.reasons].filter(Boolean)}
        canAdd={photos.length + uploads.uploads.length < most}
        addHint={t("attachedPhotos.upTo", { most })}
        captionPlaceholder={t("attachedPhotos.caption")}
        describe={(row) => ({
          photo: t("recipeForm.photos.photo", { row }),
          caption: t("attachedPhotos.captionOf", { row }),
          remove: t("recipeForm.photos.remove", { row }),
        })}
        onChoose={uploads.choose}
        onChange={setPhotos}
      />
    </fieldset>
  );
}
