import { ActionIcon } from "@mantine/core";
import { ArrowLeft, ArrowRight, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import { Picture } from "../../../shared/ui/Picture";
import { pictureSizes } from "../../../shared/ui/pictureSizes";
import { t } from "../../../shared/words/t";
import { keepFocus } from "../keepFocus";
import type { DraftPhoto } from "./DraftPhoto";
import classes from "./PhotosField.module.css";

interface PhotoTileProps {
  photo: DraftPhoto;
  place: number;
  count: number;
  input: RefObject<HTMLInputElement | null>;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (on: boolean) => void;
}

/** One photo: what it shows, whether it is the cover, and where in the order. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, place, count, input, onMove, onRemove, onDrag } = props;
  const row = place + 1;
  const buttons = [
    {
      key: "left",
      label: t("recipeForm.photos.left", { row }),
      Icon: ArrowLeft,
      onClick: () => onMove(place - 1),
      disabled: place === 0,
    },
    {
      key: "right",
      label: t("recipeForm.photos.right", { row }),
      Icon: ArrowRight,
      onClick: () => onMove(place + 1),
      disabled: row === count,
    },
    {
      key: "remove",
      label: t("recipeForm.photos.remove", { row }),
      Icon: Trash2,
      onClick: onRemove,
      disabled: false,
    },
  ];
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
      {place === 0 ? (
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
        {buttons.map(({ key, label, Icon, onClick, disabled }) => (
          <ActionIcon
            key={key}
            variant="subtle"
            color="gray"
            c={disabled ? undefined : "var(--ink)"}
            size={44}
            aria-label={label}
            disabled={disabled}
            onClick={({ currentTarget }) => keepFocus(currentTarget, onClick, input.current)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
      </span>
    </>
  );
}
