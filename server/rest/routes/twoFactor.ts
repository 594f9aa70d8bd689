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

export const twoFactor: Resource = {
  name: "Two-factor login",
  description: "Second factors: an authenticator app, and recovery codes",
  routes: [
    route("POST /auth/login/second-factor", CompleteLoginDocument, {
      summary: "Complete a login that responded with `SECOND_FACTOR_REQUIRED`",
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
          code: { ...code, description: `${code.description} Required without a passkey.` },
          passkey: {
            type: "object",
            description:
              "In place of a code, the response of a passkey to `passkeyOptions` (`AuthenticationResponseJSON`).",
          },
        },
        ["challenge"],
      ),
      ignoresToken: true,
      response: json(ref("Login"), ({ completeLogin }) => loginReply(completeLogin)),
    }),
    route("GET /account/two-factor", TwoFactorDocument, {
      summary: "Get the user's own second factors",
      response: json(ref("TwoFactor"), ({ viewerTwoFactor }) => viewerTwoFactor),
    }),
    route("POST /account/two-factor/authenticator", SetUpAuthenticatorDocument, {
      summary: "Prepare an authenticator app, which takes effect once a code confirms it",
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
      summary: "Add the prepared authenticator app, and end all other sessions",
      variables: ({ body }) => ({ code: toText(body["code"]) }),
      body: object({ code }),
      response: json(ref("RecoveryCodes"), ({ confirmAuthenticator }) => ({
        recoveryCodes: confirmAuthenticator,
      })),
    }),
    route("POST /account/two-factor/authenticator/remove", RemoveAuthenticatorDocument, {
      summary: "Remove the authenticator app",
      variables: toPasswordAndCode,
      body: passwordAndCode,
      response: noContent,
    }),
    route("POST /account/two-factor/recovery-codes", RenewRecoveryCodesDocument, {
      summary: "Replace the recovery codes",
      variables: toPasswordAndCode,
      body: passwordAndCode,
      response: json(ref("RecoveryCodes"), ({ renewRecoveryCodes }) => ({
        recoveryCodes: renewRecoveryCodes,
      })),
    }),
    route("DELETE /users/:userId/two-factor", TurnOffTwoFactorDocument, {
      summary: "Turn two-factor login off for a user who has lost the second factor",
      response: noContent,
    }),
  ],
};
