import { encode } from "uqr";
import classes from "./QrImage.module.css";

/** Converts the dark squares to an SVG path. */
const squares = (rows: readonly boolean[][]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

interface QrImageProps {
  link: string;
  /** The description of the target. */
  label: string;
}

/** A URL as a QR code. */
export function QrImage({ label, link }: QrImageProps) {
  const { data, size } = encode(link);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes.code}
    >
      <path d={squares(data)} />
    </svg>
  );
}
