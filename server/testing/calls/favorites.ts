import { admin, type ExampleCall, first, member, MISSING, onlyClient } from "./ExampleCall";

/** The caller: the account `member`. */
const own = { ...member, things: { user: 3 } };

export const favoriteCalls: ExampleCall[] = [
  {
    act: "User.favorites",
    needs: ["user"],
    graphql: ({ user }) => `{ user(userId: ${user}) { favorites { totalCount } } }`,
    rest: "GET /user-favorites/user/{userId}",
    responses: { example: member },
  },
  {
    act: "isFavorite",
    needs: ["user", "recipe"],
    graphql: ({ user, recipe }) => `{ isFavorite(userId: ${user}, recipeId: ${recipe}) }`,
    rest: "GET /user-favorites/user/{userId}/recipe/{recipeId}",
    responses: { example: admin, stranger: member },
  },
  {
    act: "addFavorite",
    needs: ["user", "recipe"],
    graphql: ({ user, recipe }) =>
      `mutation { addFavorite(userId: ${user}, recipeId: ${recipe}) { recipeId } }`,
    rest: "POST /user-favorites",
    body: ({ user, recipe }) => ({ userId: user, recipeId: recipe }),
    responses: { example: own, missing: { things: { recipe: MISSING } }, stranger: admin },
  },
  {
    act: "removeFavorite",
    needs: ["user", "recipe"],
    graphql: ({ user, recipe }) =>
      `mutation { removeFavorite(userId: ${user}, recipeId: ${recipe}) { recipeId } }`,
    rest: "DELETE /user-favorites/user/{userId}/recipe/{recipeId}",
    responses: { example: own, stranger: admin },
  },
  {
    needs: ["recipe"],
    client: { name: "AddFavorite", statements: 3, as: "cook" },
    variables: ({ recipe }) => ({ recipeId: recipe }),
  },
  onlyClient("RemoveFavorite", 3, "cook", async (_things, scene) => ({
    recipeId: (await scene.keys("recipes", "recipe_id"))[0],
  })),
  {
    client: { name: "MemberHome", statements: 8, together: 7, as: "cook" },
    variables: () => ({ first: 4 }),
  },
  onlyClient("OfflineFavorites", 4, "cook", () => ({ first })),
  onlyClient("MoreFavorites", 4, "cook", (_things, { cook }) => ({ userId: cook.userId, first })),
];
