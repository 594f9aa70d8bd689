import { maxLength, scores, servingsRange } from "../../../shared/inputLimits";
import type { JsonSchema } from "./JsonSchema";
import { Photo, photos } from "./photoShapes";
import {
  answer,
  boolean,
  count,
  key,
  listOf,
  minutes,
  number,
  orNull,
  string,
  time,
} from "./shapes";

export const tagId = key("The tag's key.");
export const userName = string(
  "The name the user goes by, unique without regard to case.",
  "Ana",
  maxLength.username,
);
export const userEmail = string("An email address.", "ana@potluck.example", maxLength.email);
export const password = string(
  "At least 6 characters, or what the server asks for; at most 72 bytes.",
  "plums-and-pears",
);
export const recipeName = string("The recipe's name.", "Plum cake", maxLength.recipeName);
export const quantity = orNull(string("As typed, such as 1/2.", "1/2", maxLength.quantity));
export const unit = orNull(string("As typed, such as tbsp.", "tbsp", maxLength.unit));
export const isOptional = boolean("Whether the dish works without it.");
export const scales = boolean("Whether it changes with the servings.");

/** What a recipe has beside the documented fields, and may be sent with. */
export const additions = {
  recipeDescription: orNull(
    string("What makes it worth cooking.", "Sunday in a tin.", maxLength.description),
  ),
  recipeSource: orNull(string("Where it comes from.", "My grandmother.", maxLength.source)),
  servings: orNull(number("How many it makes.", servingsRange.min, servingsRange.max)),
  servingsUnit: orNull(
    string("What `servings` counts; null for servings.", "slices", maxLength.servingsUnit),
  ),
  prepMinutes: orNull(minutes("Minutes of preparation.")),
  cookMinutes: orNull(minutes("Minutes of cooking.")),
  totalMinutes: orNull(minutes("Minutes from beginning to end: as given, else the two together.")),
};

const recipeFigure = answer({
  recipeId: key("Which recipe."),
  recipeName,
  count: count("How often."),
});

/** What the calls answer, by name. */
export const schemas = {
  Role: answer({
    roleId: key("The role's key.", 3),
    roleName: {
      type: "string",
      enum: ["admin", "contributor", "member"],
      description: "Its name.",
    },
  }),
  User: answer({
    userId: key("The user's key."),
    userName,
    userEmail: orNull({
      ...userEmail,
      description: "Null for others than the user and admins, unless the user chose to show it.",
    }),
    banned: boolean("Whether an admin has locked the account."),
    role: {
      anyOf: [{ $ref: "#/components/schemas/Role" }, { type: "null" }],
      description: "Null for others than the user and admins.",
    },
  }),
  Login: answer({
    user: { $ref: "#/components/schemas/User" },
    token: string("A bearer token for the Authorization header.", "eyJ…"),
  }),
  RecipeIngredient: answer({
    ingredientId: key("The ingredient's key."),
    ingredientName: string("Its name.", "Plums"),
    quantity,
    unit,
    isOptional,
    scales,
    amount: orNull({
      ...answer({
        min: number("The number, or the lower one of a range.", 0),
        max: number("The upper one of a range, else the same.", 0),
        unit: string("What it counts, in one spelling; piece for things.", "tbsp"),
      }),
      description: "How much that is; null where it cannot be read without doubt.",
    }),
  }),
  RecipeTag: answer({ tagId, tagName: string("Its name.", "Vegan") }),
  Recipe: answer({
    recipeId: key("The recipe's key."),
    recipeName,
    userName: { ...userName, description: "The name of who added it." },
    ownerId: key("The key of who added it."),
    ingredientsNotes: orNull(
      string("A remark on the ingredients.", "Ripe plums.", maxLength.ingredientsNotes),
    ),
    recipeInstructions: string(
      "Each line is a step.",
      "Stone the plums.\nBake.",
      maxLength.instructions,
    ),
    categoryId: key("The key of its category."),
    categoryName: string("The kind of dish.", "Desserts"),
    difficultyLevelId: key("The key of its difficulty level."),
    difficultyLevel: string("How hard it is.", "Easy"),
    recipeIngredients: {
      ...listOf({ $ref: "#/components/schemas/RecipeIngredient" }),
      description: "The lines, in the order in which they were sent.",
    },
    recipeTags: {
      ...listOf({ $ref: "#/components/schemas/RecipeTag" }),
      description: "Its tags, by name.",
    },
    ...additions,
    photos,
    createdAt: time("When it was added."),
    updatedAt: time("When it was last edited."),
  }),
  Photo,
  Review: answer({
    reviewId: key("The review's key."),
    userId: key("The key of who wrote it."),
    userName: { ...userName, description: "The name of who wrote it." },
    recipeId: key("What it is about."),
    recipeName,
    score: { type: "integer", minimum: scores.min, maximum: scores.max, description: "1 to 5." },
    reviewText: string("What it says.", "Wonderful.", maxLength.review),
  }),
  Favorite: answer({ userId: key("Whose."), userName, recipeId: key("Which recipe."), recipeName }),
  Note: answer({
    userId: key("Whose note it is."),
    userName,
    recipeId: key("What it is about."),
    recipeName,
    noteText: string("What it says.", "Less sugar next time.", maxLength.note),
  }),
  Tag: answer({
    tagId,
    tagName: string("Unique without regard to case.", "Vegan", maxLength.referenceName),
  }),
  Category: answer({
    categoryId: key("The category's key."),
    categoryName: string("Unique without regard to case.", "Desserts", maxLength.referenceName),
    recipeCount: count("How many recipes are in it."),
  }),
  DifficultyLevel: answer({
    difficultyLevelId: key("The level's key."),
    difficultyLevelName: string("Unique without regard to case.", "Easy", maxLength.referenceName),
  }),
  Ingredient: answer({
    ingredientId: key("The ingredient's key."),
    ingredientName: string("Unique without regard to case.", "Plums", maxLength.referenceName),
  }),
  Session: answer({
    id: string("Names the session; opaque.", "U2Vzc2lvbjo1"),
    device: orNull(string("What logged in.", "Firefox on Windows")),
    createdAt: time("When the login was."),
    lastUsedAt: time("When it was last used; written at most once a minute."),
    current: boolean("Whether this call came with it."),
  }),
  Figures: answer({
    people: count("Accounts."),
    recipes: count("Recipes."),
    reviews: count("Reviews."),
    favorites: count("Favourites of all people."),
    notes: count("Notes of all people."),
    days: listOf(
      answer({
        date: string("The day in UTC.", "2026-11-21"),
        people: count("New accounts."),
        recipes: count("New recipes."),
        reviews: count("New reviews."),
        favorites: count("New favourites."),
      }),
    ),
    mostReviewed: listOf(recipeFigure),
    mostFavorited: listOf(recipeFigure),
    busiestContributors: listOf(
      answer({ userId: key("Who."), userName, count: count("How many recipes.") }),
    ),
    storage: answer({
      databaseBytes: count("Bytes of all."),
      tables: listOf(
        answer({
          name: string("The table's name.", "recipes"),
          bytes: count("Bytes with its indexes."),
          rows: count("Rows, as the database estimates them."),
        }),
      ),
    }),
  }),
  Problem: {
    type: "object",
    description: "A refusal for programs (RFC 9457).",
    properties: {
      type: string("Says nothing more than the status.", "about:blank"),
      title: string("The status in words.", "Bad Request"),
      status: { type: "integer", description: "The status." },
      detail: string("What went wrong, for people.", "Tag name is required."),
      code: string("What went wrong, for programs.", "BAD_USER_INPUT"),
      errors: {
        ...listOf(
          answer({
            field: string("The field that breaks a rule.", "tagName"),
            message: string("Which rule, for people.", "Tag name is required."),
          }),
        ),
        description: "Every field that breaks a rule.",
      },
      requestId: string("What the log knows the request by, when we failed.", "0b9c…"),
    },
    required: ["type", "title", "status", "detail", "code"],
  },
  Banned: {
    ...answer({
      code: { type: "string", enum: ["ACCOUNT_BANNED"], description: "Always this." },
      message: string("For people.", "Your account has been banned."),
    }),
    description: "The account is banned; always JSON.",
  },
} satisfies Record<string, JsonSchema>;

/** A schema of the catalogue. */
export const ref = (name: keyof typeof schemas): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
});
