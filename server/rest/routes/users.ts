import { maxLength } from "../../../shared/inputLimits";
import { arrayOf, id, nullable, object, string } from "../openapi/schemaBuilders";
import { ref, userEmail, userName } from "../openapi/schemas";
import { queryText } from "../query";
import { json, noContent } from "../responses";
import { always, type Resource, route } from "../Route";
import { bodyId, toOptionalText, toText } from "../values";
import {
  BanUserDocument,
  DeleteUserDocument,
  EndUserSessionsDocument,
  RolesDocument,
  SetUserRoleDocument,
  UnbanUserDocument,
  UpdateUserDocument,
  UserDocument,
  type UserQuery,
  UsersByRolesDocument,
  UsersDocument,
} from "./users.generated";

const withoutVersion = ({ version: _version, ...user }: UserQuery["user"]) => user;

export const users: Resource = {
  name: "Users",
  description: "Accounts, as far as the user may see them, and their administration",
  routes: [
    route("GET /users", UsersDocument, {
      summary: "List all users by ID",
      unpaged: always,
      response: json(arrayOf(ref("User")), ({ users: { edges } }) => edges.map(({ node }) => node)),
    }),
    route("GET /users/by-roles", UsersByRolesDocument, {
      summary: "List the users with any of the given roles",
      variables: (request) => ({
        roles:
          queryText(request, "roles")
            ?.split(",")
            .map((role) => role.trim()) ?? [],
      }),
      query: {
        roles: string("Comma-separated names of roles.", "ADMIN,CONTRIBUTOR"),
      },
      response: json(arrayOf(ref("User")), ({ usersByRoles }) =>
        usersByRoles.map(({ user, role }) => ({ ...user, role })),
      ),
    }),
    route("GET /users/:userId", UserDocument, {
      summary: "Get a user",
      response: json(ref("User"), ({ user }) => withoutVersion(user)),
      version: ({ user }) => user.version,
    }),
    route("PUT /users/:userId", UpdateUserDocument, {
      summary: "Update a user's name and email address",
      variables: ({ body }) => ({
        input: { name: toText(body["userName"]), email: toText(body["userEmail"]) },
      }),
      body: object({ userName, userEmail }),
      fields: { name: "userName", email: "userEmail" },
      response: json(ref("User"), ({ updateUser }) => updateUser),
    }),
    route("DELETE /users/:userId", DeleteUserDocument, {
      summary: "Delete a user who has no recipes or reviews",
      response: noContent,
    }),
    route("PUT /users/:userId/ban", BanUserDocument, {
      summary: "Ban a user",
      variables: (request) => ({
        reason: toOptionalText(request, request.body["reason"], "reason", "Reason"),
      }),
      body: object(
        {
          reason: nullable(
            string(
              "The reason, which the user reads at the next login.",
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
      summary: "Lift a user's ban",
      response: noContent,
    }),
    route("DELETE /users/:userId/sessions", EndUserSessionsDocument, {
      summary: "End all sessions of a user, which revokes their tokens",
      response: noContent,
    }),
    route("PUT /users/:userId/role", SetUserRoleDocument, {
      summary: "Change a user's role",
      variables: (request) => ({ roleId: bodyId(request, "roleId") }),
      body: object({ roleId: id("The role's ID.", 3) }),
      response: json(ref("User"), ({ setUserRole }) => setUserRole),
    }),
    route("GET /roles", RolesDocument, {
      summary: "List the roles",
      response: json(arrayOf(ref("Role")), ({ roles }) => roles),
    }),
  ],
};
