import { ImportError } from "../ImportError";

const MEGABYTE = 1024 * 1024;

/** The largest file of an archive: a picture, or a list of many recipes. */
const MAX_FILE_BYTES = 64 * MEGABYTE;

/** All that an archive unpacks to. */
export const MAX_TOTAL_BYTES = 256 * MEGABYTE;

const TOO_LARGE = "This archive is too large when it is unpacked.";

/** How much may be unpacked, of an archive and of those within it: a small file may claim to be an enormous one. */
export class ByteAllowance {
  constructor(
    private remainingBytes = MAX_TOTAL_BYTES,
    private readonly maxFileBytes = MAX_FILE_BYTES,
  ) {}

  /** The largest file that may still be unpacked. */
  get largest(): number {
    return Math.min(this.remainingBytes, this.maxFileBytes);
  }

  /** @throws ImportError if there is not as much left */
  spend(bytes: number): void {
    if (bytes > this.largest) throw new ImportError(TOO_LARGE);
    this.remainingBytes -= bytes;
  }
}
