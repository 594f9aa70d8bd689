import { Button, Checkbox, Modal } from "@mantine/core";
import { useRef, useState } from "react";
import { type PercentCrop, ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { useFocusReturn } from "../../../shared/ui/useFocusReturn";
import { t } from "../../../shared/messages/t";
import classes from "./CropDialog.module.css";
import { COVER_SHAPE, coverPart, type Shares, sharesOf } from "./shares";
import type { Uncropped } from "./usePhotoUploads";

interface CropDialogProps {
  picture: Uncropped;
  /** How many follow it. */
  more: number;
  /** @param part null for the whole picture */
  onSend: (part: Shares | null) => void;
  /** Leaves the picture out. */
  onClose: () => void;
}

/** What the corners and sides are called; fingers and keys move them. */
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

/** Asks what of a picture is wanted; it stays open while one follows the other. */
export function CropDialog({ picture, more, onSend, onClose }: CropDialogProps) {
  const image = useRef<HTMLImageElement>(null);
  const [marked, setMarked] = useState<{ key: string; part: PercentCrop }>();
  const [asCover, setAsCover] = useState(true);
  useFocusReturn();
  const part = marked?.key === picture.key ? marked.part : undefined;
  const selectPart = (part: PercentCrop) => setMarked({ key: picture.key, part });
  const markCover = ({ naturalHeight: height, naturalWidth: width }: HTMLImageElement) =>
    selectPart(coverPart({ width, height }));
  return (
    <Modal.Root
      opened
      centered
      size={720}
      closeOnClickOutside={false}
      onClose={onClose}
      // Named here, for the library gives a class of the content to what is around it too.
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content radius={10}>
        <div className={classes.head}>
          <div className={classes.heading}>
            <Modal.Title className={classes.title}>{t("recipeForm.crop.title")}</Modal.Title>
            <p role="status" className={classes.more}>
              {more > 0 && t("recipeForm.crop.more", { count: more })}
            </p>
          </div>
          <Modal.CloseButton aria-label={t("recipeForm.crop.leaveOut")} size={44} />
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
            onChange={(_pixels, shares) => selectPart(shares)}
          >
            <img
              key={picture.key}
              ref={image}
              src={picture.preview}
              alt={picture.name}
              onLoad={({ currentTarget }) => markCover(currentTarget)}
              // What this browser cannot show, the server may still read; or it says why not.
              onError={() => onSend(null)}
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
          <Button variant="default" onClick={() => onSend(null)}>
            {t("recipeForm.crop.whole")}
          </Button>
          <Button
            data-autofocus
            // Not disabled, or it could not have the focus while the picture is read.
            aria-disabled={!part}
            onClick={() => part && onSend(sharesOf(part))}
          >
            {t("recipeForm.crop.use")}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
