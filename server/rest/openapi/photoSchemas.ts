import { maxCount, maxLength } from "../../../shared/inputLimits";
import { array, count, id, nullable, object, omissible, string } from "./schemaBuilders";

const photoId = id("The photo's ID.");

const photo = {
  photoId,
  url: string("The URL of the image.", "/photos/0f3c…-1024.webp"),
  width: count("Width in pixels."),
  height: count("Height in pixels."),
};

const caption = nullable(
  string("A description of the photo.", "Ready for the oven", maxLength.photoCaption),
);

const sources = {
  srcSet: string("The image in several widths, for the `srcset` of an <img>.", "/photos/… 320w"),
  placeholder: string("A tiny image to show while the photo loads.", "data:image/webp;base64,…"),
};

/** The response to an upload. */
export const Photo = object({ ...photo, ...sources });

const { photoId: _photoId, ...image } = photo;

/** The picture of a user. */
export const UserPicture = object({ ...image, ...sources });

/** The photos of a recipe in a response. */
export const photos = {
  ...array(object({ ...photo, caption })),
  maxItems: maxCount.photos,
  description: "The photos in order; the first one is the cover.",
};

/** The photos of a step in a response. */
export const stepPhotos = {
  ...photos,
  maxItems: maxCount.stepPhotos,
  description: "The photos of the step in order.",
};

const hiddenReason = nullable(
  string("The reason why an admin has hidden the photo.", "Not a dish.", maxLength.reason),
);

/** A photo of a review or of a diary entry. */
export const AttachedPhoto = object({ ...photo, caption, hiddenReason });

/** The photos of a review or of a diary entry in a response. */
export const attachedPhotos = {
  ...array(AttachedPhoto),
  maxItems: maxCount.attachedPhotos,
  description:
    "The photos in order. Those that an admin has hidden are left out, except for the author and admins.",
};

export const hidingBody = object({
  reason: string("The reason for hiding the photo.", "Not a dish.", maxLength.reason),
});

/** The photos of a recipe in a request. */
export const photoIds = {
  ...array({
    anyOf: [
      photoId,
      object({ photoId, caption: omissible(caption, "it is unchanged") }, ["photoId"]),
    ],
  }),
  maxItems: maxCount.photos,
  description:
    "The photos in order, as IDs of uploaded photos or as photo objects. If omitted, the photos are unchanged in an update, and a new recipe has no photos.",
};

/** The photos of a review or of a diary entry in a request. */
export const attachedPhotoIds = {
  ...photoIds,
  maxItems: maxCount.attachedPhotos,
  description:
    "The photos in order, as IDs of uploaded photos or as photo objects. If omitted, an update keeps them; an empty list removes them.",
};

/** The photos of a step in a request. */
export const stepPhotoIds = {
  ...photoIds,
  maxItems: maxCount.stepPhotos,
  description:
    "The photos of the step in order, as IDs of uploaded photos or as photo objects. If omitted, they are unchanged; an empty list removes them.",
};
