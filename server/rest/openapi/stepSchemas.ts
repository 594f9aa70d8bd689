import { maxCount, minutesRange } from "../../../shared/inputLimits";
import { stepPhotoIds, stepPhotos } from "./photoSchemas";
import {
  alias,
  array,
  boolean,
  count,
  ID,
  id,
  nullable,
  object,
  omissible,
  string,
} from "./schemaBuilders";

const stepMinutes = nullable({
  ...count("The duration in minutes."),
  maximum: minutesRange.max,
});

const stepIsAttended = nullable(boolean("False if the step needs no attention for its duration."));

/** A step of a recipe in a response. */
export const RecipeStep = object({
  stepId: id("The ID of the additions to the step."),
  position: count("The position among the steps of the instructions, starting at 0."),
  heading: nullable(
    string("The heading directly above; null if the section continues.", "For the dough"),
  ),
  name: nullable(
    string("The name of the step: the part before the colon in `Name: text`.", "Dough"),
  ),
  text: string("The text of the step.", "Dough: Mix the flour."),
  minutes: stepMinutes,
  isAttended: stepIsAttended,
  lineIds: {
    ...nullable(array(ID)),
    description: "The lines that a person has chosen; null if the text decides.",
  },
  photos: stepPhotos,
});

export const recipeSteps = {
  ...array({ $ref: "#/components/schemas/RecipeStep" }),
  maxItems: maxCount.steps,
  description:
    "The steps that have photos, a duration or lines, in order. A request changes them under the name `steps`.",
};

const STEP_UNCHANGED = "it is unchanged";

/** The steps of a recipe in a request. */
export const steps = {
  ...array(
    object(
      {
        text: { type: "string", description: "The text, as in the instructions." },
        stepId: omissible(
          { ...nullable(ID), description: "The ID of the additions that the step gets." },
          "it keeps those of the same or a similar text",
        ),
        minutes: omissible(stepMinutes, STEP_UNCHANGED),
        isAttended: omissible(stepIsAttended, STEP_UNCHANGED),
        lineIds: omissible(
          {
            ...nullable(array(ID)),
            description: "The lines that the step uses; null lets the text decide.",
          },
          "they are unchanged",
        ),
        photoIds: stepPhotoIds,
        photos: alias("photoIds", stepPhotoIds),
      },
      ["text"],
    ),
  ),
  maxItems: maxCount.steps,
  description:
    "All steps of the instructions in order, with what is added to them. Texts that differ from the instructions are refused. If omitted, additions follow their step by its text. A `recipeSteps` of an answer is ignored, so that whole answers can be sent back.",
};
