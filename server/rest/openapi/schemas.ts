import { asWrittenScore, reviewAdditions } from "./reviewSchemas";
import { PASSWORD_DESCRIPTION } from "../../lib/describeLimits";
import { coverDrawings } from "../../../shared/coverDrawings";
import { visibilities } from "../../../shared/recipeVisibility";
import { maxLength, scores } from "../../../shared/inputLimits";
import { toRestEnum } from "../enums";
import type { JsonSchema } from "./JsonSchema";
import { Banned, Problem } from "./errorSchemas";
import {
  AccountExport,
  Login,
  NewPasskey,
  OpenIdLogin,
  Passkey,
  RecoveryCodes,
  TwoFactor,
} from "./accountSchemas";
import { DiaryEntry } from "./diarySchemas";
import { AttachedPhoto, Photo, photos } from "./photoSchemas";
import { userName, userSchemas } from "./userSchemas";
import { RecipeStep, recipeSteps } from "./stepSchemas";
import { CookingProgress } from "./cookingSchemas";
import { importSchemas } from "./importSchemas";
import { mergeSchemas } from "./mergeSchemas";
import { referenceSchemas } from "./referenceSchemas";
import { SiteCheck, SiteSettings, TestMail } from "./siteSettingsSchemas";
import { Stats } from "./statsSchema";
import { versionSchemas } from "./versionSchemas";
import {
  array,
  boolean,
  count,
  detailSchemas,
  id,
  nullable,
  number,
  object,
  string,
  time,
} from "./schemaBuilders";

export const tagId = id("The tag's ID.");
export const equipmentId = id("The ID of the piece of equipment.");
export const password = string(`The password: ${PASSWORD_DESCRIPTION}`, "plums-and-pears");
export const recipeName = string("The recipe's name.", "Plum cake", maxLength.recipeName);
export const quantity = nullable(string("Free text, such as 1/2.", "1/2", maxLength.quantity));
export const unit = nullable(string("Free text, such as tbsp.", "tbsp", maxLength.unit));
export const preparation = nullable(
  string("The preparation of the ingredient.", "finely chopped", maxLength.preparation),
);
export const isOptional = boolean("True if the ingredient can be left out.");
export const scales = boolean("True if the quantity changes with the number of servings.");
export const section = nullable(
  string("The heading above the line.", "For the dough", maxLength.heading),
);

/** Further fields of a recipe than the documented calls have; requests may contain them. */
export const optionalRecipeFields = {
  ...detailSchemas,
  coverDrawing: {
    type: ["string", "null"],
    enum: [...coverDrawings.map(toRestEnum), null],
    description:
      "The drawing that is the cover when there is no photo; null if the recipe's name decides.",
  },
  visibility: {
    type: "string",
    enum: visibilities.map(toRestEnum),
    description:
      "The visibility of the recipe: for everyone; for its owner, admins and users with its link; or for its owner and admins. Only the owner may change it. Members have private recipes only.",
  },
};

/** The components of the OpenAPI document, by name. */
export const schemas = {
  Role: object({
    roleId: id("The role's ID.", 3),
    roleName: {
      type: "string",
      enum: ["admin", "contributor", "member"],
      description: "The role's name.",
    },
  }),
  ...userSchemas,
  Login,
  TwoFactor,
  Passkey,
  NewPasskey,
  OpenIdLogin,
  RecoveryCodes,
  RecipeIngredient: object({
    lineId: id("The line's ID, which stays when the recipe is edited.", 4),
    ingredientId: id("The ingredient's ID."),
    ingredientName: string("The ingredient's name.", "Plums"),
    quantity,
    unit,
    preparation,
    isOptional,
    scales,
    section,
    amount: nullable({
      ...object({
        min: number("The number, or the lower bound of a range.", 0),
        max: number("The upper bound of a range, otherwise the same as `min`.", 0),
        unit: string("The normalized unit; `piece` for countable things.", "tbsp"),
      }),
      description: "The amount parsed from quantity and unit; null if it is ambiguous.",
    }),
  }),
  RecipeTag: object({ tagId, tagName: string("The tag's name.", "Vegan") }),
  RecipeEquipment: object({
    equipmentId,
    equipmentName: string("The name of the piece of equipment.", "Stand mixer"),
  }),
  Recipe: object({
    recipeId: id("The recipe's ID."),
    recipeName,
    userName: { ...userName, description: "The name of the recipe's owner." },
    ownerId: id("The ID of the recipe's owner."),
    ingredientsNotes: nullable(
      string("Notes on the ingredients.", "Ripe plums.", maxLength.ingredientsNotes),
    ),
    recipeInstructions: string(
      "The instructions; each line is a step.",
      "Stone the plums.\nBake.",
      maxLength.instructions,
    ),
    categoryId: id("The ID of the category."),
    categoryName: string("The name of the category.", "Desserts"),
    difficultyLevelId: id("The ID of the difficulty level."),
    difficultyLevel: string("The name of the difficulty level.", "Easy"),
    recipeIngredients: {
      ...array({ $ref: "#/components/schemas/RecipeIngredient" }),
      description: "The ingredients in the order in which they were sent.",
    },
    recipeTags: {
      ...array({ $ref: "#/components/schemas/RecipeTag" }),
      description: "The tags, sorted by name.",
    },
    recipeEquipment: {
      ...array({ $ref: "#/components/schemas/RecipeEquipment" }),
      description: "The equipment, sorted by name.",
    },
    ...optionalRecipeFields,
    link: nullable(
      string(
        "The path that opens an unlisted recipe to everyone; null for users other than its owner and admins.",
        "/recipes/1?key=x1uXvzV9gTq0b0m4y6rJ0A",
      ),
    ),
    averageScore: nullable(
      number(
        "The average score of the recipe's reviews, to one decimal; null without reviews.",
        1,
        5,
      ),
    ),
    reviewCount: count("The number of reviews."),
    ...asWrittenScore,
    photos,
    recipeSteps,
    createdAt: time("The time when the recipe was created."),
    updatedAt: time("The time when the recipe was last updated."),
  }),
  RecipeStep,
  Photo,
  AttachedPhoto,
  DiaryEntry,
  Review: object({
    reviewId: id("The review's ID."),
    userId: id("The ID of the reviewer."),
    userName: { ...userName, description: "The name of the reviewer." },
    recipeId: id("The ID of the recipe."),
    recipeName,
    score: {
      type: "integer",
      format: "int32",
      minimum: scores.min,
      maximum: scores.max,
      description: "1 (worst) to 5 (best).",
      examples: [4],
    },
    reviewText: string("The text of the review.", "Wonderful.", maxLength.review),
    ...reviewAdditions,
  }),
  Favorite: object({
    userId: id("The user's ID."),
    userName,
    recipeId: id("The recipe's ID."),
    recipeName,
  }),
  Note: object({
    userId: id("The ID of the note's author."),
    userName,
    recipeId: id("The ID of the recipe."),
    recipeName,
    noteText: string("The text of the note.", "Less sugar next time.", maxLength.note),
  }),
  CookingProgress,
  ...referenceSchemas,
  Session: object({
    id: string("The session's ID; opaque.", "U2Vzc2lvbjo1"),
    device: nullable(string("The browser and operating system.", "Firefox on Windows")),
    createdAt: time("The time when the user logged in."),
    lastUsedAt: time("The time when the session was last used; updated at most once a minute."),
    current: boolean("True if this is the session of the request."),
  }),
  ...importSchemas,
  ...mergeSchemas,
  ...versionSchemas,
  AccountExport,
  SiteCheck,
  SiteSettings,
  TestMail,
  Stats,
  Problem,
  Banned,
} satisfies Record<string, JsonSchema>;

/** A reference to one of the components. */
export const ref = (name: keyof typeof schemas): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
});
