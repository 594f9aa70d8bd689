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
  /** The one picture that a page is looked at for. */
  isFirst?: boolean | undefined;
  /** False where what is around it is dragged instead. */
  draggable?: false;
}

/**
 * A picture of a recipe, drawn or photographed. Its placeholder lies behind it until the photo
 * covers it: without scripts, and so in pages from the server too.
 */
export function Picture({ image, isFirst, sizes, ...props }: PictureProps) {
  const { url, width, height, srcSet, placeholder } = image;
  return (
    <img
      // Placed before `src`, because browsers start fetching as soon as that is set.
      {...props}
      fetchPriority={isFirst ? "high" : undefined}
      // A drawing fits every size.
      sizes={srcSet ? sizes : undefined}
      srcSet={srcSet ?? undefined}
      src={url}
      width={width}
      height={height}
      style={placeholder ? { background: blurPlaceholder(placeholder, image) } : undefined}
    />
  );
}
