import { maxLength } from "../../../shared/inputLimits";
import { array, boolean, id, nullable, object, omissible, string } from "../openapi/schemaBuilders";
import { ref } from "../openapi/schemas";
import { about, userEmail, userName } from "../openapi/userSchemas";
import { queryFlag, queryId, queryText } from "../query";
import type { RestRequest } from "../RestRequest";
import { json, noContent } from "../responses";
import { always, type Resource, route } from "../Route";
import { imageBody } from "./photos";
import {
  bodyId,
  bodyList,
  isAbsent,
  toBoolean,
  toOptionalText,
  toText,
  toListedId,
} from "../values";
import {
  BanUserDocument,
  DeleteUserDocument,
  EndUserSessionsDocument,
  RemovePictureDocument,
  RolesDocument,
  SetPictureDocument,
  SetUserRoleDocument,
  UnbanUserDocument,
  UpdateUserDocument,
  UpdateUsersDocument,
  UserDocument,
  type UserQuery,
  UsersByRolesDocument,
  UsersDocument,
} from "./users.generated";

const withoutVersion = ({ version: _version, ...user }: UserQuery["user"]) => user;

/** Reads the fields of an account; an omitted sentence stays unchanged. */
const toUserInput = (request: RestRequest) => ({
  name: toText(request.body["userName"]),
  email: toText(request.body["userEmail"]),
  ...("about" in request.body && {
    about: toOptionalText(request, request.body["about"], "about", "About"),
  }),
});

export const users: Resource = {
  name: "Users",
  description: "Accounts, as far as the user may see them, and their administration",
  routes: [
    route("GET /users", UsersDocument, {
      operationId: "listUsers",
      summary: "List all users by ID, or those who match a filter",
      unpaged: always,
      variables: (request) => ({
        search: queryText(request, "search"),
        roleId: queryId(request, "roleId"),
        banned: queryFlag(request, "banned"),
      }),
      query: {
        search: string("Filters by a part of the name or email.", "ana", maxLength.searchText),
        roleId: id("Filters by the role's ID."),
        banned: boolean("Filters by bans: true for banned users, false for the others."),
      },
      response: json(array(ref("ListedUser")), ({ users: { edges } }) =>
        edges.map(({ node }) => node),
      ),
    }),
    route("PUT /users", UpdateUsersDocument, {
      operationId: "updateUsers",
      summary: "Change the role or the ban of several users",
      example: { body: { userIds: [13, 14], banned: false } },
      variables: (request) => ({
        userIds:
          bodyList(request, ["userIds"], (item, path) => toListedId(request, item, path) ?? 0) ??
          [],
        input: {
          roleId: bodyId(request, "roleId"),
          banned: isAbsent(request.body["banned"])
            ? null
            : toBoolean(request, request.body["banned"], "banned"),
          banReason: toOptionalText(request, request.body["banReason"], "banReason", "Reason"),
        },
      }),
      body: object(
        {
          userIds: array(id("A user's ID.", 14)),
          roleId: nullable(id("The ID of the new role. If omitted, `banned` is required.", 2)),
          banned: nullable(
            boolean(
              "True to ban the users, false to lift their bans. If omitted, `roleId` is required.",
            ),
          ),
          banReason: nullable(
            string(
              "The reason of a ban, which the users read. If omitted, there is none.",
              "Spam",
              maxLength.banReason,
            ),
          ),
        },
        ["userIds"],
      ),
      response: json(array(ref("UserChange")), ({ updateUsers }) => updateUsers),
    }),
    route("GET /users/by-roles", UsersByRolesDocument, {
      operationId: "listUsersByRoles",
      summary: "List the users with any of the given roles",
      example: { parameters: { roles: "ADMIN,CONTRIBUTOR" } },
      variables: (request) => ({
        roles:
          queryText(request, "roles")
            ?.split(",")
            .map((role) => role.trim()) ?? [],
      }),
      query: {
        roles: string(
          "Comma-separated names of roles. If omitted, no users are returned.",
          "ADMIN,CONTRIBUTOR",
        ),
      },
      response: json(array(ref("User")), ({ usersByRoles }) =>
        usersByRoles.map(({ user, role }) => ({ ...user, role })),
      ),
    }),
    route("GET /users/:userId", UserDocument, {
      operationId: "getUser",
      summary: "Get a user",
      response: json(ref("Profile"), ({ user }) => withoutVersion(user)),
      version: ({ user }) => user.version,
    }),
    route("PUT /users/:userId", UpdateUserDocument, {
      operationId: "updateUser",
      summary: "Update a user's name, email address and sentence",
      example: { body: { userName: "Rosa L.", userEmail: "admin@potluck.example" } },
      variables: (request) => ({ input: toUserInput(request) }),
      body: object({ userName, userEmail, about: omissible(about, "it is unchanged") }, [
        "userName",
        "userEmail",
      ]),
      fields: { name: "userName", email: "userEmail" },
      response: json(ref("Profile"), ({ updateUser }) => updateUser),
    }),
    route("PUT /account/picture", SetPictureDocument, {
      operationId: "setPicture",
      summary: "Upload a picture of the user, which replaces the former one",
      example: { requires: "choose an image file." },
      variables: (request) => ({ image: request.bytes }),
      bytes: imageBody,
      response: json(ref("Profile"), ({ setPicture }) => setPicture),
    }),
    route("DELETE /users/:userId/picture", RemovePictureDocument, {
      operationId: "removePicture",
      summary: "Delete the picture of a user",
      response: noContent,
    }),
    route("DELETE /users/:userId", DeleteUserDocument, {
      operationId: "deleteUser",
      summary: "Delete a user who has no recipes or reviews",
      example: {
        parameters: { userId: 15 },
        requires: "call `register` first, which creates the user.",
      },
      response: noContent,
    }),
    route("PUT /users/:userId/ban", BanUserDocument, {
      operationId: "banUser",
      summary: "Ban a user",
      example: { parameters: { userId: 14 }, body: { reason: "Spam" } },
      variables: (request) => ({
        reason: toOptionalText(request, request.body["reason"], "reason", "Reason"),
      }),
      body: object(
        {
          reason: nullable(
            string(
              "The reason, which the user reads at the next login. If omitted, the user gets no reason.",
              "Spam",
              maxLength.banReason,
            ),
          ),
        },
        [],
      ),
      response: noContent,
    }),
    route("PUT /users/:userId/unban", UnbanUserDocument, {
      operationId: "unbanUser",
      summary: "Lift a user's ban",
      example: { parameters: { userId: 14 } },
      response: noContent,
    }),
    route("DELETE /users/:userId/sessions", EndUserSessionsDocument, {
      operationId: "endUserSessions",
      summary: "End all sessions of a user, which revokes their tokens",
      example: { parameters: { userId: 14 } },
      response: noContent,
    }),
    route("PUT /users/:userId/role", SetUserRoleDocument, {
      operationId: "setUserRole",
      summary: "Change a user's role",
      example: { parameters: { userId: 14 } },
      variables: (request) => ({ roleId: bodyId(request, "roleId") }),
      body: object({ roleId: id("The role's ID.", 3) }),
      response: json(ref("User"), ({ setUserRole }) => setUserRole),
    }),
    route("GET /roles", RolesDocument, {
      operationId: "listRoles",
      summary: "List the roles",
      response: json(array(ref("Role")), ({ roles }) => roles),
    }),
  ],
};
