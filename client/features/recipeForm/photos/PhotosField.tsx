import { useId, useRef } from "react";
import { maxCount } from "../../../../shared/inputLimits";
import { t } from "../../../shared/messages/t";
import type { DraftChange } from "../recipeDraft";
import type { DraftPhoto } from "./DraftPhoto";
import { DropArea } from "./DropArea";
import classes from "./PhotosField.module.css";
import { PhotoTiles } from "./PhotoTiles";
import { UploadRow } from "./UploadRow";
import type { PhotoUploads } from "./usePhotoUploads";
import { lazyComponent } from "../../../shared/ui/lazyComponent";

const CropDialog = lazyComponent(() => import("./CropDialog").then(({ CropDialog }) => CropDialog));

interface PhotosFieldProps {
  photos: readonly DraftPhoto[];
  uploads: PhotoUploads;
  /** Whether files are held over the form. */
  isOver: boolean;
  error: string | undefined;
  onChange: (change: DraftChange) => void;
}

/** The photos of a recipe: chosen, dropped or pasted, cropped, uploaded and put in order. */
export function PhotosField({ photos, uploads, isOver, error, onChange }: PhotosFieldProps) {
  const title = useId();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { leaveOut, refusals, remove, retry, send, uncropped } = uploads;
  const [first] = uncropped;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {t("recipeForm.photos.title")}
      </h2>
      <p className={classes.help}>{t("recipeForm.photos.help")}</p>
      {error && (
        <p id={errorId} role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <PhotoTiles photos={photos} input={input} onChange={onChange} />
      <ul className={classes.uploads}>
        {uploads.uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            input={input}
            onRetry={() => retry(upload.key)}
            onRemove={() => remove(upload.key)}
          />
        ))}
      </ul>
      <DropArea input={input} isOver={isOver} errorId={error && errorId} onFiles={uploads.choose} />
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
      {first && (
        <CropDialog picture={first} more={uncropped.length - 1} onSend={send} onClose={leaveOut} />
      )}
    </section>
  );
}
