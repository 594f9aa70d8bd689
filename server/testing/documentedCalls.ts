import { DOT } from "../conventions/dot";
import { importCalls, importPreparations } from "./documentedImportCalls";
import { mergeCalls, mergePreparations } from "./documentedMergeCalls";
import type { DocumentedCall, Example } from "./DocumentedCall";
import { openIdCalls, openIdPreparations } from "./openIdExamples";
import { twoFactorCalls, twoFactorPreparations } from "./twoFactorExamples";

const admin = { as: "admin" } as const;
const member = { as: "member" } as const;
const contributor = { as: "contributor" } as const;

const RECIPE = {
  recipeName: "Plum cake",
  recipeInstructions: "Bake.",
  categoryId: 1,
  difficultyId: 1,
  ingredients: [{ ingredientId: 1, quantity: "1/2", unit: "kg" }],
  tagIds: [1],
  recipeDescription: "For Sundays.",
  servings: 12,
  servingsUnit: "slices",
  prepMinutes: 20,
  coverDrawing: "TART",
};
const REVIEW = { score: 4, reviewText: "Wonderful." };
const PROGRESS = { recipeVersion: 1, done: ["line:1", "step:0.1"], step: 2 };
const NOTE = { noteText: "Less sugar." };
/** The key of an account and of reference data that nothing hangs on, and of a review by the member. */
const FREE = 900;
/** A session of the member's, and its id. */
const SESSION = "00000000-0000-4000-8000-000000000900";
const SESSION_ID = Buffer.from(`Session:${SESSION}`).toString("base64url");
const NO_SESSION_ID = Buffer.from(`Session:${SESSION.replace("9", "8")}`).toString("base64url");
const RESET_TOKEN = "the token of a reset link".padEnd(43, "x").replaceAll(" ", "-");

/** What the calls need beside the demo data. */
export const preparations = [
  "delete from reviews",
  `insert into users (user_id, name, name_key, email, email_key, password_hash, role_id)
   values (${FREE}, 'Lonely', 'lonely', 'lonely@x.yz', 'lonely@x.yz', 'x', 3)`,
  `insert into reviews (review_id, user_id, recipe_id, score, text) values (${FREE}, 3, 1, 3, 'x')`,
  `insert into sessions (session_id, user_id) values ('${SESSION}', 3)`,
  `insert into password_resets (user_id, token_hash, expires_at)
   values (4, sha256('${RESET_TOKEN}'), now() + interval '1 hour')`,
  ...importPreparations,
  ...mergePreparations,
  ...twoFactorPreparations,
  ...openIdPreparations,
  ...[
    ["tags", "tag_id"],
    ["categories", "category_id"],
    ["difficulty_levels", "difficulty_level_id"],
    ["ingredients", "ingredient_id"],
  ].map(
    ([table, key]) => `insert into ${table} (${key}, name, name_key, sort_name)
      values (${FREE}, 'Unused', 'unused', 'unused')`,
  ),
];

const reference = (
  path: string,
  key: string,
  name: string,
  stranger: Example,
): Record<string, DocumentedCall> => ({
  [`GET /${path}`]: { example: {} },
  [`GET /${path}/{${key}}`]: { example: {} },
  [`POST /${path}`]: {
    example: { ...admin, body: { [name]: "Brand new" } },
    stranger,
    conflict: { body: { [name]: "brand NEW" } },
  },
  [`PUT /${path}/{${key}}`]: {
    example: { ...admin, body: { [name]: "Another name" } },
    stranger,
    conflict: { body: { [name]: "brand NEW" } },
  },
  [`DELETE /${path}/{${key}}`]: {
    example: { ...admin, ids: { [key]: FREE } },
    stranger,
    conflict: { ids: { [key]: 1 } },
  },
});

/** What only begins like a picture. */
const NO_PICTURE = DOT.subarray(0, 20);

/** Every call of the API's description, in an order in which all of them go well. */
export const CALLS: Record<string, DocumentedCall> = {
  "GET /sessions": { example: member },
  "DELETE /sessions/{id}": {
    example: { ...member, ids: { id: SESSION_ID } },
    missing: { ids: { id: NO_SESSION_ID } },
  },
  "POST /auth/login": {
    example: { body: { userEmail: "member@potluck.example", password: "potluck-demo" } },
    guess: { userEmail: "admin@potluck.example", password: "wrong" },
  },
  ...twoFactorCalls,
  ...openIdCalls,
  "POST /auth/register": {
    example: {
      body: { userName: "Ana", userEmail: "ana@potluck.example", password: "plums-and-pears" },
    },
    conflict: {},
    guess: { userName: "Guest", userEmail: "guest@potluck.example", password: "plums-and-pears" },
  },
  "GET /account/export": { example: member },
  "GET /account/export.zip": { example: member },
  "POST /auth/logout": { example: member },
  "POST /auth/change-password": {
    example: {
      ...contributor,
      body: { currentPassword: "potluck-demo", newPassword: "plums-and-pears" },
    },
    guesser: "member",
    guess: { currentPassword: "wrong", newPassword: "plums-and-pears" },
  },
  "POST /password-reset/request": {
    example: { body: { email: "member@potluck.example" } },
    guess: { email: "member@potluck.example" },
  },
  "GET /password-reset/validate": {
    example: { query: `?token=${RESET_TOKEN}` },
    unreadable: "?token=x",
  },
  "POST /password-reset/reset": {
    example: { body: { token: RESET_TOKEN, newPassword: "plums-and-pears" } },
  },
  "GET /recipes/export.zip": { example: member, unreadable: "?of=mine" },
  "GET /recipes/export.cook.zip": {
    example: { ...member, query: "?of=favorites" },
    unreadable: "?of=mine",
    stranger: { query: "?of=all" },
  },
  "GET /recipes/export.jsonld": {
    example: { ...admin, query: "?of=all" },
    unreadable: "?of=mine",
    stranger: member,
  },
  "GET /recipes/{recipeId}/export.zip": { example: {} },
  "GET /recipes/{recipeId}/export.cook": { example: {} },
  "GET /recipes/{recipeId}/export.jsonld": { example: {} },
  "GET /recipes": { example: { query: "?first=2&search=a" }, unreadable: "?first=0" },
  "GET /recipes/own": { example: { ...member, query: "?first=2" }, unreadable: "?visibility=x" },
  "GET /recipes/{recipeId}": { example: {} },
  "POST /recipes": {
    example: { ...contributor, body: RECIPE },
    stranger: member,
    guesser: "admin",
  },
  "PUT /recipes/{recipeId}": { example: { ...admin, body: RECIPE }, stranger: member },
  "DELETE /recipes/{recipeId}": { example: { ...admin, ids: { recipeId: 9 } }, stranger: member },
  "POST /photos": {
    example: { ...contributor, body: DOT, query: "?left=0&top=0&width=1&height=1" },
    unreadable: "?left=much",
    stranger: member,
    large: 15 * 1024 * 1024 + 1,
    guesser: "admin",
    guess: NO_PICTURE,
  },
  ...importCalls,
  ...mergeCalls,
  "GET /reviews/recipe/{recipeId}": { example: {} },
  "GET /reviews/user/{userId}": { example: member },
  "GET /reviews/{reviewId}": { example: { ids: { reviewId: FREE } } },
  "POST /reviews": {
    example: { ...admin, body: { recipeId: 7, ...REVIEW } },
    missing: { body: { recipeId: 999_999, ...REVIEW } },
    broken: { recipeId: 7 },
    conflict: {},
    guess: { recipeId: 7, ...REVIEW },
  },
  "PUT /reviews/{reviewId}": {
    example: { ...member, ids: { reviewId: FREE }, body: REVIEW },
    stranger: admin,
  },
  "DELETE /reviews/{reviewId}": {
    example: { ...admin, ids: { reviewId: FREE } },
    stranger: contributor,
  },
  "GET /user-favorites/user/{userId}": { example: member },
  "GET /user-favorites/user/{userId}/recipe/{recipeId}": { example: admin, stranger: member },
  "POST /user-favorites": {
    example: { ...member, body: { userId: 3, recipeId: 1 } },
    missing: { body: { userId: 3, recipeId: 999_999 } },
    guess: { userId: 3, recipeId: 1 },
    stranger: admin,
  },
  "DELETE /user-favorites/user/{userId}/recipe/{recipeId}": {
    example: { ...member, ids: { userId: 3 } },
    stranger: admin,
  },
  "POST /user-notes/recipe/{recipeId}": { example: { ...member, body: NOTE } },
  "POST /user-notes/recipe/{recipeId}/user/{userId}": {
    example: { ...admin, ids: { userId: 3 }, body: NOTE },
    stranger: contributor,
  },
  "GET /user-notes/recipe/{recipeId}/user/{userId}": {
    example: { ...member, ids: { userId: 3 } },
    otherwise: { ids: { userId: 3, recipeId: 7 }, status: 204 },
    stranger: contributor,
  },
  "PUT /user-notes/recipe/{recipeId}/user/{userId}": {
    example: { ...admin, ids: { userId: 3 }, body: NOTE },
    stranger: contributor,
  },
  "DELETE /user-notes/recipe/{recipeId}": { example: member },
  "PUT /recipes/{recipeId}/cooking-progress": { example: { ...member, body: PROGRESS } },
  "GET /recipes/{recipeId}/cooking-progress": {
    example: member,
    otherwise: { ids: { recipeId: 7 }, status: 204 },
  },
  "GET /users": { example: admin, stranger: member },
  "GET /users/by-roles": {
    example: { ...admin, query: "?roles=ADMIN,CONTRIBUTOR" },
    unreadable: "?roles=a&roles=b",
    stranger: member,
  },
  "GET /users/{userId}": { example: member },
  "PUT /users/{userId}": {
    example: { ...admin, body: { userName: "Bea", userEmail: "admin@potluck.example" } },
    stranger: member,
    conflict: { body: { userName: "Bea", userEmail: "member@potluck.example" } },
    guess: { userName: "Bea", userEmail: "member@potluck.example" },
  },
  "DELETE /users/{userId}": {
    example: { ...admin, ids: { userId: FREE } },
    stranger: { ids: { userId: 1 } },
    conflict: { ids: { userId: 2 } },
  },
  "PUT /users/{userId}/ban": {
    example: { ...admin, ids: { userId: 4 }, body: { reason: "Spam in reviews." } },
    stranger: { ids: { userId: 1 } },
    conflict: "only in a race",
  },
  "PUT /users/{userId}/unban": {
    example: { ...admin, ids: { userId: 4 } },
    stranger: { ids: { userId: 1 } },
  },
  "DELETE /users/{userId}/sessions": {
    example: { ...admin, ids: { userId: 4 } },
    stranger: { ids: { userId: 1 } },
  },
  "PUT /users/{userId}/role": {
    example: { ...admin, ids: { userId: 4 }, body: { roleId: 2 } },
    stranger: { ids: { userId: 1 } },
    conflict: "only in a race",
  },
  "GET /roles": { example: member },
  "GET /stats": { example: admin, unreadable: "?days=0", stranger: contributor },
  ...reference("tags", "tagId", "tagName", member),
  ...reference("categories", "categoryId", "categoryName", member),
  ...reference("difficulty-levels", "difficultyLevelId", "difficultyLevelName", member),
  ...reference("ingredients", "ingredientId", "ingredientName", member),
  // With the password that the account has by now.
  "POST /account/delete": {
    example: {
      ...contributor,
      body: { password: "plums-and-pears", keepRecipes: true, keepReviews: true },
    },
    conflict: "only in a race",
    guesser: "member",
    guess: { password: "wrong", keepRecipes: true, keepReviews: true },
  },
};
