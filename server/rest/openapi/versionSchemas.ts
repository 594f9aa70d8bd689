import { maxLength } from "../../../shared/inputLimits";
import type { JsonSchema } from "./JsonSchema";
import {
  array,
  boolean,
  detailSchemas,
  id,
  nullable,
  object,
  string,
  time,
} from "./schemaBuilders";

const optional = (description: string, example: string) => nullable(string(description, example));

const choice = (description: string, values: readonly string[]): JsonSchema => ({
  type: "string",
  enum: [...values],
  description,
});

const versionFields = {
  version: id("The number of the version. Numbers grow, and some are missing.", 2),
  savedAt: time("The time when it was saved."),
  reason: nullable(string("The reason for the edit.", "Less sugar.", maxLength.reason)),
  removalReason: nullable(
    string("Why an admin has removed the content.", "Privacy.", maxLength.reason),
  ),
  userId: nullable(
    id("The ID of the user who saved it; null if the account is deleted or on another site."),
  ),
  userName: optional("The name of that user; null if the account is deleted.", "Ana"),
  suggesterId: nullable(
    id(
      "The ID of the user whose suggestion it contains; null without one, or if the account is deleted or on another site.",
    ),
  ),
  suggesterName: optional(
    "The name of that user; null without one, or if the account is deleted.",
    "Ana",
  ),
};

const VersionLine = object({
  heading: optional("The heading; null for an ingredient.", "For the dough"),
  ingredientName: optional("The name that the ingredient had.", "Butter"),
  quantity: optional("The quantity as entered.", "1/2"),
  unit: optional("The unit as entered.", "tbsp"),
  preparation: optional("The preparation of the ingredient.", "soft"),
  isOptional: boolean("True if the ingredient can be left out."),
  scales: boolean("True if the quantity changes with the number of servings."),
});

const RecipeVersion = object(versionFields);

const RecipeContent = object({
  recipeName: string("The recipe's name.", "Plum cake"),
  recipeInstructions: string("The instructions; each line is a step.", "Stir.\nBake."),
  ingredientsNotes: optional("Notes on the ingredients.", "Ripe plums."),
  categoryName: string("The name of the category.", "Cakes"),
  difficultyLevel: string("The name of the difficulty level.", "Easy"),
  lines: array(VersionLine),
  recipeTags: array(string("The name of a tag.", "Baking")),
  recipeEquipment: array(string("The name of a piece of equipment.", "Oven")),
  ...detailSchemas,
});

const changeFields = {
  part: choice("The part of the recipe.", [
    ...["fact", "tag", "equipment", "line", "step", "step_details", "photos"],
  ]),
  kind: choice("The kind of the change.", ["added", "removed", "changed", "moved"]),
  field: optional("The name of a field, such as prepMinutes; null for other parts.", "servings"),
  section: optional("The heading above a line.", "For the dough"),
  before: optional("The value before.", "4"),
  after: optional("The value after.", "6"),
  lineBefore: nullable(VersionLine),
  lineAfter: nullable(VersionLine),
  lineFields: array(string("The name of a field of the line that differs.", "quantity")),
  words: array(
    object({
      text: string("Words with their spaces and line breaks.", "gently"),
      kind: {
        type: ["string", "null"],
        enum: ["added", "removed", null],
        description: "Null if both versions have them.",
      },
    }),
  ),
};

const RecipeChange = object(changeFields);

const suggestionFields = {
  suggestionId: id("The ID of the suggestion."),
  recipeId: id("The ID of the recipe."),
  recipeVersion: id("The version of the recipe that the suggestion changes."),
  userId: id("The ID of the user who suggests the edit."),
  userName: string("The name of that user.", "Ana"),
  reason: string("The reason for the edit.", "Less sugar is enough.", maxLength.reason),
  state: choice("The state.", ["open", "accepted", "partly_accepted", "declined"]),
  answer: nullable(
    string("The reason for declining it.", "It would be too dry.", maxLength.reason),
  ),
  acceptedVersion: nullable(id("The version of the recipe with the accepted changes.")),
  createdAt: time("The time when it was sent."),
  answeredAt: nullable(time("The time of the answer.")),
};

const SuggestedChange = object({
  position: {
    type: "integer",
    format: "int32",
    minimum: 0,
    description: "The position in the suggestion, starting at 0.",
  },
  isFitting: boolean("False if the recipe has other values in its place now."),
  isAccepted: boolean("True if it was accepted."),
  ...changeFields,
});

/** The schemas of responses about versions of a recipe. */
export const versionSchemas = {
  RecipeVersion,
  RecipeVersionWithContent: object({ ...versionFields, content: nullable(RecipeContent) }),
  RecipeVariation: object({
    recipeId: id("The ID of the variation."),
    recipeName: string("The recipe's name.", "Plum cake"),
    userId: id("The ID of the user who added it."),
    userName: string("The name of that user.", "Ana"),
    changes: array(RecipeChange),
  }),
  Suggestion: object(suggestionFields),
  SuggestionWithChanges: object({
    ...suggestionFields,
    changes: {
      type: ["array", "null"],
      items: SuggestedChange,
      description: "The changes; null if the user may no longer see the recipe.",
    },
  }),
  RecipeDifference: object({
    before: RecipeVersion,
    after: RecipeVersion,
    changes: {
      type: ["array", "null"],
      items: RecipeChange,
      description: "The changes; null if the content of one version has been removed.",
    },
  }),
};

/** The body of a request to restore a version. */
export const restorationBody = object(
  {
    reason: {
      ...versionFields.reason,
      description: "The reason, which the history shows. If it is omitted, the version has none.",
    },
  },
  [],
);

/** The body of a request to remove the content of a version. */
export const removalBody = object({
  reason: string("The reason, which the history shows instead.", "Privacy.", maxLength.reason),
});
