import { blurPlaceholder } from "./blurPlaceholder";
import type { Picture_ImageFragment } from "./Picture_image.generated";

/** The fields of an image needed to render it. */
export type PictureImage = Pick<
  Picture_ImageFragment,
  "url" | "width" | "height" | "srcSet" | "placeholder"
>;

interface PictureProps {
  image: PictureImage;
  /** The description; empty if the adjacent text describes it. */
  alt: string;
  /** The displayed width, as `<img sizes>`: one of `pictureSizes`. */
  sizes: string;
  className?: string | undefined;
  loading?: "eager" | "lazy" | undefined;
  /** True for the main picture of a page. */
  isFirst?: boolean | undefined;
  /** False if the picture's container is draggable. */
  draggable?: false;
}

/**
 * A recipe's photo or drawing. Its placeholder is the background until the photo covers it, which also works
 * without scripts.
 */
export function Picture({ image, isFirst, sizes, ...props }: PictureProps) {
  const { url, width, height, srcSet, placeholder } = image;
  return (
    <img
      // The attributes precede `src`, because browsers start fetching when `src` is set.
      {...props}
      fetchPriority={isFirst ? "high" : undefined}
      // The attribute is omitted for a drawing, which has only one size.
      sizes={srcSet ? sizes : undefined}
      srcSet={srcSet ?? undefined}
      src={url}
      width={width}
      height={height}
      style={placeholder ? { background: blurPlaceholder(placeholder, image) } : undefined}
    />
  );
}
