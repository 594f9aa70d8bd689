import { ownProperty } from "../../../shared/ownProperty";
import type { RestRequest } from "../RestRequest";
import { bodyList } from "../values";
import type { AttachedPhotoFieldsFragment } from "./photos.generated";
import { readPhoto } from "./recipeInput";

/** Returns a photo of a review or of a diary entry, with the fields of its image. */
export const flattenPhoto = ({ image, ...photo }: AttachedPhotoFieldsFragment) => ({
  ...photo,
  ...image,
});

/** Reads the photos of a review or of a diary entry, which an update keeps if they are omitted. */
export const photosInput = (request: RestRequest) =>
  ownProperty(request.body, "photos") === undefined
    ? {}
    : { photos: bodyList(request, ["photos"], readPhoto(request)) };
