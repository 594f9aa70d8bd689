/**
 * The `sizes` of preloaded images. They must equal those of the client's images
 * (`client/shared/ui/pictureSizes.ts`): otherwise the browser downloads two files.
 */
export const pictureSizes = {
  /** A recipe's cover on its page. */
  cover: [
    "(max-width: 860px) calc(100vw - 40px)",
    "(max-width: 1160px) calc(50vw - 48px)",
    "532px",
  ].join(", "),
  /** A card of the list. */
  card: [
    "(max-width: 620px) calc(100vw - 42px)",
    "(max-width: 960px) calc(50vw - 34px)",
    "(max-width: 1160px) calc((100vw - 94px) / 3)",
    "356px",
  ].join(", "),
};
