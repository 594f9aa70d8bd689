import { DEMO_PASSWORD } from "../../database/demo/demoPassword";
import { object, string } from "../openapi/schemaBuilders";
import { password, ref } from "../openapi/schemas";
import { json, noContent } from "../responses";
import { type Resource, route } from "../Route";
import { bodyObject, toOptionalText, toText } from "../values";
import { loginReply } from "./loginReply";
import { code, passwordAndCode, toPasswordAndCode } from "./passwordAndCode";
import {
  CompleteLoginDocument,
  ConfirmAuthenticatorDocument,
  RemoveAuthenticatorDocument,
  RenewRecoveryCodesDocument,
  SetUpAuthenticatorDocument,
  TurnOffTwoFactorDocument,
  TwoFactorDocument,
} from "./twoFactor.generated";

const CODE = "replace `code` with a current code of the authenticator app.";

export const twoFactor: Resource = {
  name: "Two-factor login",
  description: "Second factors: an authenticator app, and recovery codes",
  routes: [
    route("POST /auth/login/second-factor", CompleteLoginDocument, {
      operationId: "completeLogin",
      summary: "Complete a login that responded with SECOND_FACTOR_REQUIRED",
      example: {
        body: { code: "123456" },
        requires:
          "replace `challenge` with that of the response of `login`, and `code` with a current code.",
      },
      variables: (request) => ({
        input: {
          challenge: toText(request.body["challenge"]),
          code: toOptionalText(request, request.body["code"], "code", "Code"),
          passkey: bodyObject(request, "passkey"),
        },
      }),
      body: object(
        {
          challenge: string("The `challenge` in the problem document of the login.", "eyJ…"),
          code: { ...code, description: `${code.description} If omitted, a passkey is required.` },
          passkey: {
            type: "object",
            description:
              "The response of a passkey to `passkeyOptions` (`AuthenticationResponseJSON`). If omitted, a code is required.",
          },
        },
        ["challenge"],
      ),
      ignoresToken: true,
      response: json(ref("Login"), ({ completeLogin }) => loginReply(completeLogin)),
    }),
    route("GET /account/two-factor", TwoFactorDocument, {
      operationId: "getTwoFactor",
      summary: "Get the user's own second factors",
      response: json(ref("TwoFactor"), ({ viewerTwoFactor }) => viewerTwoFactor),
    }),
    route("POST /account/two-factor/authenticator", SetUpAuthenticatorDocument, {
      operationId: "setUpAuthenticator",
      summary: "Prepare an authenticator app, which takes effect once a code confirms it",
      example: { body: { password: DEMO_PASSWORD } },
      variables: ({ body }) => ({ password: toText(body["password"]) }),
      body: object({ password }),
      response: json(
        object({
          key: string("The setup key in base32.", "JBSWY3DPEHPK3PXP"),
          uri: string("The URI to show as a QR code.", "otpauth://totp/…"),
        }),
        ({ setUpAuthenticator }) => setUpAuthenticator,
      ),
    }),
    route("POST /account/two-factor/authenticator/confirm", ConfirmAuthenticatorDocument, {
      operationId: "confirmAuthenticator",
      summary: "Add the prepared authenticator app, and end all other sessions",
      example: {
        requires: "replace `code` with a code for the key that `setUpAuthenticator` returns.",
      },
      variables: ({ body }) => ({ code: toText(body["code"]) }),
      body: object({ code }),
      response: json(ref("RecoveryCodes"), ({ confirmAuthenticator }) => ({
        recoveryCodes: confirmAuthenticator,
      })),
    }),
    route("POST /account/two-factor/authenticator/remove", RemoveAuthenticatorDocument, {
      operationId: "removeAuthenticator",
      summary: "Remove the authenticator app",
      example: { body: { password: DEMO_PASSWORD }, requires: CODE },
      variables: toPasswordAndCode,
      body: passwordAndCode,
      response: noContent,
    }),
    route("POST /account/two-factor/recovery-codes", RenewRecoveryCodesDocument, {
      operationId: "renewRecoveryCodes",
      summary: "Replace the recovery codes",
      example: { body: { password: DEMO_PASSWORD }, requires: CODE },
      variables: toPasswordAndCode,
      body: passwordAndCode,
      response: json(ref("RecoveryCodes"), ({ renewRecoveryCodes }) => ({
        recoveryCodes: renewRecoveryCodes,
      })),
    }),
    route("DELETE /users/:userId/two-factor", TurnOffTwoFactorDocument, {
      operationId: "turnOffTwoFactor",
      summary: "Turn two-factor login off for a user who has lost the second factor",
      example: { parameters: { userId: 14 } },
      response: noContent,
    }),
  ],
};
