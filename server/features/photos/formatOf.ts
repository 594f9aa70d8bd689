/** Detects the format of an image from its first bytes; file names and types are not trusted. */
export type PhotoFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

const SIGNATURES: [PhotoFormat, RegExp][] = [
  ["jpeg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG\r\n\x1a\n/],
  ["webp", /^RIFF[^]{4}WEBP/],
];

/** The maximum number of compatible brands to read. */
const LONGEST_BRANDS = 256;

const HEIC = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"];
const AVIF = ["avif", "avis"];

/** The brands in the first box of a file of the ISO family (ISO/IEC 14496-12): the major one, then the others. */
function brandsOf(head: string, length: number): string[] {
  if (head.slice(4, 8) !== "ftyp") return [];
  const [major, ...others] = head.slice(8, length).match(/[^]{4}/g) ?? [];
  // The second word is a version.
  return [major ?? "", ...others.slice(1)];
}

/** The format of a picture, or null for all that is none of these. */
export function formatOf(bytes: Buffer): PhotoFormat | null {
  const head = bytes.subarray(0, LONGEST_BRANDS).toString("latin1");
  const [signed] = SIGNATURES.find(([, signature]) => signature.test(head)) ?? [];
  if (signed) return signed;
  const brands = bytes.length < 16 ? [] : brandsOf(head, bytes.readUInt32BE(0));
  // Both families share the general brands.
  if (brands.some((brand) => AVIF.includes(brand))) return "avif";
  return brands.some((brand) => HEIC.includes(brand)) ? "heic" : null;
}
