import { Field, Float, InputType } from "type-graphql";
import { z } from "zod";

const OUTSIDE = "The crop must lie within the picture.";
const share = z.number().min(0, OUTSIDE).max(1, OUTSIDE);

/** The maximum sum of two fractions, since floating-point sums are seldom exact. */
const MAX_SUM = 1 + 1e-6;

/** The part of an image that becomes the photo. */
@InputType({
  description: "A part of an image, in fractions (0 to 1) of the upright image.",
})
export class PhotoCropInput {
  static rules = z
    .object({ left: share, top: share, width: share.gt(0, OUTSIDE), height: share.gt(0, OUTSIDE) })
    .refine(({ left, width }) => left + width <= MAX_SUM, { message: OUTSIDE, path: ["width"] })
    .refine(({ top, height }) => top + height <= MAX_SUM, { message: OUTSIDE, path: ["height"] });

  @Field(() => Float, { description: "The left edge." })
  left!: number;

  @Field(() => Float, { description: "The top edge." })
  top!: number;

  @Field(() => Float, { description: "The width; greater than 0." })
  width!: number;

  @Field(() => Float, { description: "The height; greater than 0." })
  height!: number;
}
