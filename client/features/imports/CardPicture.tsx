import { t } from "../../shared/messages/t";
import { cardPictures } from "./cardPictures";
import classes from "./CardPicture.module.css";

interface CardPictureProps {
  importId: number;
  /** The picture's URL on the server; null until its text is recognized. */
  picture: string | null;
}

/** The photo of an import; empty for other imports. */
export function CardPicture({ importId, picture }: CardPictureProps) {
  const url = cardPictures.get(importId) ?? picture;
  return url ? <img className={classes.picture} src={url} alt={t("imports.pictureOf")} /> : null;
}
