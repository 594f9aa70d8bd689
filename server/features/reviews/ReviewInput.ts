import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { requiredText } from "../../graphql/validate";
import { describeLength, describeRange } from "../../lib/describeLimits";
import { maxLength, scores } from "../../../shared/inputLimits";

/** The content of a review. */
@InputType({ description: "The editable fields of a review." })
export class ReviewInput {
  static rules = z.object({
    score: z
      .number("Score is required.")
      .int()
      .min(scores.min, `Score must be at least ${scores.min}.`)
      .max(scores.max, `Score must be at most ${scores.max}.`),
    text: requiredText("Review is required.", "Review", maxLength.review),
  });

  @Field(() => Int, {
    nullable: true,
    description: `The score, ${describeRange(scores)}; required.`,
  })
  score!: number;

  @Field(() => String, { description: `The text, ${describeLength(maxLength.review)}.` })
  text!: string;
}
