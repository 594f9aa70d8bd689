import { maxCount, maxLength } from "../../../shared/inputLimits";
import { ReviewChangeKind, ReviewOutcome } from "../../../shared/reviewOutcome";
import { toRestEnum } from "../enums";
import type { JsonSchema } from "./JsonSchema";
import { attachedPhotoIds, attachedPhotos } from "./photoSchemas";
import {
  array,
  count,
  id,
  nullable,
  number,
  object,
  omissible,
  string,
  time,
} from "./schemaBuilders";

const outcome: JsonSchema = {
  type: ["string", "null"],
  enum: [...Object.values(ReviewOutcome), null],
  description: "The way in which the reviewer cooked; null if not stated, which counts as written.",
  examples: ["with_changes"],
};

const changeFields = {
  kind: {
    type: "string",
    enum: Object.values(ReviewChangeKind).map(toRestEnum),
    description: "The kind of the change.",
    examples: ["less"],
  } as JsonSchema,
  lineId: nullable(id("The ID of the changed line; null if it is in no line.", 4)),
  subject: string(
    "The ingredient, the step or the change in words.",
    "Sugar",
    maxLength.reviewChange,
  ),
  detail: nullable(
    string("The replacement, the amount or other words.", "half", maxLength.reviewChange),
  ),
};

const listChanges = (change: JsonSchema): JsonSchema => ({
  ...array(change),
  maxItems: maxCount.reviewChanges,
  description: "The changes that the reviewer made.",
});

const sentChanges = listChanges(
  object(
    {
      ...changeFields,
      lineId: omissible(changeFields.lineId, "the change is in no line"),
      detail: omissible(changeFields.detail, "there is none"),
    },
    ["kind", "subject"],
  ),
);

/** The fields of a review besides those that all clients send. */
export const reviewAdditions: Record<string, JsonSchema> = {
  outcome,
  changes: listChanges(object(changeFields)),
  recipeVersion: nullable(id("The version of the recipe that was reviewed; null if unknown.")),
  photos: attachedPhotos,
  helpfulCount: count("The number of members who find the review helpful."),
  reply: nullable(
    string(
      "The reply of the user who added the recipe. One that an admin has hidden is null, except for that user and admins.",
      "Thank you!",
      maxLength.reply,
    ),
  ),
  repliedAt: nullable(time("The time of the reply.")),
  replyHiddenReason: nullable(
    string("The reason why an admin has hidden the reply.", "Insulting.", maxLength.reason),
  ),
};

/** The fields of an input that state how the reviewer cooked, and its photos. */
export const outcomeInput: Record<string, JsonSchema> = {
  outcome: omissible(outcome, "an update keeps it with the changes"),
  changes: omissible(sentChanges, "there are none"),
  photos: attachedPhotoIds,
};

export const replyBody = object({
  text: string("The text of the reply.", "Thank you!", maxLength.reply),
});

export const hidingBody = object({
  reason: string("The reason for hiding the reply.", "Insulting.", maxLength.reason),
});

/** The score of a recipe without the reviews by cooks who changed it. */
export const asWrittenScore: Record<string, JsonSchema> = {
  asWrittenAverageScore: nullable(
    number(
      "The average score of the reviews by cooks who did not change the recipe, to one decimal; null without such reviews.",
      1,
      5,
    ),
  ),
  asWrittenReviewCount: count("The number of reviews by cooks who did not change the recipe."),
};
