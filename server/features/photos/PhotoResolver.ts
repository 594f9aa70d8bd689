import { GraphQLByte } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context";
import { canCreateRecipe } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { Recipe } from "../recipes/Recipe";
import { addPhoto } from "./addPhoto";
import { photoById, photosByRecipe } from "./loaders";
import { Photo } from "./Photo";
import { PhotoCropInput } from "./PhotoCropInput";

/** The photos of recipes, and uploading them. */
@Resolver(() => Recipe)
export class PhotoResolver {
  @FieldResolver(() => [Photo], {
    description:
      "In their order, at most 12; the first is the cover, which is drawn where there is none.",
  })
  photos(@Root() recipe: Recipe, @Ctx() context: Context): Promise<Photo[]> {
    return context.load(photosByRecipe, recipe.recipeId);
  }

  @Authorized(canCreateRecipe)
  @Throws(
    "UNAUTHENTICATED",
    "FORBIDDEN",
    "BAD_USER_INPUT",
    "PAYLOAD_TOO_LARGE",
    "RATE_LIMITED",
    "SERVICE_UNAVAILABLE",
  )
  @Mutation(() => Photo, {
    description:
      "Uploads a photo, which a recipe then takes by `photoIds`; one that no recipe takes within a day is deleted. What it tells of camera and place is dropped.",
  })
  async addPhoto(
    @Arg("image", () => GraphQLByte, {
      description:
        "The bytes of a JPEG, PNG, WebP or AVIF, at most 15 MB and 50 megapixels. Here in base64, and as much as a request may hold; REST takes the bytes themselves.",
    })
    image: Buffer,
    @Arg("crop", () => PhotoCropInput, {
      nullable: true,
      description: "The part that is kept; all of it when left out.",
    })
    crop: PhotoCropInput | null,
    @Ctx() context: Context,
  ): Promise<Photo | null> {
    return context.load(photoById, await addPhoto(context, image, crop));
  }
}
