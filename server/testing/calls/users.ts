import { DOT, NO_PICTURE } from "../../conventions/dot";
import type { Things } from "../statementScene";
import {
  admin,
  another,
  contributor,
  type ExampleCall,
  first,
  FREE,
  member,
  onlyClient,
} from "./ExampleCall";

const onUser = ({ user }: Things) => ({ userId: user });

/** The responses to requests of an admin for an account that no other documented request needs. */
const responses = { example: { ...admin, things: { user: 4 } }, stranger: { things: { user: 1 } } };

const EMAIL_OF_MEMBER = { userName: "Bea", userEmail: "member@potluck.example" };

export const userCalls: ExampleCall[] = [
  {
    act: "users",
    graphql: () => "{ users { totalCount } }",
    rest: "GET /users",
    responses: { unreadable: "?banned=maybe", example: admin, stranger: member },
  },
  {
    act: "updateUsers",
    needs: ["user"],
    client: { name: "UpdateUsers", statements: 9, as: "admin" },
    variables: ({ user }) => ({ userIds: [user], input: { roleId: 2 } }),
    rest: "PUT /users",
    body: ({ user }) => ({ userIds: [user], banned: false }),
    responses: {
      example: { ...admin, body: { userIds: [4], banned: false } },
      stranger: member,
      missing: { body: { userIds: [4], roleId: 99 } },
    },
  },
  {
    act: "user",
    needs: ["user"],
    graphql: ({ user }) => `{ user(userId: ${user}) { name } }`,
    rest: "GET /users/{userId}",
    responses: { example: member },
  },
  {
    act: "usersByRoles",
    graphql: () => `{ usersByRoles(roles: ["ADMIN"]) { user { name } } }`,
    rest: "GET /users/by-roles",
    query: () => "?roles=ADMIN,CONTRIBUTOR",
    responses: { example: admin, unreadable: "?roles=a&roles=b", stranger: member },
  },
  {
    act: "updateUser",
    needs: ["user"],
    client: { name: "UpdateUser", statements: 16, as: "newMember" },
    variables: ({ user }, scene) => {
      const name = scene.newName();
      return { userId: user, input: { name, email: `${name}@potluck.example` } };
    },
    rest: "PUT /users/{userId}",
    body: () => ({ userName: another(), userEmail: `${another()}@x.yz` }),
    responses: {
      example: { ...admin, body: { userName: "Bea", userEmail: "admin@potluck.example" } },
      stranger: member,
      conflict: { body: EMAIL_OF_MEMBER },
      guess: EMAIL_OF_MEMBER,
    },
  },
  {
    act: "setPicture",
    graphql: () => `mutation { setPicture(image: "${DOT.toString("base64")}") { userId } }`,
    rest: "PUT /account/picture",
    body: () => DOT,
    responses: {
      example: member,
      large: 15 * 1024 * 1024 + 1,
      guesser: "admin",
      guess: NO_PICTURE,
    },
  },
  {
    act: "removePicture",
    needs: ["user"],
    client: { name: "RemovePicture", statements: 4, as: "newMember" },
    variables: onUser,
    rest: "DELETE /users/{userId}/picture",
    responses: { ...responses, stranger: { ...member, things: { user: 1 } } },
  },
  {
    act: "banUser",
    needs: ["user"],
    client: { name: "BanUser", statements: 10, as: "admin" },
    variables: onUser,
    rest: "PUT /users/{userId}/ban",
    responses: { ...responses, conflict: "only in a race" },
  },
  {
    act: "unbanUser",
    needs: ["user"],
    client: { name: "UnbanUser", statements: 7, as: "admin" },
    variables: onUser,
    rest: "PUT /users/{userId}/unban",
    responses,
  },
  {
    act: "endUserSessions",
    needs: ["user"],
    client: { name: "EndUserSessions", statements: 3, as: "admin" },
    variables: onUser,
    rest: "DELETE /users/{userId}/sessions",
    responses,
  },
  {
    act: "turnOffTwoFactor",
    needs: ["user"],
    client: { name: "TurnOffTwoFactor", statements: 9, as: "admin" },
    variables: onUser,
    rest: "DELETE /users/{userId}/two-factor",
    responses,
  },
  {
    act: "setUserRole",
    needs: ["user"],
    client: { name: "SetUserRole", statements: 10, as: "admin" },
    variables: ({ user }) => ({ userId: user, roleId: 2 }),
    rest: "PUT /users/{userId}/role",
    responses: { ...responses, conflict: "only in a race" },
  },
  {
    act: "deleteUser",
    needs: ["user"],
    client: { name: "DeleteUser", statements: 7, as: "admin" },
    variables: onUser,
    rest: "DELETE /users/{userId}",
    responses: {
      example: { ...admin, things: { user: FREE } },
      stranger: { things: { user: 1 } },
      conflict: { things: { user: 2 } },
    },
  },
  {
    act: "roles",
    graphql: () => "{ roles { roleName } }",
    rest: "GET /roles",
    responses: { example: member },
  },
  onlyClient("Viewer", 3, "cook"),
  onlyClient("ProfilePage", 8, "admin", (_things, { cook }) => ({
    ...{ userId: cook.userId, first },
    ...{ withDiary: false, withFavorites: false, withRecipes: true, withReviews: false },
  })),
  onlyClient("MoreRecipesOf", 4, "cook", (_things, { cook }) => ({ userId: cook.userId, first })),
  onlyClient("EditUserPage", 3, "cook", (_things, { cook }) => ({ userId: cook.userId })),
  onlyClient("UserPicture", 3, "cook", (_things, { cook }) => ({ userId: cook.userId })),
  onlyClient("UserNow", 2, "cook", (_things, { cook }) => ({ userId: cook.userId })),
  onlyClient("UsersPage", 7, "admin", () => ({ first, sort: "NAME_ASC" })),
  {
    needs: ["user"],
    client: { name: "UserRolePage", statements: 4, as: "admin" },
    variables: onUser,
  },
  {
    needs: ["user"],
    client: { name: "DeleteUserPage", statements: 2, as: "admin" },
    variables: onUser,
  },
  onlyClient("AskToContribute", 3, "newMember"),
  onlyClient("ForbiddenPage", 3, "newMember"),
];

/** The calls for requests of the role of a contributor, and for the answers. */
export const contributorRequestCalls: ExampleCall[] = [
  { act: "contributorRequests", graphql: () => "{ contributorRequests { totalCount } }" },
  {
    act: "createContributorRequest",
    client: { name: "CreateContributorRequest", statements: 5, as: "newMember" },
    variables: () => ({ input: { message: "My soups." } }),
  },
  {
    act: "acceptContributorRequest",
    needs: ["request"],
    client: { name: "AcceptContributorRequest", statements: 12, as: "admin" },
    variables: ({ request }) => ({ contributorRequestId: request }),
  },
  {
    act: "declineContributorRequest",
    needs: ["request"],
    client: { name: "DeclineContributorRequest", statements: 8, as: "admin" },
    variables: ({ request }) => ({ contributorRequestId: request }),
  },
  onlyClient("ContributorRequestsPage", 4, "admin", () => ({ first })),
];

export const statsCalls: ExampleCall[] = [
  {
    act: "stats",
    graphql: () => "{ stats { people } }",
    rest: "GET /stats",
    responses: { example: admin, unreadable: "?days=0", stranger: contributor },
  },
  onlyClient("StatsPage", 9, "admin", () => ({ days: 30 })),
];
