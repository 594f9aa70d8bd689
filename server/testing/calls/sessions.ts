import { globalId } from "../../graphql/globalId";
import { contributor, type ExampleCall, member, onlyClient } from "./ExampleCall";

/** The ID of a session of the account `member`. */
export const SESSION = "00000000-0000-4000-8000-000000000900";
const NO_SESSION = SESSION.replace("9", "8");

export const RESET_TOKEN = "the token of a reset link".padEnd(43, "x").replaceAll(" ", "-");

const PASSWORD = "potluck-demo";

/** The calls without a session, which visitors may make. */
export const loginCalls: ExampleCall[] = [
  {
    client: { name: "Login", statements: 4, as: "anyone" },
    variables: (_things, { cook }) => ({
      input: { email: `${cook.name}@potluck.example`, password: PASSWORD },
    }),
    rest: "POST /auth/login",
    responses: { guess: { userEmail: "admin@potluck.example", password: "wrong" } },
  },
  {
    client: { name: "Register", statements: 5, as: "anyone" },
    variables: (_things, scene) => {
      const name = scene.newName();
      return { input: { name, email: `${name}@potluck.example`, password: PASSWORD } };
    },
    rest: "POST /auth/register",
    responses: {
      conflict: {},
      guess: { userName: "Guest", userEmail: "guest@potluck.example", password: "plums-and-pears" },
    },
  },
  {
    client: {
      name: "CreateFirstAdmin",
      statements: 13,
      as: "anyone",
      after: (scene) => scene.restoreAdmins(),
    },
    variables: async (_things, scene) => {
      const name = scene.newName();
      const account = { name, email: `${name}@potluck.example`, password: PASSWORD };
      return { input: { ...account, key: await scene.setupKey() } };
    },
  },
  {
    client: {
      name: "CheckSetup",
      statements: 2,
      as: "anyone",
      after: (scene) => scene.restoreAdmins(),
    },
    variables: async (_things, scene) => ({ token: await scene.setupKey() }),
  },
  {
    client: { name: "RequestPasswordReset", statements: 1, as: "anyone" },
    variables: async (_things, scene) => ({
      email: `${(await scene.addUser()).name}@potluck.example`,
    }),
    rest: "POST /password-reset/request",
    responses: {
      example: { body: { email: "member@potluck.example" } },
      guess: { email: "member@potluck.example" },
    },
  },
  {
    client: { name: "CheckPasswordReset", statements: 1, as: "anyone" },
    variables: async (_things, scene) => ({ token: await scene.resetToken() }),
    rest: "GET /password-reset/validate",
    query: () => `?token=${RESET_TOKEN}`,
    responses: { unreadable: "?token=x" },
  },
  {
    client: { name: "ResetPassword", statements: 12, as: "anyone" },
    variables: async (_things, scene) => ({
      input: { token: await scene.resetToken(), newPassword: "potluck-changed" },
    }),
    rest: "POST /password-reset/reset",
    body: () => ({ token: RESET_TOKEN }),
    responses: {},
  },
];

/** The calls for the caller's own sessions and account. */
export const accountCalls: ExampleCall[] = [
  {
    act: "viewerSessions",
    graphql: () => "{ viewerSessions { id } }",
    rest: "GET /sessions",
    responses: { example: member },
  },
  {
    act: "viewerExport",
    graphql: () => "{ viewerExport }",
    rest: "GET /account/export",
    responses: { example: member },
  },
  {
    act: "viewerExport with photos",
    graphql: () => "{ viewerExport }",
    rest: "GET /account/export.zip",
    responses: { example: member },
  },
  {
    act: "endOtherSessions",
    client: { name: "EndOtherSessions", statements: 2, as: "newMember" },
  },
  {
    client: { name: "EndSession", statements: 2, as: "newMember" },
    variables: async (_things, scene, caller) => ({
      id: globalId("Session", await scene.otherSession(caller!)),
    }),
    rest: "DELETE /sessions/{id}",
    ids: () => ({ id: globalId("Session", SESSION) }),
    responses: { example: member, missing: { ids: { id: globalId("Session", NO_SESSION) } } },
  },
  { rest: "POST /auth/logout", responses: { example: member } },
  {
    client: { name: "ChangePassword", statements: 10, as: "newMember" },
    variables: () => ({ input: { currentPassword: PASSWORD, newPassword: "potluck-changed" } }),
    rest: "POST /auth/change-password",
    responses: {
      example: contributor,
      guesser: "member",
      guess: { currentPassword: "wrong", newPassword: "plums-and-pears" },
    },
  },
  onlyClient("ChangePasswordPage", 2, "cook"),
  onlyClient("SettingsPage", 7, "cook"),
];

/** The call that comes last, because other documented requests need the account. */
export const accountDeletion: ExampleCall = {
  client: { name: "DeleteAccount", statements: 16, as: "newMember" },
  variables: () => ({ input: { password: PASSWORD, keepRecipes: false, keepReviews: false } }),
  rest: "POST /account/delete",
  // The body contains the password that the documented change has set.
  body: () => ({ password: "plums-and-pears" }),
  responses: {
    example: contributor,
    conflict: "only in a race",
    guesser: "member",
    guess: { password: "wrong", keepRecipes: true, keepReviews: true },
  },
};
