import { maxCount } from "../../../shared/inputLimits";
import { array, id, nullable, object, omissible, string, time } from "./schemaBuilders";

const fields = {
  recipeVersion: id("The version of the recipe that was cooked from."),
  done: {
    ...array(string("An item.", "line:1")),
    maxItems: maxCount.checkedItems,
    description:
      "The checked items: `line:` with the ID of a line, or `step:` with section and number.",
  },
  step: nullable({
    type: "integer",
    format: "int32",
    minimum: 0,
    description: "The screen of cook mode that was shown last, from 0; null before it was opened.",
  }),
};

/** The progress of a user who cooks a recipe. */
export const CookingProgress = object({
  ...fields,
  changedAt: time("The time when it was last changed."),
});

/** The body of a request that saves the progress. */
export const cookingProgressBody = object(
  {
    ...fields,
    step: omissible(fields.step, "cook mode was not opened"),
    changedAt: nullable(
      time("The time of the change; now if omitted. It does not replace a later state."),
    ),
  },
  ["recipeVersion", "done"],
);
