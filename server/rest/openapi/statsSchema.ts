import { array, count, id, object, size, string } from "./schemaBuilders";

const ranking = object({
  recipeId: id("The recipe's ID."),
  recipeName: string("The recipe's name.", "Plum cake"),
  count: count("The number of reviews or favorites."),
});

/** The statistics of a site, for admins. */
export const Stats = object({
  people: count("The number of accounts."),
  recipes: count("The number of recipes."),
  reviews: count("The number of reviews."),
  favorites: count("The number of favorites."),
  notes: count("The number of notes."),
  pending: object({
    recipesWithoutPhoto: count("Public recipes without a photo of the dish."),
    recipesWithoutReviews: count("Public recipes without a review."),
    openRequests: count("Open requests to become a contributor."),
    proposedIngredients: count("Ingredients that were proposed for the list."),
    viewerImports: count("The caller's imports that are ready to check."),
  }),
  days: array(
    object({
      date: { ...string("The day in UTC.", "2026-11-21"), format: "date" },
      people: count("New accounts."),
      recipes: count("New recipes."),
      reviews: count("New reviews."),
      favorites: count("New favorites."),
    }),
  ),
  mostReviewed: array(ranking),
  mostFavorited: array(ranking),
  busiestContributors: array(
    object({
      userId: id("The user's ID."),
      userName: string("The user name.", "Ana"),
      count: count("The number of recipes."),
    }),
  ),
  storage: object({
    databaseBytes: size("The size of the database in bytes."),
    tables: array(
      object({
        name: string("The table's name.", "recipes"),
        bytes: size("The size of the table and its indexes in bytes."),
        rows: size("The number of rows, estimated by the database."),
      }),
    ),
  }),
});
