import { MAX_PHOTO_BYTES, MAX_PHOTO_MEGABYTES, photoTypes } from "../../../shared/inputLimits";
import { tooLarge } from "../../errors";
import type { RestCall } from "../RestCall";
import { ref } from "../openapi/schemas";
import { number } from "../openapi/shapes";
import { type Resource, route } from "../Route";
import { askedFraction } from "../values";

interface Photo {
  photoId: number;
  image: { url: string; width: number; height: number; srcSet: string; placeholder: string };
}

const share = (description: string) => ({ ...number(description, 0, 1), description });

const crops = {
  left: share("What is cut off at the left, as a share of the upright picture."),
  top: share("What is cut off at the top."),
  width: share("How much of the width is kept."),
  height: share("How much of the height is kept."),
};

/** What is kept of the picture; null for all of it. What is not said cuts nothing off. */
function cropOf(call: RestCall) {
  const [left, top, width, height] = Object.keys(crops).map((name) => askedFraction(call, name));
  if ([left, top, width, height].every((each) => each === null)) return null;
  return { left: left ?? 0, top: top ?? 0, width: width ?? 1, height: height ?? 1 };
}

export const photos: Resource = {
  name: "Photos",
  description: "Pictures of dishes.",
  routes: [
    route("POST /photos", {
      summary: "Upload a photo, for a recipe to take by its key within a day.",
      document: `mutation ($image: Byte!, $crop: PhotoCropInput) {
        addPhoto(image: $image, crop: $crop) {
          photoId image { url width height srcSet placeholder }
        }
      }`,
      variables: (call) => ({ image: call.bytes, crop: cropOf(call) }),
      query: crops,
      bytes: {
        description: `The picture itself: JPEG, PNG, WebP or AVIF, at most ${MAX_PHOTO_MEGABYTES} MB and 50 megapixels.`,
        types: photoTypes,
        most: MAX_PHOTO_BYTES,
        tooMany: () => tooLarge(`A photo may have at most ${MAX_PHOTO_MEGABYTES} MB.`, "image"),
      },
      answer: {
        described: { 201: ref("Photo") },
        headers: { Location: "Where the picture is." },
        of({ addPhoto: { photoId, image } }: { addPhoto: Photo }) {
          const json = { photoId, ...image };
          return { status: 201, body: { json }, headers: { Location: image.url } };
        },
      },
    }),
  ],
};
