import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { requiredText } from "../../graphql/validate";

/** The content of a review. */
@InputType({ description: "The editable fields of a review." })
export class ReviewInput {
  static rules = z.object({
    score: z
      .number("Score is required.")
      .int()
      .min(1, "Score must be at least 1.")
      .max(5, "Score must be at most 5."),
    text: requiredText("Review is required.", "Review", 5_000),
  });

  @Field(() => Int, {
    nullable: true,
    description: "The score, 1 to 5; required.",
  })
  score!: number;

  @Field(() => String, { description: "The text, 1 to 5,000 characters." })
  text!: string;
}
