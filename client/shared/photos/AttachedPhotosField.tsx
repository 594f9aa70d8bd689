import "../ui/fieldStyles";
import { TextInput } from "@mantine/core";
import { ImagePlus, X } from "lucide-react";
import { useRef } from "react";
import { maxCount, maxLength, photoTypes } from "../../../shared/inputLimits";
import { keepFocus } from "../keepFocus";
import { t } from "../messages/t";
import fields from "../recipeFields/fields.module.css";
import { Picture } from "../ui/Picture";
import { pictureSizes } from "../ui/pictureSizes";
import classes from "./AttachedPhotosField.module.css";
import { UploadRow } from "./UploadRow";
import type { AttachedPhotosState } from "./useAttachedPhotos";

interface AttachedPhotosFieldProps {
  attached: AttachedPhotosState;
  /** The server's error about the photos. */
  error?: React.ReactNode;
}

/** Up to three photos with descriptions, in the form of a review or of a diary entry. */
export function AttachedPhotosField({ attached, error }: AttachedPhotosFieldProps) {
  const { photos, setPhotos, uploads } = attached;
  const input = useRef<HTMLInputElement>(null);
  const most = maxCount.attachedPhotos;
  const hasRoom = photos.length + uploads.uploads.length < most;
  const messages = [error, ...uploads.refusals.reasons].filter(Boolean);
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t("attachedPhotos.title")}</legend>
      <ul className={classes.photos}>
        {photos.map((photo, index) => (
          <li key={photo.photoId} className={classes.photo}>
            <span className={classes.picture}>
              <Picture
                image={photo.image}
                alt={photo.caption || t("recipeForm.photos.photo", { row: index + 1 })}
                sizes={pictureSizes.stepTile}
              />
              <button
                type="button"
                className={classes.remove}
                aria-label={t("recipeForm.photos.remove", { row: index + 1 })}
                onClick={({ currentTarget }) =>
                  keepFocus(
                    currentTarget,
                    () => setPhotos((now) => now.filter((one) => one !== photo)),
                    input.current,
                  )
                }
              >
                <X size={16} aria-hidden />
              </button>
            </span>
            <TextInput
              size="sm"
              placeholder={t("attachedPhotos.caption")}
              aria-label={t("attachedPhotos.captionOf", { row: index + 1 })}
              maxLength={maxLength.photoCaption}
              value={photo.caption}
              onChange={({ currentTarget: { value: caption } }) =>
                setPhotos((now) =>
                  now.map((one) => (one.photoId === photo.photoId ? { ...one, caption } : one)),
                )
              }
            />
          </li>
        ))}
        {hasRoom && (
          <li>
            <label className={classes.add}>
              <ImagePlus size={22} strokeWidth={1.5} aria-hidden />
              {t("attachedPhotos.add")}
              <small>{t("attachedPhotos.upTo", { most })}</small>
              <input
                ref={input}
                type="file"
                multiple
                accept={photoTypes.join(",")}
                className={fields.input}
                onChange={({ currentTarget }) => {
                  const files = [...(currentTarget.files ?? [])];
                  // Allows choosing the same file again.
                  currentTarget.value = "";
                  uploads.choose(files);
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {uploads.uploads.length > 0 && (
        <ul>
          {uploads.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              input={input}
              onRetry={() => uploads.retry(upload.key)}
              onRemove={() => uploads.remove(upload.key)}
            />
          ))}
        </ul>
      )}
      {messages.length > 0 && (
        <div role="alert" className={classes.error}>
          {messages.map((message, i) => (
            <p key={i}>{message}</p>
          ))}
        </div>
      )}
    </fieldset>
  );
}
