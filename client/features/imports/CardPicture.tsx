import { t } from "../../shared/messages/t";
import { cardPictures } from "./cardPictures";
import classes from "./CardPicture.module.css";

/** The picture that an import is read from; nothing for another import, or after the page was loaded again. */
export function CardPicture({ importId }: { importId: number }) {
  const url = cardPictures.get(importId);
  return url ? <img className={classes.picture} src={url} alt={t("imports.pictureOf")} /> : null;
}
