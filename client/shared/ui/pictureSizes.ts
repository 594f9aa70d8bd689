/**
 * The displayed widths of pictures per component, as `<img sizes>`. They repeat numbers from the components'
 * styles; e2e/photos.looks.spec.ts measures them.
 */
export const pictureSizes = {
  /** The picture of a user, `Avatar`. */
  avatar: "(max-width: 560px) 72px, 96px",
  /** The cover of a recipe in a printed book: as wide as the paper, at the density of a printer. */
  book: "1024px",
  /** A card of `RecipeGrid` without its border. */
  card: [
    "(max-width: 620px) calc(100vw - 42px)",
    "(max-width: 960px) calc(50vw - 34px)",
    "(max-width: 1160px) calc((100vw - 94px) / 3)",
    "356px",
  ].join(", "),
  /** A compact card of `RecipeGrid` without its border. */
  compactCard: [
    "(max-width: 620px) 100px",
    "(max-width: 960px) calc((100vw - 78px) / 3)",
    "(max-width: 1160px) calc(25vw - 24px)",
    "266px",
  ].join(", "),
  /** A tile in a row of `HomePage`. */
  homeTile: [
    "(max-width: 560px) calc(72vw - 29px)",
    "(max-width: 900px) calc(50vw - 30px)",
    "(max-width: 1160px) calc(25vw - 25px)",
    "265px",
  ].join(", "),
  /** A recipe that the viewer is cooking, on the start page. */
  continued: "62px",
  /** A recipe in a list of `RecipeRow`. */
  row: "96px",
  /** A tile of `ProfileSection`, in as many columns as fit. */
  profileTile: [
    "(max-width: 560px) calc(50vw - 28px)",
    "(max-width: 747px) calc(50vw - 32px)",
    "(max-width: 991px) calc((100vw - 88px) / 3)",
    "(max-width: 1160px) calc(25vw - 28px)",
    "262px",
  ].join(", "),
  /** A print of `CoverStack` without its margin; hidden on narrow screens. */
  print: ["(max-width: 1000px) 1px", "(max-width: 1128px) calc(68vw - 511px)", "256px"].join(", "),
  /** The cover of `RecipePhotos`, next to the text or above it. */
  cover: [
    "(max-width: 860px) calc(100vw - 40px)",
    "(max-width: 1160px) calc(50vw - 48px)",
    "532px",
  ].join(", "),
  /** A thumbnail below the cover of `RecipePhotos`. */
  thumb: [
    "(max-width: 560px) calc(25vw - 16px)",
    "(max-width: 860px) calc((100vw - 80px) / 6)",
    "(max-width: 1160px) calc((50vw - 88px) / 6)",
    "82px",
  ].join(", "),
  /** A photo below a step of `Instructions`. */
  stepThumb: "96px",
  /** A photo of a review or of a diary entry. */
  attached: "120px",
  /** A photo of a step in the recipe's form. */
  stepTile: "150px",
  /** A photo of a step in cook mode. */
  cookStep: "(max-width: 860px) calc(100vw - 40px), 300px",
  /** A photo in the recipe's form. */
  formTile: [
    "(max-width: 560px) calc(50vw - 26px)",
    "(max-width: 800px) calc((100vw - 64px) / 3)",
    "(max-width: 1099px) 181px",
    "153px",
  ].join(", "),
  /** A photo in the notice about another version. */
  noticeThumb: "84px",
};
