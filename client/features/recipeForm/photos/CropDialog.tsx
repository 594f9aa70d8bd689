import "../../../shared/ui/dialogStyles";
import "../../../shared/ui/fieldStyles";
import { Button, Checkbox, Modal } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { type PercentCrop, ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { useFocusReturn } from "../../../shared/ui/useFocusReturn";
import { t } from "../../../shared/messages/t";
import classes from "./CropDialog.module.css";
import { COVER_SHAPE, coverPart, type Shares, toShares } from "../../../shared/photos/shares";
import type { Croppable } from "../../../shared/photos/usePhotoUploads";

interface CropDialogProps {
  /** The photo's name. */
  name: string;
  croppable: Croppable;
  /** @param part null for the whole picture */
  onCrop: (part: Shares | null) => void;
  onClose: () => void;
}

/** An object URL of a picture, released when the dialog closes. */
function useAddress(picture: Blob | string): string {
  const [address] = useState(() =>
    typeof picture === "string" ? picture : URL.createObjectURL(picture),
  );
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}

/** The names of the corners and sides; pointers and keys move them. */
const handles = () => ({
  cropArea: t("recipeForm.crop.area"),
  nwDragHandle: t("recipeForm.crop.topLeft"),
  nDragHandle: t("recipeForm.crop.top"),
  neDragHandle: t("recipeForm.crop.topRight"),
  eDragHandle: t("recipeForm.crop.right"),
  seDragHandle: t("recipeForm.crop.bottomRight"),
  sDragHandle: t("recipeForm.crop.bottom"),
  swDragHandle: t("recipeForm.crop.bottomLeft"),
  wDragHandle: t("recipeForm.crop.left"),
});

/** A dialog that crops a picture. */
export function CropDialog({ name, croppable, onCrop, onClose }: CropDialogProps) {
  const { picture, part: before } = croppable;
  const image = useRef<HTMLImageElement>(null);
  const address = useAddress(picture);
  const [part, setPart] = useState<PercentCrop>();
  const [asCover, setAsCover] = useState(true);
  useFocusReturn();
  const markCover = ({ naturalHeight: height, naturalWidth: width }: HTMLImageElement) =>
    setPart(coverPart({ width, height }));
  return (
    <Modal.Root
      opened
      centered
      size={720}
      closeOnClickOutside={false}
      onClose={onClose}
      // Set here, because the library also applies `className` to the wrapper.
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content radius={10}>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{t("recipeForm.crop.title")}</Modal.Title>
          <Modal.CloseButton aria-label={t("dialog.close")} size={44} />
        </div>
        <Modal.Body className={classes.body}>
          <ReactCrop
            className={classes.crop}
            crop={part}
            aspect={asCover ? COVER_SHAPE : undefined}
            keepSelection
            minWidth={48}
            minHeight={32}
            ariaLabels={handles()}
            onChange={(_pixels, shares) => setPart(shares)}
          >
            <img
              ref={image}
              src={address}
              alt={name}
              onLoad={({ currentTarget }) => markCover(currentTarget)}
            />
          </ReactCrop>
          <Checkbox
            className={classes.shape}
            label={t("recipeForm.crop.asCover")}
            checked={asCover}
            onChange={({ currentTarget }) => {
              setAsCover(currentTarget.checked);
              if (currentTarget.checked && image.current) markCover(image.current);
            }}
          />
        </Modal.Body>
        <div className={classes.actions}>
          <Button variant="default" onClick={() => (before ? onCrop(null) : onClose())}>
            {before ? t("recipeForm.crop.whole") : t("recipeForm.cancel")}
          </Button>
          <Button
            data-autofocus
            // Not disabled, so that it can keep the focus while the picture loads.
            aria-disabled={!part}
            onClick={() => part && onCrop(toShares(part))}
          >
            {t("recipeForm.crop.use")}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
