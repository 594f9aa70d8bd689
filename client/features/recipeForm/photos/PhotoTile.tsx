import { TextInput } from "@mantine/core";
import { ArrowLeft, ArrowRight, Crop } from "lucide-react";
import type { RefObject } from "react";
import { maxLength } from "../../../../shared/inputLimits";
import { Picture } from "../../../shared/ui/Picture";
import { pictureSizes } from "../../../shared/ui/pictureSizes";
import { t } from "../../../shared/messages/t";
import { keepFocus } from "../../../shared/keepFocus";
import { RowButtons } from "../RowButtons";
import type { DraftPhoto } from "../../../shared/photos/DraftPhoto";
import classes from "./PhotosField.module.css";

interface PhotoTileProps {
  photo: DraftPhoto;
  index: number;
  count: number;
  input: RefObject<HTMLInputElement | null>;
  onCaption: (caption: string) => void;
  onCrop: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (on: boolean) => void;
}

/** One photo with its caption, cover mark and position. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, count, input, onCaption, onCrop, onMove, onRemove, onDrag } = props;
  const row = index + 1;
  return (
    <>
      <span
        className={classes.handle}
        draggable
        title={t("recipeForm.drag")}
        onDragStart={() => onDrag(true)}
        onDragEnd={() => onDrag(false)}
      >
        <Picture
          className={classes.picture}
          image={photo.image}
          alt={t("recipeForm.photos.photo", { row })}
          sizes={pictureSizes.formTile}
          draggable={false}
        />
      </span>
      {index === 0 ? (
        <span className={classes.cover}>{t("recipeForm.photos.cover")}</span>
      ) : (
        <button
          type="button"
          className={classes.makeCover}
          aria-label={t("recipeForm.photos.makeCoverOf", { row })}
          onClick={({ currentTarget }) => keepFocus(currentTarget, () => onMove(0))}
        >
          {t("recipeForm.photos.makeCover")}
        </button>
      )}
      <span className={classes.buttons}>
        <RowButtons
          index={index}
          count={count}
          before={{ label: t("recipeForm.photos.left", { row }), Icon: ArrowLeft }}
          after={{ label: t("recipeForm.photos.right", { row }), Icon: ArrowRight }}
          remove={{ label: t("recipeForm.photos.remove", { row }) }}
          size={44}
          otherwise={input}
          onMove={onMove}
          onRemove={onRemove}
        />
      </span>
      {/* Last in order, because the others take the focus when the order changes. */}
      <button
        type="button"
        className={classes.crop}
        aria-label={t("recipeForm.photos.crop", { row })}
        title={t("recipeForm.photos.crop", { row })}
        onClick={onCrop}
      >
        <Crop size={16} aria-hidden />
      </button>
      <TextInput
        size="sm"
        label={t("recipeForm.photos.caption")}
        aria-label={t("recipeForm.photos.captionOf", { row })}
        maxLength={maxLength.photoCaption}
        value={photo.caption}
        onChange={({ currentTarget }) => onCaption(currentTarget.value)}
      />
    </>
  );
}
