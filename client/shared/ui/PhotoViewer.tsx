import "./dialogStyles";
import { Modal } from "@mantine/core";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { Picture, type PictureImage } from "./Picture";
import { useFocusReturn } from "./useFocusReturn";
import { useSwipe } from "./useSwipe";
import { t } from "../messages/t";
import classes from "./PhotoViewer.module.css";

/** A photo with its caption. */
export interface ViewedPhoto {
  id: string;
  caption: string | null;
  image: PictureImage & { alt: string };
}

interface PhotoViewerProps {
  /** The recipe's name. */
  name: string;
  photos: readonly ViewedPhoto[];
  /** The index of the first photo to show. */
  first: number;
  onClose: () => void;
}

/**
 * Returns the height around the photo in pixels: the head, the edges and a caption, as in the
 * styles.
 */
const heightAround = (caption: string | null) => (caption ? 164 : 88);

/** Returns the width of a fully visible photo, given the space around it. */
const imageSizes = (shape: number, around: number) =>
  `min(calc(100vw - 24px), calc((100vh - ${around}px) * ${shape.toFixed(3)}))`;

/** The photos of a recipe in full screen, one at a time. */
export function PhotoViewer({ name, photos, first, onClose }: PhotoViewerProps) {
  const [index, setIndex] = useState(first);
  const last = photos.length - 1;
  const moveBy = (by: number) => setIndex((now) => Math.min(Math.max(now + by, 0), last));
  const swipeHandlers = useSwipe(moveBy);
  useFocusReturn();
  const photo = photos[index];
  if (!photo) return null;
  const { caption, image } = photo;
  const around = heightAround(caption);
  const shape = image.width / image.height;
  const ways = [
    { by: -1, label: t("photos.previous"), Icon: ChevronLeft, atEnd: index === 0 },
    { by: 1, label: t("photos.next"), Icon: ChevronRight, atEnd: index === last },
  ];
  return (
    <Modal.Root
      opened
      fullScreen
      onClose={onClose}
      transitionProps={{ duration: 0 }}
      // The class is set here, because the library also applies `className` to the wrapper.
      classNames={{ content: classes.layer }}
    >
      <Modal.Content radius={0} aria-label={t("photos.of", { name })} {...swipeHandlers}>
        <div className={classes.head}>
          <p role="status">
            {photos.length > 1 && t("photos.position", { number: index + 1, of: photos.length })}
          </p>
          {photos.length > 1 &&
            ways.map(({ by, label, Icon, atEnd }) => (
              // The buttons are never disabled, because that would lose the focus at the ends.
              <button
                key={by}
                type="button"
                className={classes.turn}
                aria-label={label}
                aria-disabled={atEnd}
                onClick={() => moveBy(by)}
              >
                <Icon size={26} aria-hidden />
              </button>
            ))}
          <Modal.CloseButton aria-label={t("dialog.close")} size={44} iconSize={24} />
        </div>
        <Modal.Body className={classes.body}>
          <figure
            className={classes.figure}
            style={{ "--shape": shape, "--around": `${around}px` } as CSSProperties}
          >
            <div className={classes.frame}>
              <Picture
                key={photo.id}
                className={classes.photo}
                image={image}
                alt={image.alt}
                sizes={imageSizes(shape, around)}
              />
            </div>
            {caption && (
              <figcaption className={classes.caption} dir="auto">
                {caption}
              </figcaption>
            )}
          </figure>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
