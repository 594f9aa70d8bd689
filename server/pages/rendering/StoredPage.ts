import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";

const deflate = promisify(deflateRaw);

/** A header without name and time (RFC 1952). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty last block (RFC 1951). */
const LAST_BLOCK = Buffer.from([3, 0]);

/** Makes a block that is not compressed. */
function storedBlock(text: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(text.length, 1);
  header.writeUInt16LE(0xffff - text.length, 3);
  return Buffer.concat([header, text]);
}

/** A piece of a page, uncompressed and compressed. */
interface Piece {
  text: Buffer;
  deflated: Buffer;
}

async function compressPiece(text: string): Promise<Piece> {
  // The options end a piece at a byte boundary without references to earlier bytes, so that pieces
  // can be combined.
  const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH };
  return { text: Buffer.from(text), deflated: await deflate(text, options) };
}

/** The styles of pages, which are compressed and kept in memory once. There are as many as kinds of pages. */
const knownStyles = new Map<string, Promise<Piece>>();

function compressStyles(text: string): Promise<Piece> {
  const piece = knownStyles.get(text) ?? compressPiece(text);
  knownStyles.set(text, piece);
  return piece;
}

/** Inserts a separator between parts. */
const intersperse = <Part, Separator>(
  parts: readonly Part[],
  separator: Separator,
): (Part | Separator)[] => parts.flatMap((part, i) => (i === 0 ? [part] : [separator, part]));

/** The mark of the nonce's position. */
const NONCE = null;

/**
 * The HTML of a page, which is sent with a different nonce each time. It is stored in separately compressed pieces.
 * Together with the uncompressed nonce they make one gzip file.
 */
export class StoredPage {
  private constructor(
    private readonly pieces: readonly (Piece | typeof NONCE)[],
    private readonly styles: Piece,
  ) {}

  /**
   * @param nonce the nonce in the HTML
   * @param styles the styles in the HTML, which other pages share
   */
  static async from(html: string, nonce: string, styles: string): Promise<StoredPage> {
    const stylesPiece = await compressStyles(styles);
    const parts = intersperse(html.split(nonce), NONCE).flatMap((part) =>
      part === NONCE || !styles ? [part] : intersperse(part.split(styles), stylesPiece),
    );
    const pieces = parts.map(async (part) =>
      typeof part === "string" ? compressPiece(part) : part,
    );
    return new StoredPage(await Promise.all(pieces), stylesPiece);
  }

  /** Returns the number of bytes in memory, without the shared styles. */
  get size(): number {
    return this.pieces.reduce(
      (sum, piece) =>
        piece === NONCE || piece === this.styles
          ? sum
          : sum + piece.text.length + piece.deflated.length,
      0,
    );
  }

  /**
   * Returns the HTML in parts that are sent one after another, because copying them into one buffer
   * would take longer than everything else.
   */
  html(nonce: string): readonly Buffer[] {
    const nonceBytes = Buffer.from(nonce);
    return this.pieces.map((piece) => piece?.text ?? nonceBytes);
  }

  /** Returns the parts of the HTML as a gzip file. */
  gzip(nonce: string): readonly Buffer[] {
    const text = Buffer.from(nonce);
    const noncePiece: Piece = { text, deflated: storedBlock(text) };
    const pieces = this.pieces.map((piece) => piece ?? noncePiece);
    const trailer = Buffer.alloc(8);
    let [checksum, length] = [0, 0];
    for (const piece of pieces) {
      // The condition excludes an empty buffer, for which `crc32` would return the initial value.
      if (piece.text.length > 0) checksum = crc32(piece.text, checksum);
      length += piece.text.length;
    }
    trailer.writeUInt32LE(checksum);
    trailer.writeUInt32LE(length, 4);
    return [GZIP_HEADER, ...pieces.map(({ deflated }) => deflated), LAST_BLOCK, trailer];
  }
}
