import { MAX_PHOTO_BYTES, MAX_PHOTO_MEGABYTES, photoTypes } from "../../../shared/inputLimits";
import { tooLarge } from "../../errors";
import { number } from "../openapi/schemaBuilders";
import { ref } from "../openapi/schemas";
import { queryNumber } from "../query";
import type { RestRequest } from "../RestRequest";
import { type Resource, route } from "../Route";
import { hidingBody } from "../openapi/photoSchemas";
import { json } from "../responses";
import { toText } from "../values";
import { flattenPhoto } from "./attachedPhotos";
import { AddPhotoDocument, HidePhotoDocument, ShowPhotoDocument } from "./photos.generated";

const fraction = (description: string) => number(description, 0, 1);

const crop = {
  left: fraction(
    "The left edge of the crop, as a fraction of the width of the upright image; 0 if omitted.",
  ),
  top: fraction("The top edge of the crop, as a fraction of the height; 0 if omitted."),
  width: fraction("The width of the crop, as a fraction of the width; 1 if omitted."),
  height: fraction("The height of the crop, as a fraction of the height; 1 if omitted."),
};

/** Reads the part of the image to use; null for the whole image. */
function readCrop(request: RestRequest) {
  const [left, top, width, height] = Object.keys(crop).map((name) => queryNumber(request, name));
  if ([left, top, width, height].every((value) => value === null)) return null;
  return { left: left ?? 0, top: top ?? 0, width: width ?? 1, height: height ?? 1 };
}

/** The body of an uploaded image. */
export const imageBody = {
  description: `The image: JPEG, PNG, WebP or AVIF, at most ${MAX_PHOTO_MEGABYTES} MB and 50 megapixels.`,
  types: photoTypes,
  max: MAX_PHOTO_BYTES,
  tooLarge: () => tooLarge(`A photo may be at most ${MAX_PHOTO_MEGABYTES} MB.`, "image"),
};

export const photos: Resource = {
  name: "Photos",
  description: "Photos of dishes",
  routes: [
    route("POST /photos", AddPhotoDocument, {
      operationId: "uploadPhoto",
      summary:
        "Upload a photo, to be added to a recipe, a review or a diary entry by its ID within a day",
      example: { requires: "choose an image file." },
      variables: (request) => ({ image: request.bytes, crop: readCrop(request) }),
      query: crop,
      bytes: imageBody,
      response: {
        content: { 201: ref("Photo") },
        headers: { Location: "The URL of the image." },
        reply({ addPhoto: { photoId, image } }) {
          const json = { photoId, ...image };
          return { status: 201, body: { json }, headers: { Location: image.url } };
        },
      },
    }),
    route("PUT /photos/:photoId/hide", HidePhotoDocument, {
      operationId: "hidePhoto",
      summary:
        "Hide a photo of a review or of a diary entry from everyone except its owner and admins",
      example: { requires: "choose a photo of a review." },
      variables: (request) => ({ input: { reason: toText(request.body["reason"]) } }),
      body: hidingBody,
      response: json(ref("AttachedPhoto"), (data) => flattenPhoto(data.hidePhoto)),
    }),
    route("PUT /photos/:photoId/show", ShowPhotoDocument, {
      operationId: "showPhoto",
      summary: "Show a hidden photo again",
      example: { requires: "choose a photo of a review." },
      response: json(ref("AttachedPhoto"), (data) => flattenPhoto(data.showPhoto)),
    }),
  ],
};
