import { loadSharp } from "../../../lib/loadSharp";
import { makeSerialQueue } from "../../../lib/serialQueue";
import type { CoverSubject } from "./Cover";
import { drawCover } from "./drawCover";

/** As large as most sites show a picture beside a link, in pixels. */
export const PAINTED = { width: 1200, height: 630, type: "image/png" } as const;

/** The drawing is made of few colours; more of them weigh more and look the same. */
const COLOURS = 128;

/** More than these wait too long for a picture. */
const inTurn = makeSerialQueue(20);

const paint = (subject: CoverSubject): Promise<Buffer> =>
  loadSharp()(Buffer.from(drawCover(subject)), { density: 144 })
    .resize(PAINTED.width, PAINTED.height, { fit: "cover" })
    .png({ palette: true, colours: COLOURS })
    .toBuffer();

/**
 * A cover in pixels, as a PNG. They are painted one after the other, since one keeps a processor busy.
 * Throws SERVICE_UNAVAILABLE when too many wait already.
 */
export const paintCover = (subject: CoverSubject): Promise<Buffer> => inTurn(() => paint(subject));
