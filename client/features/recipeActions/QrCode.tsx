import { encode } from "uqr";
import { SlideIn } from "../../shared/ui/SlideIn";
import { t } from "../../shared/messages/t";
import classes from "./QrCode.module.css";

interface QrCodeProps {
  /** Where the code leads. */
  link: string;
  onClose: () => void;
}

/** The dark squares, as the path of a drawing. */
const squares = (rows: readonly boolean[][]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

/** An address for the camera of a phone: how a recipe gets from the desk to the stove. */
export function QrCode({ link, onClose }: QrCodeProps) {
  const { data, size } = encode(link);
  return (
    <SlideIn title={t("cooking.qrTitle")} position="bottom" onClose={onClose}>
      <div className={classes.sheet}>
        <svg
          role="img"
          aria-label={t("cooking.qrLabel")}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          className={classes.code}
        >
          <path d={squares(data)} />
        </svg>
        <p className={classes.link}>{link}</p>
      </div>
    </SlideIn>
  );
}
