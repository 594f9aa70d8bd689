import { GraphQLByte } from "graphql-scalars";
import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context";
import { user } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { addPhoto } from "./addPhoto";
import { photoById } from "./loaders";
import { Photo } from "./Photo";
import { PhotoCropInput } from "./PhotoCropInput";
import { MAX_PHOTO_MEGABYTES } from "../../../shared/inputLimits";

/** GraphQL operations that upload photos. */
@Resolver()
export class PhotoResolver {
  @Authorized(user)
  @Throws(
    "UNAUTHENTICATED",
    "BAD_USER_INPUT",
    "PAYLOAD_TOO_LARGE",
    "RATE_LIMITED",
    "SERVICE_UNAVAILABLE",
  )
  @Mutation(() => Photo, {
    description:
      "Uploads a photo, to be added to a recipe by `photoIds`, or to a review or a diary entry by `photos`. Photos that nothing has are deleted after a day. Metadata such as camera and location is removed.",
  })
  async addPhoto(
    @Arg("image", () => GraphQLByte, {
      description: `A JPEG, PNG, WebP or AVIF of at most ${MAX_PHOTO_MEGABYTES} MB and 50 megapixels, encoded as base64. Request bodies are limited to 256 kB; use REST for larger images.`,
    })
    image: Buffer,
    @Arg("crop", () => PhotoCropInput, {
      nullable: true,
      description: "The part of the image to use; all of it by default.",
    })
    crop: PhotoCropInput | null,
    @Ctx() context: Context,
  ): Promise<Photo | null> {
    return context.load(photoById, await addPhoto(context, image, () => crop));
  }
}
