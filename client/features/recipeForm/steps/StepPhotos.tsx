import { TextInput } from "@mantine/core";
import { ImagePlus, X } from "lucide-react";
import { useRef } from "react";
import { maxCount, maxLength, photoTypes } from "../../../../shared/inputLimits";
import { t } from "../../../shared/messages/t";
import fields from "../../../shared/recipeFields/fields.module.css";
import { Picture } from "../../../shared/ui/Picture";
import { pictureSizes } from "../../../shared/ui/pictureSizes";
import { keepFocus } from "../../../shared/keepFocus";
import { UploadRow } from "../../../shared/photos/UploadRow";
import type { PhotoUploads } from "../../../shared/photos/usePhotoUploads";
import type { DraftStep } from "./draftSteps";
import classes from "./StepRows.module.css";

interface StepPhotosProps {
  number: number;
  step: DraftStep;
  uploads: PhotoUploads;
  canAdd: boolean;
  onChange: (part: Partial<DraftStep>) => void;
}

/** Up to three photos of a step, with captions. */
export function StepPhotos({ number, step, uploads, canAdd, onChange }: StepPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const { key, photos } = step;
  const running = uploads.uploads.filter((upload) => upload.step === key);
  const refusals = uploads.refusals.step === key ? uploads.refusals.reasons : [];
  const hasRoom = photos.length + running.length < maxCount.stepPhotos;
  return (
    <div className={classes.photos}>
      {photos.map((photo, index) => (
        <div key={photo.photoId} className={classes.photo}>
          <span className={classes.picture}>
            <Picture
              image={photo.image}
              alt={t("recipeForm.steps.photoAlt", { row: index + 1, step: number })}
              sizes={pictureSizes.stepTile}
            />
            <button
              type="button"
              className={classes.removePhoto}
              aria-label={t("recipeForm.steps.removePhoto", { row: index + 1, step: number })}
              onClick={({ currentTarget }) =>
                keepFocus(
                  currentTarget,
                  () => onChange({ photos: photos.filter((one) => one !== photo) }),
                  input.current,
                )
              }
            >
              <X size={16} aria-hidden />
            </button>
          </span>
          <TextInput
            size="sm"
            placeholder={t("recipeForm.photos.caption")}
            aria-label={t("recipeForm.steps.captionOf", { row: index + 1, step: number })}
            maxLength={maxLength.photoCaption}
            value={photo.caption}
            onChange={({ currentTarget: { value: caption } }) =>
              onChange({ photos: photos.map((one) => (one === photo ? { ...one, caption } : one)) })
            }
          />
        </div>
      ))}
      {canAdd && hasRoom && (
        <label className={classes.addPhoto}>
          <ImagePlus size={22} strokeWidth={1.5} aria-hidden />
          {t("recipeForm.steps.addPhoto")}
          <input
            ref={input}
            type="file"
            multiple
            accept={photoTypes.join(",")}
            className={fields.input}
            aria-label={t("recipeForm.steps.addPhotoOf", { step: number })}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // Allows choosing the same file again.
              currentTarget.value = "";
              // Gives the step its key, by which it gets the photos.
              onChange({ key });
              uploads.chooseForStep(files, step);
            }}
          />
        </label>
      )}
      <ul className={classes.uploads}>
        {running.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            input={input}
            onRetry={() => uploads.retry(upload.key)}
            onRemove={() => uploads.remove(upload.key)}
          />
        ))}
      </ul>
      {refusals.length > 0 && (
        <div role="alert" className={classes.error}>
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </div>
      )}
    </div>
  );
}
