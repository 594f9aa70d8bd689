import { DOT } from "./dot";
import { another, call, type PermittedCall } from "./permittedCall";
import { exportCalls } from "./permittedExportCalls";
import { contributorRequestCalls } from "./permittedRequestCalls";
import { importCalls } from "./permittedImportCalls";
import { mergeCalls } from "./permittedMergeCalls";
import { recipeCalls } from "./permittedRecipeCalls";
import { referenceCalls } from "./permittedReferenceCalls";
import { accountCalls } from "./permittedAccountCalls";
import { userCalls } from "./permittedUserCalls";

const REVIEW = `score: 3, text: "x"`;

/** Every act that is not open to all, and the open ones that REST knows. */
export const permittedCalls: PermittedCall[] = [
  ...recipeCalls,
  call(
    "addPhoto",
    [],
    () => `mutation { addPhoto(image: "${DOT.toString("base64")}") { photoId } }`,
    "POST /photos",
    () => ["POST /photos", DOT],
  ),
  call(
    "createReview",
    ["recipe"],
    ({ recipe }) =>
      `mutation { createReview(recipeId: ${recipe}, input: { ${REVIEW} }) { reviewId } }`,
    "POST /reviews",
    ({ recipe }) => ["POST /reviews", { recipeId: recipe, score: 3, reviewText: "x" }],
  ),
  call(
    "updateReview",
    ["review"],
    ({ review }) =>
      `mutation { updateReview(reviewId: ${review}, input: { ${REVIEW} }) { reviewId } }`,
    "PUT /reviews/:reviewId",
    ({ review }) => [`PUT /reviews/${review}`, { score: 3, reviewText: "x" }],
  ),
  call(
    "deleteReview",
    ["review"],
    ({ review }) => `mutation { deleteReview(reviewId: ${review}) }`,
    "DELETE /reviews/:reviewId",
    ({ review }) => [`DELETE /reviews/${review}`],
  ),
  call(
    "User.reviews",
    ["user"],
    ({ user }) => `{ user(userId: ${user}) { reviews { totalCount } } }`,
    "GET /reviews/user/:userId",
    ({ user }) => [`GET /reviews/user/${user}`],
  ),
  call(
    "User.favorites",
    ["user"],
    ({ user }) => `{ user(userId: ${user}) { favorites { totalCount } } }`,
    "GET /user-favorites/user/:userId",
    ({ user }) => [`GET /user-favorites/user/${user}`],
  ),
  call(
    "isFavorite",
    ["user", "recipe"],
    ({ user, recipe }) => `{ isFavorite(userId: ${user}, recipeId: ${recipe}) }`,
    "GET /user-favorites/user/:userId/recipe/:recipeId",
    ({ user, recipe }) => [`GET /user-favorites/user/${user}/recipe/${recipe}`],
  ),
  call(
    "addFavorite",
    ["user", "recipe"],
    ({ user, recipe }) =>
      `mutation { addFavorite(userId: ${user}, recipeId: ${recipe}) { recipeId } }`,
    "POST /user-favorites",
    ({ user, recipe }) => ["POST /user-favorites", { userId: user, recipeId: recipe }],
  ),
  call(
    "removeFavorite",
    ["user", "recipe"],
    ({ user, recipe }) =>
      `mutation { removeFavorite(userId: ${user}, recipeId: ${recipe}) { recipeId } }`,
    "DELETE /user-favorites/user/:userId/recipe/:recipeId",
    ({ user, recipe }) => [`DELETE /user-favorites/user/${user}/recipe/${recipe}`],
  ),
  call(
    "note",
    ["user", "recipe"],
    ({ user, recipe }) => `{ note(userId: ${user}, recipeId: ${recipe}) { text } }`,
    "GET /user-notes/recipe/:recipeId/user/:userId",
    ({ user, recipe }) => [`GET /user-notes/recipe/${recipe}/user/${user}`],
  ),
  call(
    "writeNote",
    ["recipe"],
    ({ recipe }) => `mutation { writeNote(recipeId: ${recipe}, input: { text: "x" }) { noteId } }`,
    "POST /user-notes/recipe/:recipeId",
    ({ recipe }) => [`POST /user-notes/recipe/${recipe}`, { noteText: "x" }],
  ),
  call(
    "writeNote of a user",
    ["user", "recipe"],
    ({ user, recipe }) =>
      `mutation { writeNote(userId: ${user}, recipeId: ${recipe}, input: { text: "x" }) { noteId } }`,
    "POST /user-notes/recipe/:recipeId/user/:userId",
    ({ user, recipe }) => [`POST /user-notes/recipe/${recipe}/user/${user}`, { noteText: "x" }],
  ),
  call(
    "writeNote of a user, replacing it",
    ["user", "recipe"],
    ({ user, recipe }) =>
      `mutation { writeNote(userId: ${user}, recipeId: ${recipe}, input: { text: "x" }) { noteId } }`,
    "PUT /user-notes/recipe/:recipeId/user/:userId",
    ({ user, recipe }) => [`PUT /user-notes/recipe/${recipe}/user/${user}`, { noteText: "x" }],
  ),
  call(
    "saveCookingProgress",
    ["recipe"],
    ({ recipe }) =>
      `mutation { saveCookingProgress(recipeId: ${recipe}, input: { recipeVersion: 1, done: [], changedAt: "2026-01-01T00:00:00Z" }) { done } }`,
    "PUT /recipes/:recipeId/cooking-progress",
    ({ recipe }) => [
      `PUT /recipes/${recipe}/cooking-progress`,
      { recipeVersion: 1, done: [], changedAt: "2026-01-01T00:00:00Z" },
    ],
  ),
  call(
    "deleteNote",
    ["recipe"],
    ({ recipe }) => `mutation { deleteNote(recipeId: ${recipe}) }`,
    "DELETE /user-notes/recipe/:recipeId",
    ({ recipe }) => [`DELETE /user-notes/recipe/${recipe}`],
  ),
  call(
    "users",
    [],
    () => "{ users { totalCount } }",
    "GET /users",
    () => ["GET /users"],
  ),
  call(
    "user",
    ["user"],
    ({ user }) => `{ user(userId: ${user}) { name } }`,
    "GET /users/:userId",
    ({ user }) => [`GET /users/${user}`],
  ),
  call(
    "usersByRoles",
    [],
    () => `{ usersByRoles(roles: ["ADMIN"]) { user { name } } }`,
    "GET /users/by-roles",
    () => ["GET /users/by-roles?roles=ADMIN"],
  ),
  call(
    "updateUser",
    ["user"],
    ({ user }) =>
      `mutation { updateUser(userId: ${user}, input: { name: "${another()}", email: "${another()}@x.yz" }) { name } }`,
    "PUT /users/:userId",
    ({ user }) => [`PUT /users/${user}`, { userName: another(), userEmail: `${another()}@x.yz` }],
  ),
  ...userCalls,
  call(
    "roles",
    [],
    () => "{ roles { roleName } }",
    "GET /roles",
    () => ["GET /roles"],
  ),
  ...referenceCalls,
  ...contributorRequestCalls,
  ...importCalls,
  ...mergeCalls,
  call(
    "stats",
    [],
    () => "{ stats { people } }",
    "GET /stats",
    () => ["GET /stats"],
  ),
  ...accountCalls,
  ...exportCalls,
  call(
    "recipes",
    [],
    () => "{ recipes { totalCount } }",
    "GET /recipes",
    () => ["GET /recipes?first=1"],
  ),
  call(
    "recipe",
    ["recipe"],
    ({ recipe }) => `{ recipe(recipeId: ${recipe}) { name } }`,
    "GET /recipes/:recipeId",
    ({ recipe }) => [`GET /recipes/${recipe}`],
  ),
  call(
    "review",
    ["review"],
    ({ review }) => `{ review(reviewId: ${review}) { text } }`,
    "GET /reviews/:reviewId",
    ({ review }) => [`GET /reviews/${review}`],
  ),
];

/** Acts whose rule a test beside them shows, since they change the caller's own session or login. */
export const shownElsewhere = {
  fields: [
    "addPasskey",
    "changePassword",
    "confirmAuthenticator",
    "deleteAccount",
    "endSession",
    "logout",
    "removeAuthenticator",
    "removeOpenIdLogin",
    "removePasskey",
    "renamePasskey",
    "renewRecoveryCodes",
  ],
  rows: [
    "POST /account/openid/remove",
    "POST /account/passkeys",
    "PUT /account/passkeys/:passkeyId",
    "POST /account/passkeys/:passkeyId/remove",
    "POST /account/two-factor/authenticator/confirm",
    "POST /account/two-factor/authenticator/remove",
    "POST /account/two-factor/recovery-codes",
    "POST /auth/change-password",
    "POST /auth/logout",
    "POST /account/delete",
    "DELETE /sessions/:id",
  ],
};
