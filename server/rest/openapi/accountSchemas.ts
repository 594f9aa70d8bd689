import { arrayOf, boolean, id, object, string, time } from "./schemaBuilders";

/** Everything that is stored about a user, as GraphQL's `viewerExport` describes it. */
export const AccountExport = object({
  account: object({
    userId: id("The user's ID."),
    name: string("The user name.", "Ana"),
    email: string("The email address.", "ana@potluck.example"),
    showsEmail: boolean("Whether other logged-in users can see the email."),
    role: string("The role's name.", "member"),
    createdAt: time("When the account was created."),
  }),
  ...Object.fromEntries(
    [
      "recipes",
      "deletedRecipes",
      "photos",
      "reviews",
      "favorites",
      "notes",
      "contributorRequests",
      "sessions",
    ].map((name) => [name, arrayOf({ type: "object" })]),
  ),
});
