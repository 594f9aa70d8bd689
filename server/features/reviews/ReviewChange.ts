import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { z } from "zod";
import { optionalText, requiredText } from "../../graphql/validate";
import { describeLength, describeMaxLength } from "../../lib/describeLimits";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import { ReviewChangeKind } from "../../../shared/reviewOutcome";

export { ReviewChangeKind };

registerEnumType(ReviewChangeKind, {
  name: "ReviewChangeKind",
  description: "The kind of a change that a reviewer made while cooking.",
  valuesConfig: {
    SWAPPED: { description: "An ingredient was replaced by the one in `detail`." },
    LEFT_OUT: { description: "An ingredient was left out." },
    ADDED: { description: "An ingredient was added." },
    MORE: { description: "More of an ingredient was used." },
    LESS: { description: "Less of an ingredient was used." },
    STEP: { description: "A step was done differently." },
    OTHER: { description: "Another change, in the reviewer's words." },
  },
});

/** The rules of the changes in a review. */
export const changeRules = z
  .array(
    z.object({
      kind: z.enum(ReviewChangeKind),
      lineId: z
        .number()
        .int()
        .nullish()
        .transform((id) => id ?? null),
      subject: requiredText("The change is required.", "The change", maxLength.reviewChange),
      detail: optionalText("The detail", maxLength.reviewChange),
    }),
  )
  .max(maxCount.reviewChanges, `A review has at most ${maxCount.reviewChanges} changes`)
  .nullish();

const LINE = "The ID of the changed line of the recipe; null if it is in no line.";
const SUBJECT = `The ingredient, the step or the change in words, ${describeLength(maxLength.reviewChange)}.`;
const DETAIL = `The replacement, the amount or other words, ${describeMaxLength(maxLength.reviewChange)}.`;

@ObjectType({ simpleResolvers: true, description: "A change that a reviewer made while cooking." })
export class ReviewChange {
  @Field(() => ReviewChangeKind, { description: "The kind." })
  kind!: ReviewChangeKind;

  @Field(() => Int, { nullable: true, description: LINE })
  lineId!: number | null;

  @Field(() => String, { description: SUBJECT })
  subject!: string;

  @Field(() => String, { nullable: true, description: DETAIL })
  detail!: string | null;
}

@InputType({ description: "A change that the reviewer made while cooking." })
export class ReviewChangeInput {
  @Field(() => ReviewChangeKind, { description: "The kind." })
  kind!: ReviewChangeKind;

  @Field(() => Int, { nullable: true, description: LINE })
  lineId?: number | null;

  @Field(() => String, { description: SUBJECT })
  subject!: string;

  @Field(() => String, { nullable: true, description: DETAIL })
  detail?: string | null;
}
