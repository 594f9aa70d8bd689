import { object, string } from "../openapi/schemaBuilders";
import { password, ref, userEmail, userName } from "../openapi/schemas";
import { queryText } from "../query";
import { json, noContent, plainText } from "../responses";
import { type Resource, route } from "../Route";
import { toText } from "../values";
import { loginReply } from "./loginReply";
import {
  ChangePasswordDocument,
  CheckPasswordResetDocument,
  LoginDocument,
  LogoutDocument,
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from "./accounts.generated";

const email = { ...userEmail, description: "The account's email address, in any case." };

export const accounts: Resource = {
  name: "Accounts",
  description: "Registration, login and logout",
  routes: [
    route("POST /auth/login", LoginDocument, {
      summary:
        "Log in; with two-factor login, the problem document of the response contains a `challenge`",
      variables: ({ body }) => ({
        input: { email: toText(body["userEmail"]), password: toText(body["password"]) },
      }),
      body: object({ userEmail: email, password }),
      fields: { email: "userEmail" },
      ignoresToken: true,
      response: json(ref("Login"), ({ login }) => loginReply(login)),
    }),
    route("POST /auth/register", RegisterDocument, {
      summary: "Create an account with the role of new users",
      variables: ({ body }) => ({
        input: {
          name: toText(body["userName"]),
          email: toText(body["userEmail"]),
          password: toText(body["password"]),
        },
      }),
      body: object({ userName, userEmail, password }),
      fields: { name: "userName", email: "userEmail" },
      ignoresToken: true,
      response: plainText("User registered successfully!", 201),
    }),
    route("POST /auth/logout", LogoutDocument, {
      summary: "End the current session, which revokes its token",
      response: noContent,
    }),
    route("POST /auth/change-password", ChangePasswordDocument, {
      summary: "Change the user's own password and end all other sessions",
      variables: ({ body }) => ({
        input: {
          currentPassword: toText(body["currentPassword"]),
          newPassword: toText(body["newPassword"]),
        },
      }),
      body: object({ currentPassword: password, newPassword: password }),
      response: plainText("Password changed"),
    }),
  ],
};

const token = string("The token from the reset link.", "rT6…");

export const passwordReset: Resource = {
  name: "Password reset",
  description: "For users who forgot their password",
  routes: [
    route("POST /password-reset/request", RequestPasswordResetDocument, {
      summary:
        "Request a reset link by email; the response does not reveal whether the account exists",
      variables: ({ body }) => ({ email: toText(body["email"]) }),
      body: object({ email }),
      ignoresToken: true,
      response: plainText("Reset link sent to email."),
    }),
    route("GET /password-reset/validate", CheckPasswordResetDocument, {
      summary: "Check whether a reset link is still valid",
      variables: (request) => ({ token: queryText(request, "token") ?? "" }),
      query: { token },
      ignoresToken: true,
      response: plainText("Token is valid"),
    }),
    route("POST /password-reset/reset", ResetPasswordDocument, {
      summary: "Set a new password and end all sessions",
      variables: ({ body }) => ({
        input: { token: toText(body["token"]), newPassword: toText(body["newPassword"]) },
      }),
      body: object({ token, newPassword: password }),
      ignoresToken: true,
      response: plainText("Password reset successful"),
    }),
  ],
};
