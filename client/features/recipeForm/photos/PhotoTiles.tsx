import { type DragEvent, type RefObject, useState } from "react";
import { t } from "../../../shared/messages/t";
import { moveItem } from "../moveItem";
import type { DraftChange } from "../recipeDraft";
import { type DraftPhoto, tileKey } from "../../../shared/photos/DraftPhoto";
import { PhotoTile } from "./PhotoTile";
import classes from "./PhotosField.module.css";

interface PhotoTilesProps {
  photos: readonly DraftPhoto[];
  /** The element to focus when no photo is left. */
  input: RefObject<HTMLInputElement | null>;
  onChange: (change: DraftChange) => void;
  onCrop: (photo: DraftPhoto) => void;
}

/** The photos in order, movable by buttons or dragging. */
export function PhotoTiles({ photos, input, onChange, onCrop }: PhotoTilesProps) {
  const [dragged, setDragged] = useState<number>();
  if (photos.length === 0) return null;

  const move = (from: number, to: number) =>
    onChange((now) => ({ photos: moveItem(now.photos, from, to) }));
  const caption = ({ photoId }: DraftPhoto, caption: string) =>
    onChange((now) => ({
      photos: now.photos.map((one) => (one.photoId === photoId ? { ...one, caption } : one)),
    }));
  const remove = ({ photoId }: DraftPhoto) =>
    onChange((now) => ({ photos: now.photos.filter((one) => one.photoId !== photoId) }));
  const dropOn = (index: number) => (event: DragEvent) => {
    if (dragged === undefined) return;
    event.preventDefault();
    move(dragged, index);
    setDragged(undefined);
  };

  return (
    <ul className={classes.tiles} aria-label={t("recipeForm.photos.order")}>
      {photos.map((photo, index) => (
        <li
          key={tileKey(photo)}
          className={classes.tile}
          data-dragged={dragged === index || undefined}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={dropOn(index)}
        >
          <PhotoTile
            photo={photo}
            index={index}
            count={photos.length}
            input={input}
            onCaption={(text) => caption(photo, text)}
            onCrop={() => onCrop(photo)}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(photo)}
            onDrag={(on) => setDragged(on ? index : undefined)}
          />
        </li>
      ))}
    </ul>
  );
}
