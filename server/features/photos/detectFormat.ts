/** The supported formats, and HEIC for its error message. */
export type PhotoFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

const SIGNATURES: [PhotoFormat, RegExp][] = [
  ["jpeg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG\r\n\x1a\n/],
  ["webp", /^RIFF[^]{4}WEBP/],
];

/** The maximum number of compatible brands to read. */
const MAX_BRANDS_BYTES = 256;

const HEIC = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"];
const AVIF = ["avif", "avis"];

/** Reads the brands in the first box of an ISO base media file (ISO/IEC 14496-12), the major brand first. */
function readBrands(head: string, length: number): string[] {
  if (head.slice(4, 8) !== "ftyp") return [];
  const [major, ...others] = head.slice(8, length).match(/[^]{4}/g) ?? [];
  // The second word is skipped, because it is a version.
  return [major ?? "", ...others.slice(1)];
}

/**
 * Detects the format of a picture from its first bytes, since names and media types cannot be trusted.
 * Returns null for other formats.
 */
export function detectFormat(bytes: Buffer): PhotoFormat | null {
  const head = bytes.subarray(0, MAX_BRANDS_BYTES).toString("latin1");
  const [format] = SIGNATURES.find(([, signature]) => signature.test(head)) ?? [];
  if (format) return format;
  const brands = bytes.length < 16 ? [] : readBrands(head, bytes.readUInt32BE(0));
  // The specific brands are compared, because both formats share the general ones.
  if (brands.some((brand) => AVIF.includes(brand))) return "avif";
  return brands.some((brand) => HEIC.includes(brand)) ? "heic" : null;
}
