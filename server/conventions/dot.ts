/** The smallest picture, as a PNG. */
export const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A file whose first bytes are those of a picture. */
export const NO_PICTURE = DOT.subarray(0, 20);
