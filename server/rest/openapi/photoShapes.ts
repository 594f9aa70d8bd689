import { maxCount } from "../../../shared/inputLimits";
import { answer, body, count, key, listOf, string } from "./shapes";

const photoId = key("The photo's key.");

const shown = {
  photoId,
  url: string("Where the picture is.", "/photos/0f3c…-1024.webp"),
  width: count("In pixels."),
  height: count("In pixels."),
};

/** What an upload answers. */
export const Photo = answer({
  ...shown,
  srcSet: string("The same picture in several widths, for an <img>.", "/photos/… 320w"),
  placeholder: string("A tiny picture to show until it is there.", "data:image/webp;base64,…"),
});

/** The photos of a recipe as it is answered. */
export const photos = {
  ...listOf(answer(shown)),
  maxItems: maxCount.photos,
  description: "Its photos, in their order; the first is the cover.",
};

/** The photos of a recipe as it is sent. */
export const photoIds = {
  ...listOf({ anyOf: [photoId, body({ photoId })] }),
  maxItems: maxCount.photos,
  description:
    "Keys of uploaded photos, or photos, in their order. Left out of an edit, they stay.",
};
