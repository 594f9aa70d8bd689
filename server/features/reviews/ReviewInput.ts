import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { requiredText } from "../../graphql/validate";
import { describeLength, describeRange } from "../../lib/describeLimits";
import { maxCount, maxLength, scores } from "../../../shared/inputLimits";
import { AttachedPhotoInput, attachedPhotoRules } from "../photos/AttachedPhoto";
import { changeRules, type ReviewChange, ReviewChangeInput } from "./ReviewChange";
import { ReviewOutcome } from "./ReviewOutcome";

/** The content of a review. */
@InputType({
  description:
    "The editable fields of a review. An update that omits the outcome keeps it with its changes; null removes it. The recipe's version is that of the last update of the outcome or the changes.",
})
export class ReviewInput {
  static rules = z
    .object({
      score: z
        .number("Score is required.")
        .int()
        .min(scores.min, `Score must be at least ${scores.min}.`)
        .max(scores.max, `Score must be at most ${scores.max}.`),
      text: requiredText("Review is required.", "Review", maxLength.review),
      outcome: z.enum(ReviewOutcome).nullish(),
      changes: changeRules,
      photos: attachedPhotoRules,
    })
    .refine(({ outcome, changes }) => !changes?.length || outcome === ReviewOutcome.WITH_CHANGES, {
      message: "Changes need the outcome with changes.",
      path: ["changes"],
    });

  @Field(() => Int, {
    nullable: true,
    description: `The score, ${describeRange(scores)}; required.`,
  })
  score!: number;

  @Field(() => String, { description: `The text, ${describeLength(maxLength.review)}.` })
  text!: string;

  @Field(() => ReviewOutcome, {
    nullable: true,
    description: "The way in which the reviewer cooked; null if not stated.",
  })
  outcome?: ReviewOutcome | null;

  @Field(() => [ReviewChangeInput], {
    nullable: true,
    description: `At most ${maxCount.reviewChanges} changes, only with the outcome WITH_CHANGES.`,
  })
  changes?: ReviewChange[] | null;

  @Field(() => [AttachedPhotoInput], {
    nullable: true,
    description: `At most ${maxCount.attachedPhotos} photos in order. If omitted, an update keeps them.`,
  })
  photos?: AttachedPhotoInput[] | null;
}
