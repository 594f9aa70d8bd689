const HEADER = 12;
const CHUNK_HEADER = 8;

/**
 * Whether a file is a WebP picture as this program writes them: one lossy frame and nothing else, neither metadata nor
 * bytes behind it. (https://developers.google.com/speed/webp/docs/riff_container)
 */
export function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.length < HEADER + CHUNK_HEADER) return false;
  const riff = bytes.toString("latin1", 0, 4) + bytes.toString("latin1", 8, HEADER + 4);
  const [fileSize, frameSize] = [bytes.readUInt32LE(4), bytes.readUInt32LE(HEADER + 4)];
  return (
    riff === "RIFFWEBPVP8 " &&
    fileSize === bytes.length - 8 &&
    // Chunks are padded to an even size.
    frameSize + (frameSize % 2) === bytes.length - HEADER - CHUNK_HEADER
  );
}
