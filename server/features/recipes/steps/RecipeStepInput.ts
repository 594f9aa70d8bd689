import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { maxCount, minutesRange } from "../../../../shared/inputLimits";
import { describeRange } from "../../../lib/describeLimits";
import { type PhotoCaption, PhotoCaptionInput, photoCaptionsUpTo } from "../PhotoCaptionInput";

const TOO_MANY_PHOTOS = `A step has at most ${maxCount.stepPhotos} photos`;
const WRONG_MINUTES = `Minutes must be between ${minutesRange.min} and ${minutesRange.max}`;

const uniqueIds = z
  .array(z.number().int())
  .nullish()
  .transform((ids) => ids && [...new Set(ids)]);

const stepRules = z.object({
  text: z.string().transform((text) => text.trim()),
  stepId: z.number().int().nullish(),
  minutes: z
    .number()
    .int()
    .min(minutesRange.min, WRONG_MINUTES)
    .max(minutesRange.max, WRONG_MINUTES)
    .nullish(),
  isAttended: z.boolean().nullish(),
  lineIds: uniqueIds,
  linePositions: uniqueIds,
  photoIds: uniqueIds.refine((ids) => !ids || ids.length <= maxCount.stepPhotos, TOO_MANY_PHOTOS),
  photoCaptions: photoCaptionsUpTo(maxCount.stepPhotos, TOO_MANY_PHOTOS),
});

/** A step of the instructions with what is added to it. */
export type SentStep = z.output<typeof stepRules>;

/** The rules of a list of steps. Headings without steps are ignored. */
export const recipeSteps = z
  .array(stepRules)
  // Longer instructions have no more steps than this; their rest is one step.
  .max(maxCount.steps, `A recipe has at most ${maxCount.steps} steps`)
  .nullish()
  .transform((steps) => steps?.filter(({ text }) => text !== ""));

/** The input of a step. */
@InputType({
  description:
    "A step of the instructions with what is added to it. Omitted fields are unchanged; null clears one.",
})
export class RecipeStepInput {
  @Field(() => String, {
    description: "The text of the step, as in the instructions. Empty for a heading.",
  })
  text!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "The ID of the additions that the step gets. If omitted, it keeps those of the same or a similar text.",
  })
  stepId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `The duration in minutes, ${describeRange(minutesRange)}.`,
  })
  minutes?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "False if the step needs no attention for its duration.",
  })
  isAttended?: boolean | null;

  @Field(() => [Int], {
    nullable: true,
    description: "The IDs of the lines that the step uses; null lets the text decide.",
  })
  lineIds?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description:
      "Instead of `lineIds`, for lines without an ID: their positions among all lines of the recipe once it is saved, starting at 0.",
  })
  linePositions?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: `Numeric IDs of the step's photos in order, at most ${maxCount.stepPhotos}. An empty list removes them.`,
  })
  photoIds?: number[] | null;

  @Field(() => [PhotoCaptionInput], {
    nullable: true,
    description: "Captions of the step's photos. Photos that are not listed keep theirs.",
  })
  photoCaptions?: PhotoCaption[] | null;
}
