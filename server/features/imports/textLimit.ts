import { MAX_IMPORT_TEXT_BYTES, MAX_IMPORT_TEXT_MEGABYTES } from "../../../shared/inputLimits";

/** The error for a text that is too large. Files may be larger. */
export const TEXT_TOO_LARGE = `The text is larger than ${MAX_IMPORT_TEXT_MEGABYTES} MB. Save the page as a file and choose the file.`;

/** Returns true if a text is not too large to be imported. */
export const fitsImport = (text: string | Uint8Array): boolean =>
  Buffer.byteLength(text) <= MAX_IMPORT_TEXT_BYTES;
