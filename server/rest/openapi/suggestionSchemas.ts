import { maxCount, maxLength } from "../../../shared/inputLimits";
import type { JsonSchema } from "./JsonSchema";
import { recipeBody } from "./recipeBody";
import { array, id, nullable, object, omissible, string } from "./schemaBuilders";

const position = {
  type: "integer",
  format: "int32",
  minimum: 0,
  description: "The position of a change in the suggestion, starting at 0.",
  example: 0,
} as const;

// Photos and the visibility cannot be suggested.
const {
  photoIds: _photoIds,
  photos: _photos,
  visibility: _visibility,
  ...suggestedFields
} = recipeBody.properties!;

/** The body of a request to suggest an edit. */
export const suggestionBody: JsonSchema = {
  ...recipeBody,
  required: [...(recipeBody.required ?? []), "editReason"],
  properties: {
    ...suggestedFields,
    editReason: string("The reason for the edit.", "Less sugar is enough.", maxLength.reason),
  },
};

/** The body of a request to accept a suggestion. */
export const acceptanceBody = object(
  {
    changes: omissible(
      {
        ...array(position),
        maxItems: maxCount.suggestedChanges,
        description: "The positions of the accepted changes.",
      },
      "all changes are accepted",
    ),
    currentVersion: omissible(
      nullable(id("The recipe's current version. An outdated one is refused.")),
      "the version is not checked",
    ),
  },
  [],
);

/** The body of a request to decline a suggestion. */
export const declineBody = object({
  reason: string("The reason, which the member sees.", "It would be too dry.", maxLength.reason),
});
