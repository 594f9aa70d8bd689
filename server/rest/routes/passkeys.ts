import { DEMO_PASSWORD } from "../../database/demo/demoPassword";
import { maxLength } from "../../../shared/inputLimits";
import { object, string } from "../openapi/schemaBuilders";
import { password, ref } from "../openapi/schemas";
import { json, noContent } from "../responses";
import { type Resource, route } from "../Route";
import { bodyObject, toText } from "../values";
import { loginReply } from "./loginReply";
import {
  AddPasskeyDocument,
  LoginWithPasskeyDocument,
  PasskeyLoginOptionsDocument,
  PreparePasskeyDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
} from "./passkeys.generated";
import { passwordAndCode, toPasswordAndCode } from "./passwordAndCode";

const name = string("The user's name for it.", "My phone", maxLength.passkeyName);

/** Makes the schema of a structure of the WebAuthn standard. */
const webAuthn = (type: string) => ({
  type: "object",
  description: `\`${type}\` of WebAuthn.`,
});

const DEVICE = "replace `response` with that of a browser's WebAuthn API.";
const ADD_PASSKEY = "add a passkey first, and use its ID.";

export const passkeys: Resource = {
  name: "Passkeys",
  description: "Logging in without a password, and second factors (WebAuthn)",
  routes: [
    route("POST /auth/passkey-options", PasskeyLoginOptionsDocument, {
      operationId: "getPasskeyLoginOptions",
      summary: "Get what a browser logs in with by a passkey",
      ignoresToken: true,
      response: json(
        webAuthn("PublicKeyCredentialRequestOptionsJSON"),
        ({ passkeyLoginOptions }) => passkeyLoginOptions,
      ),
    }),
    route("POST /auth/login/passkey", LoginWithPasskeyDocument, {
      operationId: "loginWithPasskey",
      summary: "Log in with a passkey that has verified its user",
      example: { requires: DEVICE },
      variables: (request) => ({ response: bodyObject(request, "response") ?? {} }),
      body: object({ response: webAuthn("AuthenticationResponseJSON") }),
      ignoresToken: true,
      response: json(ref("Login"), ({ loginWithPasskey }) => loginReply(loginWithPasskey)),
    }),
    route("POST /account/passkey-options", PreparePasskeyDocument, {
      operationId: "preparePasskey",
      summary: "Get what a browser makes a passkey with",
      example: { body: { password: DEMO_PASSWORD } },
      variables: ({ body }) => ({ password: toText(body["password"]) }),
      body: object({ password }),
      response: json(
        webAuthn("PublicKeyCredentialCreationOptionsJSON"),
        ({ preparePasskey }) => preparePasskey,
      ),
    }),
    route("POST /account/passkeys", AddPasskeyDocument, {
      operationId: "addPasskey",
      summary: "Add a passkey; the first second factor ends all other sessions",
      example: { requires: DEVICE },
      variables: (request) => ({
        input: {
          name: toText(request.body["name"]),
          response: bodyObject(request, "response") ?? {},
        },
      }),
      body: object({ name, response: webAuthn("RegistrationResponseJSON") }),
      response: json(ref("NewPasskey"), ({ addPasskey }) => addPasskey),
    }),
    route("PUT /account/passkeys/:passkeyId", RenamePasskeyDocument, {
      operationId: "renamePasskey",
      summary: "Rename a passkey",
      example: { requires: ADD_PASSKEY },
      variables: ({ body }) => ({ name: toText(body["name"]) }),
      body: object({ name }),
      response: json(ref("Passkey"), ({ renamePasskey }) => renamePasskey),
    }),
    route("POST /account/passkeys/:passkeyId/remove", RemovePasskeyDocument, {
      operationId: "removePasskey",
      summary: "Remove a passkey",
      example: { body: { password: DEMO_PASSWORD }, requires: ADD_PASSKEY },
      variables: toPasswordAndCode,
      body: passwordAndCode,
      response: noContent,
    }),
  ],
};
