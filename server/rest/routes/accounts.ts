import { DEMO_PASSWORD } from "../../database/demo/demoPassword";
import { object, string } from "../openapi/schemaBuilders";
import { password, ref } from "../openapi/schemas";
import { userEmail, userName } from "../openapi/userSchemas";
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
      operationId: "login",
      summary: "Log in; with two-factor login, the problem document contains a challenge",
      example: { body: { userEmail: "admin@potluck.example", password: DEMO_PASSWORD } },
      variables: ({ body }) => ({
        input: { email: toText(body["userEmail"]), password: toText(body["password"]) },
      }),
      body: object({ userEmail: email, password }),
      fields: { email: "userEmail" },
      ignoresToken: true,
      response: json(ref("Login"), ({ login }) => loginReply(login)),
    }),
    route("POST /auth/register", RegisterDocument, {
      operationId: "register",
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
      operationId: "logout",
      summary: "End the current session, which revokes its token",
      response: noContent,
    }),
    route("POST /auth/change-password", ChangePasswordDocument, {
      operationId: "changePassword",
      summary: "Change the user's own password and end all other sessions",
      example: { body: { currentPassword: DEMO_PASSWORD } },
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

const LINK = "replace `token` with that of the link in the email.";

const token = string("The token from the reset link.", "rT6…");

export const passwordReset: Resource = {
  name: "Password reset",
  description: "For users who forgot their password",
  routes: [
    route("POST /password-reset/request", RequestPasswordResetDocument, {
      operationId: "requestPasswordReset",
      summary:
        "Request a reset link by email; the response does not reveal whether the account exists",
      variables: ({ body }) => ({ email: toText(body["email"]) }),
      body: object({ email }),
      ignoresToken: true,
      response: plainText("Reset link sent to email."),
    }),
    route("GET /password-reset/validate", CheckPasswordResetDocument, {
      operationId: "validatePasswordReset",
      summary: "Check whether a reset link is still valid",
      example: { parameters: { token: "rT6…" }, requires: LINK },
      variables: (request) => ({ token: queryText(request, "token") ?? "" }),
      query: { token },
      requiredQuery: ["token"],
      ignoresToken: true,
      response: plainText("Token is valid"),
    }),
    route("POST /password-reset/reset", ResetPasswordDocument, {
      operationId: "resetPassword",
      summary: "Set a new password and end all sessions",
      example: { requires: LINK },
      variables: ({ body }) => ({
        input: { token: toText(body["token"]), newPassword: toText(body["newPassword"]) },
      }),
      body: object({ token, newPassword: password }),
      ignoresToken: true,
      response: plainText("Password reset successful"),
    }),
  ],
};
