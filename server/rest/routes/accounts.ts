import { password, ref, userEmail, userName } from "../openapi/schemas";
import { body, string } from "../openapi/shapes";
import { json, type Resource, noContent, route, plainText } from "../Route";
import { asked, text } from "../values";
import { type RestUser, USER } from "./userShape";

const email = { ...userEmail, description: "The account's address; case does not matter." };

export const accounts: Resource = {
  name: "Accounts",
  description: "Coming and going.",
  routes: [
    route("POST /auth/login", {
      summary: "Log in.",
      document: `mutation ($input: LoginInput!) {
        login(input: $input) { user { ...RestUser } token }
      } ${USER}`,
      variables: ({ body: sent }) => ({
        input: { email: text(sent["userEmail"]), password: text(sent["password"]) },
      }),
      body: body({ userEmail: email, password }),
      fields: { email: "userEmail" },
      ignoresToken: true,
      answer: json(
        ref("Login"),
        ({ login }: { login: { user: RestUser; token: string } }) => login,
      ),
    }),
    route("POST /auth/register", {
      summary: "Make a new account, a plain member's.",
      document: "mutation ($input: RegisterInput!) { register(input: $input) { userId } }",
      variables: ({ body: sent }) => ({
        input: {
          name: text(sent["userName"]),
          email: text(sent["userEmail"]),
          password: text(sent["password"]),
        },
      }),
      body: body({ userName, userEmail, password }),
      fields: { name: "userName", email: "userEmail" },
      ignoresToken: true,
      answer: plainText("User registered successfully!", 201),
    }),
    route("POST /auth/logout", {
      summary: "End this session; its token is refused from now on.",
      document: "mutation { logout }",
      answer: noContent,
    }),
    route("POST /auth/change-password", {
      summary: "Change one's password and end one's other sessions.",
      document: "mutation ($input: PasswordChangeInput!) { changePassword(input: $input) }",
      variables: ({ body: sent }) => ({
        input: {
          currentPassword: text(sent["currentPassword"]),
          newPassword: text(sent["newPassword"]),
        },
      }),
      body: body({ currentPassword: password, newPassword: password }),
      answer: plainText("Password changed"),
    }),
  ],
};

const token = string("What the mail's link carried.", "rT6…");

export const passwordReset: Resource = {
  name: "Password reset",
  description: "For those who forgot their password.",
  routes: [
    route("POST /password-reset/request", {
      summary: "Ask for a mail with a link; the answer does not tell whether there is an account.",
      document: "mutation ($email: String!) { requestPasswordReset(email: $email) }",
      variables: ({ body: sent }) => ({ email: text(sent["email"]) }),
      body: body({ email }),
      ignoresToken: true,
      answer: plainText("Reset link sent to email."),
    }),
    route("GET /password-reset/validate", {
      summary: "Ask whether a link still serves.",
      document: "query ($token: String!) { checkPasswordReset(token: $token) }",
      variables: (call) => ({ token: asked(call, "token") ?? "" }),
      query: { token },
      ignoresToken: true,
      answer: plainText("Token is valid"),
    }),
    route("POST /password-reset/reset", {
      summary: "Set a new password and end all sessions.",
      document: "mutation ($input: PasswordResetInput!) { resetPassword(input: $input) }",
      variables: ({ body: sent }) => ({
        input: { token: text(sent["token"]), newPassword: text(sent["newPassword"]) },
      }),
      body: body({ token, newPassword: password }),
      ignoresToken: true,
      answer: plainText("Password reset successful"),
    }),
  ],
};
