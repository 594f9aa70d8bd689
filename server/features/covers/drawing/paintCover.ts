import { loadSharp } from "../../../lib/loadSharp";
import { makeSerialQueue } from "../../../lib/makeSerialQueue";
import type { CoverSubject } from "./Cover";
import { drawCover } from "./drawCover";

/** The size in pixels at which most sites show a picture next to a link. */
export const PAINTED = { width: 1200, height: 630, type: "image/png" } as const;

/** The size of the palette; a larger palette would add bytes without a visible difference. */
const COLOURS = 128;

/** Queues pictures, at most this number. */
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
