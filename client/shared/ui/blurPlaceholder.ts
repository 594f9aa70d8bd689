/** The width of placeholders in their own pixels. */
const WIDTH = 16;

/** The blur radius in pixels of the placeholder. */
const BLUR = 0.8;

/**
 * A placeholder as a CSS background, stretched and blurred by SVG; browsers alone would show its pixels. The
 * filter makes the edges opaque again, which blurring fades.
 * @param placeholder a data: URL of a tiny picture
 */
export function blurPlaceholder(
  placeholder: string,
  shape: { width: number; height: number },
): string {
  const height = ((WIDTH * shape.height) / shape.width).toFixed(2);
  const drawing = [
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} ${height}'>`,
    `<filter id='b' x='0' y='0' width='1' height='1'><feGaussianBlur stdDeviation='${BLUR}'/>`,
    "<feComponentTransfer><feFuncA type='discrete' tableValues='1 1'/></feComponentTransfer></filter>",
    `<image width='${WIDTH}' height='${height}' preserveAspectRatio='none' filter='url(#b)'`,
    ` href='${placeholder}'/></svg>`,
  ].join("");
  // The escaping is limited to these characters, because others are valid in a URL and shorter
  // unescaped.
  return `center / cover url("data:image/svg+xml,${drawing.replaceAll("#", "%23")}")`;
}
