import { call, type PermittedCall } from "./permittedCall";

/** What admins do to other users. */
export const userCalls: PermittedCall[] = [
  call(
    "banUser",
    ["user"],
    ({ user }) => `mutation { banUser(userId: ${user}) { name } }`,
    "PUT /users/:userId/ban",
    ({ user }) => [`PUT /users/${user}/ban`],
  ),
  call(
    "unbanUser",
    ["user"],
    ({ user }) => `mutation { unbanUser(userId: ${user}) { name } }`,
    "PUT /users/:userId/unban",
    ({ user }) => [`PUT /users/${user}/unban`],
  ),
  call(
    "endUserSessions",
    ["user"],
    ({ user }) => `mutation { endUserSessions(userId: ${user}) }`,
    "DELETE /users/:userId/sessions",
    ({ user }) => [`DELETE /users/${user}/sessions`],
  ),
  call(
    "turnOffTwoFactor",
    ["user"],
    ({ user }) => `mutation { turnOffTwoFactor(userId: ${user}) { name } }`,
    "DELETE /users/:userId/two-factor",
    ({ user }) => [`DELETE /users/${user}/two-factor`],
  ),
  call(
    "setUserRole",
    ["user"],
    ({ user }) => `mutation { setUserRole(userId: ${user}, roleId: 3) { name } }`,
    "PUT /users/:userId/role",
    ({ user }) => [`PUT /users/${user}/role`, { roleId: 3 }],
  ),
  call(
    "deleteUser",
    ["user"],
    ({ user }) => `mutation { deleteUser(userId: ${user}) }`,
    "DELETE /users/:userId",
    ({ user }) => [`DELETE /users/${user}`],
  ),
];
