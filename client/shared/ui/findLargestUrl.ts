import type { PictureImage } from "./Picture";

/** Returns the URL of an image in the largest available size. */
export function findLargestUrl({ srcSet, url }: Pick<PictureImage, "srcSet" | "url">): string {
  const sizes = (srcSet ?? "").split(",").map((size) => {
    const [address = "", width = ""] = size.trim().split(/\s+/);
    return { address, width: Number.parseInt(width, 10) || 0 };
  });
  return sizes.reduce((most, one) => (one.width > most.width ? one : most), {
    address: url,
    width: 0,
  }).address;
}
