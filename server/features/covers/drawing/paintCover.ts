import { loadSharp } from "../../../lib/loadSharp";
import { makeSerialQueue } from "../../../lib/makeSerialQueue";
import type { CoverSubject } from "./Cover";
import { drawCover } from "./drawCover";

/** The size at which most sites show a picture next to a link, in pixels. */
export const PAINTED = { width: 1200, height: 630, type: "image/png" } as const;

/** Drawings have few colors; a larger palette would add size without a visible difference. */
const COLOURS = 128;

/** The maximum number of waiting pictures. */
const enqueue = makeSerialQueue(20);

const paint = (subject: CoverSubject): Promise<Buffer> =>
  loadSharp()(Buffer.from(drawCover(subject)), { density: 144 })
    .resize(PAINTED.width, PAINTED.height, { fit: "cover" })
    .png({ palette: true, colours: COLOURS })
    .toBuffer();

/**
 * Renders a cover as a PNG. Covers are rendered one after the other, since each one keeps a processor busy.
 * @throws SERVICE_UNAVAILABLE if too many are waiting
 */
export const paintCover = (subject: CoverSubject): Promise<Buffer> => enqueue(() => paint(subject));
