import "../ui/fieldStyles";
import { TextInput } from "@mantine/core";
import { ImagePlus, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { keepFocus } from "../keepFocus";
import { t } from "../messages/t";
import { Picture } from "../ui/Picture";
import { pictureSizes } from "../ui/pictureSizes";
import classes from "./CaptionedPhotos.module.css";
import type { DraftPhoto } from "./DraftPhoto";
import { PhotoInput } from "./PhotoInput";
import type { Upload } from "./UploadQueue";
import { UploadRow } from "./UploadRow";
import type { PhotoUploads } from "./usePhotoUploads";

interface CaptionedPhotosProps {
  photos: readonly DraftPhoto[];
  /** The uploads that become such photos. */
  uploads: readonly Upload[];
  queue: Pick<PhotoUploads, "retry" | "remove">;
  /** The errors below the photos. */
  errors: readonly ReactNode[];
  /** True if a photo can be added. */
  canAdd: boolean;
  /** A remark below the words of the button. */
  addHint?: string;
  /** The accessible name of the button, if its words are not enough. */
  addLabel?: string;
  captionPlaceholder: string;
  /** The accessible names of the parts of a photo, which is counted from 1. */
  describe: (row: number) => Record<"photo" | "caption" | "remove", string>;
  onChoose: (files: readonly File[]) => void;
  onChange: (change: (photos: readonly DraftPhoto[]) => DraftPhoto[]) => void;
}

/** A few photos with captions in a form, and the button that adds some. */
export function CaptionedPhotos(props: CaptionedPhotosProps) {
  const { photos, uploads, queue, errors, canAdd, addHint, addLabel, captionPlaceholder } = props;
  const { describe, onChoose, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ul className={classes.photos}>
        {photos.map(({ photoId, image, caption }, index) => {
          const labels = describe(index + 1);
          return (
            <li key={photoId} className={classes.photo}>
              <span className={classes.picture}>
                <Picture
                  image={image}
                  alt={caption || labels.photo}
                  sizes={pictureSizes.stepTile}
                />
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={labels.remove}
                  onClick={({ currentTarget }) =>
                    keepFocus(
                      currentTarget,
                      () => onChange((now) => now.filter((one) => one.photoId !== photoId)),
                      input.current,
                    )
                  }
                >
                  <X size={16} aria-hidden />
                </button>
              </span>
              <TextInput
                size="sm"
                placeholder={captionPlaceholder}
                aria-label={labels.caption}
                maxLength={maxLength.photoCaption}
                value={caption}
                onChange={({ currentTarget: { value } }) =>
                  onChange((now) =>
                    now.map((one) => (one.photoId === photoId ? { ...one, caption: value } : one)),
                  )
                }
              />
            </li>
          );
        })}
        {canAdd && (
          <li>
            <label className={classes.add}>
              <ImagePlus size={22} strokeWidth={1.5} aria-hidden />
              {t("attachedPhotos.add")}
              {addHint && <small>{addHint}</small>}
              <PhotoInput ref={input} aria-label={addLabel} onFiles={onChoose} />
            </label>
          </li>
        )}
      </ul>
      {uploads.length > 0 && (
        <ul>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              input={input}
              onRetry={() => queue.retry(upload.key)}
              onRemove={() => queue.remove(upload.key)}
            />
          ))}
        </ul>
      )}
      {errors.length > 0 && (
        <div role="alert" className={classes.error}>
          {errors.map((error, i) => (
            <p key={i}>{error}</p>
          ))}
        </div>
      )}
    </>
  );
}
