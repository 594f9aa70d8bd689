import { findLargestUrl } from "./findLargestUrl";

it.each([
  [
    "a photo of four sizes",
    "/a-320.webp 320w, /a-1600.webp 1600w, /a-640.webp 640w",
    "/a-1600.webp",
  ],
  ["a small photo", "/a-200.webp 200w", "/a-200.webp"],
  ["a drawing", null, "/drawn.svg"],
  ["a picture without widths", "/a.webp", "/drawn.svg"],
])("The largest URL is found in the srcset %s", (_what, srcSet, largest) => {
  expect(findLargestUrl({ url: "/drawn.svg", srcSet })).toBe(largest);
});
