import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";

const deflate = promisify(deflateRaw);

/** A header without name and time (RFC 1952). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty last block (RFC 1951). */
const LAST_BLOCK = Buffer.from([3, 0]);

/** A block that is not compressed. */
function storedBlock(text: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(text.length, 1);
  header.writeUInt16LE(0xffff - text.length, 3);
  return Buffer.concat([header, text]);
}

/** The parts with a separator between each two. */
const joined = (parts: readonly Buffer[], separator: Buffer): Buffer[] =>
  parts.flatMap((part, i) => (i === 0 ? [part] : [separator, part]));

/**
 * The HTML of a page, to be sent with another nonce each time. It is stored as the parts between the places
 * of the nonce, each compressed too: they become one gzip file with a nonce that is not compressed between.
 */
export class StoredPage {
  private constructor(
    private readonly parts: readonly Buffer[],
    private readonly deflated: readonly Buffer[],
  ) {}

  /** @param nonce the one in the HTML */
  static async from(html: string, nonce: string): Promise<StoredPage> {
    const parts = html.split(nonce).map((part) => Buffer.from(part));
    // Each ends at a byte and refers to nothing before it, so that others can stand between them.
    const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH };
    return new StoredPage(parts, await Promise.all(parts.map((part) => deflate(part, options))));
  }

  /** How many bytes it takes in memory. */
  get size(): number {
    return [...this.parts, ...this.deflated].reduce((sum, { length }) => sum + length, 0);
  }

  html(nonce: string): Buffer {
    return Buffer.concat(joined(this.parts, Buffer.from(nonce)));
  }

  gzip(nonce: string): Buffer {
    const text = Buffer.from(nonce);
    const trailer = Buffer.alloc(8);
    let [checksum, length] = [0, 0];
    for (const part of joined(this.parts, text)) {
      // Without bytes it would begin anew.
      if (part.length > 0) checksum = crc32(part, checksum);
      length += part.length;
    }
    trailer.writeUInt32LE(checksum);
    trailer.writeUInt32LE(length, 4);
    const blocks = joined(this.deflated, storedBlock(text));
    return Buffer.concat([GZIP_HEADER, ...blocks, LAST_BLOCK, trailer]);
  }
}
