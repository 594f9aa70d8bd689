import { ImportError } from "../ImportError";

const MEGABYTE = 1024 * 1024;

/** The maximum size of one file in an archive: a picture, or a list of many recipes. */
const MAX_FILE_BYTES = 64 * MEGABYTE;

/** The maximum size of an unpacked archive. */
export const MAX_TOTAL_BYTES = 256 * MEGABYTE;

const TOO_LARGE = "This archive is too large when it is unpacked.";

/**
 * Limits the bytes that an archive and the archives inside it may unpack to, because a small archive can
 * expand to an enormous size.
 */
export class ByteAllowance {
  constructor(
    private remainingBytes = MAX_TOTAL_BYTES,
    private readonly maxFileBytes = MAX_FILE_BYTES,
  ) {}

  /** The maximum size of the next file. */
  get largest(): number {
    return Math.min(this.remainingBytes, this.maxFileBytes);
  }

  /** @throws ImportError if fewer bytes remain */
  spend(bytes: number): void {
    if (bytes > this.largest) throw new ImportError(TOO_LARGE);
    this.remainingBytes -= bytes;
  }
}
