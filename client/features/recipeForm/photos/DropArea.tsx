import { ImagePlus } from "lucide-react";
import type { ChangeEvent, RefObject } from "react";
import { t } from "../../../shared/messages/t";
import { KINDS } from "./photoFiles";
import classes from "./PhotosField.module.css";

interface DropAreaProps {
  input: RefObject<HTMLInputElement | null>;
  isOver: boolean;
  /** What says that the photos are wrong, where they are. */
  errorId: string | undefined;
  onFiles: (files: File[]) => void;
}

/** Where files are dropped and chosen; fingers only choose. */
export function DropArea({ input, isOver, errorId, onFiles }: DropAreaProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // So that the same file can be chosen again.
    currentTarget.value = "";
    onFiles(files);
  };
  return (
    <label className={classes.drop} data-over={isOver || undefined}>
      <ImagePlus size={28} strokeWidth={1.5} aria-hidden />
      <span className={classes.byMouse}>{t("recipeForm.photos.drop")}</span>
      <span className={classes.byFinger}>{t("recipeForm.photos.choose")}</span>
      <small className={classes.kinds}>{t("recipeForm.photos.kinds")}</small>
      <input
        ref={input}
        type="file"
        multiple
        accept={KINDS.join(",")}
        className={classes.input}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={choose}
      />
    </label>
  );
}
