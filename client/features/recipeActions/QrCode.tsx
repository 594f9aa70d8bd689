import { SlideIn } from "../../shared/ui/SlideIn";
import { t } from "../../shared/messages/t";
import classes from "./QrCode.module.css";
import { QrImage } from "../../shared/ui/QrImage";

interface QrCodeProps {
  /** The URL in the code. */
  link: string;
  onClose: () => void;
}

/** A QR code of a recipe's URL, which opens the recipe on a phone in the kitchen. */
export function QrCode({ link, onClose }: QrCodeProps) {
  return (
    <SlideIn
      title={t("cooking.qrTitle")}
      closeLabel={t("dialog.close")}
      position="bottom"
      onClose={onClose}
    >
      <div className={classes.sheet}>
        <div className={classes.code}>
          <QrImage link={link} label={t("cooking.qrLabel")} />
        </div>
        <p className={classes.link}>{link}</p>
      </div>
    </SlideIn>
  );
}
