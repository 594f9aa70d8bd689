import { ImagePlus } from "lucide-react";
import type { RefObject } from "react";
import { MAX_PHOTO_MEGABYTES, maxCount } from "../../../../shared/inputLimits";
import { t } from "../../../shared/messages/t";
import { PhotoInput } from "../../../shared/photos/PhotoInput";
import classes from "./PhotosField.module.css";

interface DropAreaProps {
  input: RefObject<HTMLInputElement | null>;
  isOver: boolean;
  /** The id of the element that shows the photos' error. */
  errorId: string | undefined;
  onFiles: (files: File[]) => void;
}

/** A drop zone and button for files; touch devices only choose files. */
export function DropArea({ input, isOver, errorId, onFiles }: DropAreaProps) {
  return (
    <label className={classes.drop} data-over={isOver || undefined}>
      <ImagePlus size={28} strokeWidth={1.5} aria-hidden />
      <span className={classes.byMouse}>{t("recipeForm.photos.drop")}</span>
      <span className={classes.byFinger}>{t("recipeForm.photos.choose")}</span>
      <small className={classes.kinds}>
        {t("recipeForm.photos.kinds", { photos: maxCount.photos, megabytes: MAX_PHOTO_MEGABYTES })}
      </small>
      <PhotoInput
        ref={input}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onFiles={onFiles}
      />
    </label>
  );
}
