import { useId, useRef, useState } from "react";
import { maxCount } from "../../../../shared/inputLimits";
import { t } from "../../../shared/messages/t";
import type { DraftChange } from "../recipeDraft";
import type { DraftPhoto } from "../../../shared/photos/DraftPhoto";
import { DropArea } from "./DropArea";
import fields from "../../../shared/recipeFields/fields.module.css";
import classes from "./PhotosField.module.css";
import { PhotoTiles } from "./PhotoTiles";
import { UploadRow } from "../../../shared/photos/UploadRow";
import type { PhotoUploads } from "../../../shared/photos/usePhotoUploads";
import { lazyComponent } from "../../../shared/ui/lazyComponent";

const CropDialog = lazyComponent(() => import("./CropDialog").then(({ CropDialog }) => CropDialog));

interface PhotosFieldProps {
  photos: readonly DraftPhoto[];
  uploads: PhotoUploads;
  /** True if photos can be uploaded. */
  canAdd: boolean;
  /** True while files are dragged over the form. */
  isOver: boolean;
  error: string | undefined;
  onChange: (change: DraftChange) => void;
}

/** The photos of a recipe: chosen, dropped or pasted files are uploaded, and can be cropped and sorted. */
export function PhotosField(props: PhotosFieldProps) {
  const { photos, uploads, canAdd, isOver, error, onChange } = props;
  const title = useId();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { crop, toCroppable: croppableOf, remove, retry } = uploads;
  const refusals = uploads.refusals.step === null ? uploads.refusals.reasons : [];
  const [cropped, setCropped] = useState<DraftPhoto>();
  const describePhoto = (photo: DraftPhoto) =>
    t("recipeForm.photos.photo", { row: photos.indexOf(photo) + 1 });
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {t("recipeForm.photos.title")}
      </h2>
      {canAdd && <p className={fields.help}>{t("recipeForm.photos.help")}</p>}
      {error && (
        <p id={errorId} role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <PhotoTiles photos={photos} input={input} onChange={onChange} onCrop={setCropped} />
      <ul className={classes.uploads}>
        {uploads.uploads
          .filter(({ step }) => step === null)
          .map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              input={input}
              onRetry={() => retry(upload.key)}
              onRemove={() => remove(upload.key)}
            />
          ))}
      </ul>
      {canAdd && (
        <DropArea
          input={input}
          isOver={isOver}
          errorId={error && errorId}
          onFiles={uploads.choose}
        />
      )}
      {refusals.length > 0 && (
        <div role="alert" className={classes.error}>
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </div>
      )}
      <p role="status" className={classes.count}>
        {photos.length > 0 &&
          t("recipeForm.photos.used", { used: photos.length, most: maxCount.photos })}
      </p>
      {cropped && (
        <CropDialog
          name={describePhoto(cropped)}
          croppable={croppableOf(cropped)}
          onCrop={(part) => {
            setCropped(undefined);
            crop(cropped, describePhoto(cropped), part);
          }}
          onClose={() => setCropped(undefined)}
        />
      )}
    </section>
  );
}
