import type { JsonSchema } from "./JsonSchema";
import { Photo, photos } from "./photoSchemas";
import {
  arrayOf,
  boolean,
  count,
  id,
  minutes,
  nullable,
  number,
  object,
  string,
  time,
} from "./schemaBuilders";

export const tagId = id("The tag's ID.");
export const userName = string("The user name, unique regardless of case.", "Ana", 50);
export const userEmail = string("An email address.", "ana@potluck.example", 254);
export const password = string("At least 6 characters, at most 72 bytes.", "plums-and-pears");
export const recipeName = string("The recipe's name.", "Plum cake", 200);
export const quantity = nullable(string("Free text, such as 1/2.", "1/2", 50));
export const unit = nullable(string("Free text, such as tbsp.", "tbsp", 50));
export const isOptional = boolean("Whether the ingredient can be left out.");
export const scales = boolean("Whether the quantity changes with the number of servings.");

/** The fields of a recipe that the documented calls do not have; requests may contain them. */
export const optionalRecipeFields = {
  recipeDescription: nullable(string("A short description.", "Sunday in a tin.", 2_000)),
  recipeSource: nullable(
    string("Where the recipe comes from: a book, a person or a URL.", "My grandmother.", 500),
  ),
  servings: nullable(number("How many servings the recipe makes.", 1, 1_000)),
  servingsUnit: nullable(string("What `servings` counts; null stands for servings.", "slices", 50)),
  prepMinutes: nullable(minutes("Preparation time in minutes.")),
  cookMinutes: nullable(minutes("Cooking time in minutes.")),
  totalMinutes: nullable(
    minutes("Total time in minutes; by default the sum of preparation and cooking time."),
  ),
};

const ranking = object({
  recipeId: id("The recipe's ID."),
  recipeName,
  count: count("The number of reviews or favourites."),
});

const uniqueName = (example: string) => string("Unique regardless of case.", example, 200);

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
  User: object({
    userId: id("The user's ID."),
    userName,
    userEmail: nullable({
      ...userEmail,
      description:
        "Visible to the user and to admins, and to others if the user shares it; otherwise null.",
    }),
    banned: boolean("Whether the account is banned."),
    role: {
      anyOf: [{ $ref: "#/components/schemas/Role" }, { type: "null" }],
      description: "Visible to the user and to admins; otherwise null.",
    },
  }),
  Login: object({
    user: { $ref: "#/components/schemas/User" },
    token: string("A bearer token for the Authorization header.", "eyJ…"),
  }),
  RecipeIngredient: object({
    ingredientId: id("The ingredient's ID."),
    ingredientName: string("The ingredient's name.", "Plums"),
    quantity,
    unit,
    isOptional,
    scales,
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
  Recipe: object({
    recipeId: id("The recipe's ID."),
    recipeName,
    userName: { ...userName, description: "The name of the recipe's owner." },
    ownerId: id("The ID of the recipe's owner."),
    ingredientsNotes: nullable(string("Notes on the ingredients.", "Ripe plums.", 10_000)),
    recipeInstructions: string(
      "The instructions; each line is a step.",
      "Stone the plums.\nBake.",
      20_000,
    ),
    categoryId: id("The ID of the category."),
    categoryName: string("The name of the category.", "Desserts"),
    difficultyLevelId: id("The ID of the difficulty level."),
    difficultyLevel: string("The name of the difficulty level.", "Easy"),
    recipeIngredients: {
      ...arrayOf({ $ref: "#/components/schemas/RecipeIngredient" }),
      description: "The ingredients in the order in which they were sent.",
    },
    recipeTags: {
      ...arrayOf({ $ref: "#/components/schemas/RecipeTag" }),
      description: "The tags, sorted by name.",
    },
    ...optionalRecipeFields,
    photos,
    createdAt: time("When the recipe was created."),
    updatedAt: time("When the recipe was last updated."),
  }),
  Photo,
  Review: object({
    reviewId: id("The review's ID."),
    userId: id("The ID of the reviewer."),
    userName: { ...userName, description: "The name of the reviewer." },
    recipeId: id("The ID of the recipe."),
    recipeName,
    score: { type: "integer", minimum: 1, maximum: 5, description: "1 (worst) to 5 (best)." },
    reviewText: string("The text of the review.", "Wonderful.", 5_000),
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
    noteText: string("The text of the note.", "Less sugar next time.", 10_000),
  }),
  Tag: object({ tagId, tagName: uniqueName("Vegan") }),
  Category: object({
    categoryId: id("The category's ID."),
    categoryName: uniqueName("Desserts"),
    recipeCount: count("The number of recipes in the category."),
  }),
  DifficultyLevel: object({
    difficultyLevelId: id("The difficulty level's ID."),
    difficultyLevelName: uniqueName("Easy"),
  }),
  Ingredient: object({
    ingredientId: id("The ingredient's ID."),
    ingredientName: uniqueName("Plums"),
  }),
  Session: object({
    id: string("The session's ID; opaque.", "U2Vzc2lvbjo1"),
    device: nullable(string("The browser and operating system.", "Firefox on Windows")),
    createdAt: time("When the user logged in."),
    lastUsedAt: time("When the session was last used; updated at most once a minute."),
    current: boolean("Whether this is the session of the request."),
  }),
  Stats: object({
    people: count("The number of accounts."),
    recipes: count("The number of recipes."),
    reviews: count("The number of reviews."),
    favorites: count("The number of favourites."),
    notes: count("The number of notes."),
    days: arrayOf(
      object({
        date: string("The day in UTC.", "2026-11-21"),
        people: count("New accounts."),
        recipes: count("New recipes."),
        reviews: count("New reviews."),
        favorites: count("New favourites."),
      }),
    ),
    mostReviewed: arrayOf(ranking),
    mostFavorited: arrayOf(ranking),
    busiestContributors: arrayOf(
      object({ userId: id("The user's ID."), userName, count: count("The number of recipes.") }),
    ),
    storage: object({
      databaseBytes: count("The size of the database in bytes."),
      tables: arrayOf(
        object({
          name: string("The table's name.", "recipes"),
          bytes: count("The size of the table and its indexes in bytes."),
          rows: count("The number of rows, estimated by the database."),
        }),
      ),
    }),
  }),
  Problem: {
    type: "object",
    description: "A problem document (RFC 9457).",
    properties: {
      type: string("Always `about:blank`: the status says all.", "about:blank"),
      title: string("The name of the status.", "Bad Request"),
      status: { type: "integer", description: "The HTTP status." },
      detail: string("A message for people.", "Tag name is required."),
      code: string("A code for programs.", "BAD_USER_INPUT"),
      errors: {
        ...arrayOf(
          object({
            field: string("The invalid field.", "tagName"),
            message: string("A message for people.", "Tag name is required."),
          }),
        ),
        description: "All invalid fields.",
      },
      requestId: string("The ID of the request in the server's log, for internal errors.", "0b9c…"),
    },
    required: ["type", "title", "status", "detail", "code"],
  },
  Banned: {
    ...object({
      code: { type: "string", enum: ["ACCOUNT_BANNED"], description: "Always this code." },
      message: string("A message for people.", "Your account has been banned."),
    }),
    description: "The account is banned. This response is always JSON.",
  },
} satisfies Record<string, JsonSchema>;

/** A reference to one of the components. */
export const ref = (name: keyof typeof schemas): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
});
