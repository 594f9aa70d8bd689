import { t } from "../../shared/messages/t";
import { cardPictures } from "./cardPictures";
import classes from "./CardPicture.module.css";

interface CardPictureProps {
  importId: number;
  /** Its address, as the server has it; null until its text is recognized. */
  picture: string | null;
}

/** The photo that an import is read from; nothing for another import. */
export function CardPicture({ importId, picture }: CardPictureProps) {
  const url = cardPictures.get(importId) ?? picture;
  return url ? <img className={classes.picture} src={url} alt={t("imports.pictureOf")} /> : null;
}
