import { ref, userEmail, userName } from "../openapi/schemas";
import { body, key as keyOf, listOf, string } from "../openapi/shapes";
import { json, type Resource, noContent, route } from "../Route";
import { asked, EVERYTHING, namedKey, text } from "../values";
import { type RestUser, USER } from "./userShape";

interface Versioned extends RestUser {
  version: number;
}

interface Holder {
  user: RestUser;
  role: RestUser["role"];
}

const withoutVersion = ({ version: _version, ...user }: Versioned) => user;

export const users: Resource = {
  name: "Users",
  description: "Accounts, as far as the viewer may see them, and what admins do with them.",
  routes: [
    route("GET /users", {
      summary: "List all users by key.",
      document: `query ($first: Int!) {
        users(first: $first, sort: KEY_ASC) { edges { node { ...RestUser } } }
      } ${USER}`,
      variables: () => ({ first: EVERYTHING }),
      answer: json(
        listOf(ref("User")),
        ({ users: { edges } }: { users: { edges: { node: RestUser }[] } }) =>
          edges.map(({ node }) => node),
      ),
    }),
    route("GET /users/by-roles", {
      summary: "List those who hold one of some roles.",
      document: `query ($roles: [String!]!) {
        usersByRoles(roles: $roles) { user { ...RestUser } role { roleId roleName } }
      } ${USER}`,
      variables: (call) => ({
        roles:
          asked(call, "roles")
            ?.split(",")
            .map((role) => role.trim()) ?? [],
      }),
      query: {
        roles: string("Names of roles, with commas between them.", "ADMIN,CONTRIBUTOR"),
      },
      answer: json(listOf(ref("User")), ({ usersByRoles }: { usersByRoles: Holder[] }) =>
        usersByRoles.map(({ user, role }) => ({ ...user, role })),
      ),
    }),
    route("GET /users/:userId", {
      summary: "Read one user.",
      document: `query ($userId: Int!) { user(userId: $userId) { ...RestUser version } } ${USER}`,
      answer: json(ref("User"), ({ user }: { user: Versioned }) => withoutVersion(user)),
      version: ({ user }) => user.version,
    }),
    route("PUT /users/:userId", {
      summary: "Change a user's name and email.",
      document: `mutation ($userId: Int!, $input: UserInput!, $version: Int) {
        updateUser(userId: $userId, input: $input, version: $version) { ...RestUser }
      } ${USER}`,
      variables: ({ body: sent }) => ({
        input: { name: text(sent["userName"]), email: text(sent["userEmail"]) },
      }),
      body: body({ userName, userEmail }),
      fields: { name: "userName", email: "userEmail" },
      answer: json(ref("User"), ({ updateUser }: { updateUser: RestUser }) => updateUser),
    }),
    route("DELETE /users/:userId", {
      summary: "Delete a user without recipes and reviews.",
      document: "mutation ($userId: Int!) { deleteUser(userId: $userId) }",
      answer: noContent,
    }),
    route("PUT /users/:userId/ban", {
      summary: "Lock an account.",
      document: "mutation ($userId: Int!) { banUser(userId: $userId) { userId } }",
      answer: noContent,
    }),
    route("PUT /users/:userId/unban", {
      summary: "Unlock an account.",
      document: "mutation ($userId: Int!) { unbanUser(userId: $userId) { userId } }",
      answer: noContent,
    }),
    route("PUT /users/:userId/role", {
      summary: "Give a user another role.",
      document: `mutation ($userId: Int!, $roleId: Int) {
        setUserRole(userId: $userId, roleId: $roleId) { ...RestUser }
      } ${USER}`,
      variables: (call) => ({ roleId: namedKey(call, "roleId") }),
      body: body({ roleId: keyOf("The role's key.", 3) }),
      answer: json(ref("User"), ({ setUserRole }: { setUserRole: RestUser }) => setUserRole),
    }),
    route("GET /roles", {
      summary: "List the roles.",
      document: "query { roles { roleId roleName } }",
      answer: json(listOf(ref("Role")), ({ roles }: { roles: object[] }) => roles),
    }),
  ],
};
