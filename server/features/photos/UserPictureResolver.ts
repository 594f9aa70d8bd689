import { GraphQLByte } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import { MAX_PHOTO_MEGABYTES } from "../../../shared/inputLimits";
import { notFound } from "../../errors";
import type { Context } from "../../graphql/context";
import { user } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { Image } from "../covers/Image";
import { userById } from "../users/loaders";
import { canEditUser } from "../users/policy";
import { User } from "../users/User";
import { pictureByUser, removePicture, setPicture } from "./userPicture";

/** Reads the account and its picture again after a write. */
async function reload(context: Context, userId: number): Promise<User> {
  context.clear(pictureByUser);
  const account = await context.load(userById, userId);
  if (!account) throw notFound("User");
  return account;
}

/** Reads and changes the pictures of users. */
@Resolver(() => User)
export class UserPictureResolver {
  @FieldResolver(() => Image, {
    nullable: true,
    description:
      "The user's picture, a square; null without one. Its alternative text is the name.",
  })
  async picture(@Root() account: User, @Ctx() context: Context): Promise<Image | null> {
    const photo = await context.load(pictureByUser, account.userId);
    return photo && Object.assign(photo.image, { alt: account.name });
  }

  @Authorized(user)
  @Throws(
    "UNAUTHENTICATED",
    "BAD_USER_INPUT",
    "PAYLOAD_TOO_LARGE",
    "RATE_LIMITED",
    "SERVICE_UNAVAILABLE",
  )
  @Mutation(() => User, {
    description:
      "Uploads a picture of the viewer, which replaces the former one. Only the largest square in the middle is used. Metadata such as camera and location is removed.",
  })
  async setPicture(
    @Arg("image", () => GraphQLByte, {
      description: `A JPEG, PNG, WebP or AVIF of at most ${MAX_PHOTO_MEGABYTES} MB and 50 megapixels, encoded as base64. Request bodies are limited to 256 kB; use REST for larger images.`,
    })
    image: Buffer,
    @Ctx() context: Context,
  ): Promise<User> {
    await setPicture(context, image);
    return reload(context, context.viewer!.userId);
  }

  @Authorized(canEditUser)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => User, {
    description: "Deletes the picture of a user, if there is one.",
  })
  async removePicture(
    @Arg("userId", () => Int, { description: "The user's numeric ID." }) userId: number,
    @Ctx() context: Context,
  ): Promise<User> {
    await removePicture(context, userId);
    return reload(context, userId);
  }
}
