import { Button } from "@mantine/core";
import type { RefObject } from "react";
import { t } from "../messages/t";
import { keepFocus } from "../keepFocus";
import classes from "./UploadRow.module.css";
import type { Upload } from "./UploadQueue";

interface UploadRowProps {
  upload: Upload;
  /** The element to focus when no upload is left. */
  input: RefObject<HTMLInputElement | null>;
  onRetry: () => void;
  onRemove: () => void;
}

/** The progress of an upload, or its error. */
export function UploadRow({ upload, input, onRetry, onRemove }: UploadRowProps) {
  const { error, name, preview, state } = upload;
  const hasFailed = state === "failed";
  return (
    <li className={classes.upload}>
      <img src={preview} width={84} height={56} alt="" className={classes.preview} />
      <div className={classes.about}>
        <p className={classes.name}>{name}</p>
        {hasFailed ? (
          <p role="alert" className={classes.uploadError}>
            {error}
          </p>
        ) : (
          <Progress upload={upload} />
        )}
      </div>
      <div className={classes.actions}>
        {hasFailed && (
          <Button
            size="xs"
            aria-label={t("recipeForm.photos.againOf", { name })}
            onClick={({ currentTarget }) => keepFocus(currentTarget, onRetry)}
          >
            {t("recipeForm.photos.again")}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          aria-label={t(hasFailed ? "recipeForm.photos.dismissOf" : "recipeForm.photos.cancelOf", {
            name,
          })}
          onClick={({ currentTarget }) => keepFocus(currentTarget, onRemove, input.current)}
        >
          {t(hasFailed ? "recipeForm.photos.dismiss" : "recipeForm.cancel")}
        </Button>
      </div>
    </li>
  );
}

function Progress({ upload: { name, sent } }: { upload: Upload }) {
  const percent = Math.round(100 * sent);
  return (
    <div
      role="progressbar"
      aria-label={t("recipeForm.photos.uploading", { name })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classes.track}
    >
      <div className={classes.progress} style={{ width: `${percent}%` }} />
    </div>
  );
}
