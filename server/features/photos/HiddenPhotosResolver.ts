import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  Resolver,
  Root,
} from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import { badInput, notFound } from "../../errors";
import type { Context } from "../../graphql/context";
import { mayActOn } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { requiredText } from "../../graphql/validate";
import { describeLength } from "../../lib/describeLimits";
import { photoById } from "./loaders";
import { Photo } from "./Photo";
import { NEW_ADDRESS } from "./PhotoRow";
import { canHidePhoto } from "./policy";

@InputType({ description: "The reason for hiding a photo." })
export class HiddenPhotoInput {
  static rules = z.object({
    reason: requiredText("Reason is required.", "Reason", maxLength.reason),
  });

  @Field(() => String, { description: `The reason, ${describeLength(maxLength.reason)}.` })
  reason!: string;
}

/** Readers know the former address, so that a hidden photo gets another one. */
const HIDE = `update photos set hidden_reason = $2, ${NEW_ADDRESS}
  where photo_id = $1 and (review_id is not null or diary_entry_id is not null)`;

async function hide(context: Context, photoId: number, reason: string | null): Promise<Photo> {
  const [, changedCount]: [object[], number] = await context.db.query(HIDE, [photoId, reason]);
  if (changedCount === 0) {
    throw badInput("Only photos of reviews and of diary entries can be hidden.");
  }
  context.clear(photoById);
  const photo = await context.load(photoById, photoId);
  if (!photo) throw notFound("Photo");
  return photo;
}

const PHOTO_ID = { description: "The photo's numeric ID." };

/** Hides photos of reviews and of diary entries. */
@Resolver(() => Photo)
export class HiddenPhotosResolver {
  @Authorized(canHidePhoto)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT")
  @Mutation(() => Photo, {
    description:
      "Hides a photo of a review or of a diary entry from everyone except its owner and admins. Its URL changes.",
  })
  hidePhoto(
    @Arg("photoId", () => Int, PHOTO_ID) photoId: number,
    @Arg("input", { description: "The reason." }) { reason }: HiddenPhotoInput,
    @Ctx() context: Context,
  ): Promise<Photo> {
    return hide(context, photoId, reason);
  }

  @Authorized(canHidePhoto)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT")
  @Mutation(() => Photo, { description: "Shows a hidden photo again." })
  showPhoto(
    @Arg("photoId", () => Int, PHOTO_ID) photoId: number,
    @Ctx() context: Context,
  ): Promise<Photo> {
    return hide(context, photoId, null);
  }

  @FieldResolver(() => Boolean, {
    description: "True if the viewer may hide the photo: one of a review or of a diary entry.",
  })
  viewerCanHide(@Root() photo: Photo, @Ctx() { viewer }: Context): boolean {
    const isAttached = (photo.reviewId ?? photo.diaryEntryId ?? null) !== null;
    return isAttached && mayActOn(canHidePhoto, viewer, photo);
  }
}
