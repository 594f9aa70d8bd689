import { DEMO_PASSWORD } from "../../database/demo/demoPassword";
import { object, string } from "../openapi/schemaBuilders";
import { password, ref } from "../openapi/schemas";
import { json, noContent } from "../responses";
import { type Resource, route } from "../Route";
import { toText } from "../values";
import { loginReply } from "./loginReply";
import {
  CompleteOpenIdLoginDocument,
  LinkOpenIdLoginDocument,
  OpenIdLoginDocument,
  RemoveOpenIdLoginDocument,
  StartOpenIdLoginDocument,
} from "./openId.generated";

const PROVIDER = "begin with `startOpenIdLogin` in a browser, and use what the provider returns.";

export const openId: Resource = {
  name: "OpenID Connect",
  description: "Logging in by a provider that the operator has chosen",
  routes: [
    route("POST /auth/openid", StartOpenIdLoginDocument, {
      operationId: "startOpenIdLogin",
      summary: "Begin a login by OpenID Connect; the cookie of the response completes it",
      example: { requires: "an operator must have configured a provider." },
      ignoresToken: true,
      response: json(
        object({
          url: string("The URL that the browser opens.", "https://id.example.org/auth?client_id=…"),
        }),
        ({ startOpenIdLogin }) => ({ url: startOpenIdLogin }),
      ),
    }),
    route("POST /auth/login/openid", CompleteOpenIdLoginDocument, {
      operationId: "completeOpenIdLogin",
      summary: "Complete a login by OpenID Connect",
      example: { requires: PROVIDER },
      variables: ({ body }) => ({ parameters: toText(body["parameters"]) }),
      body: object({
        parameters: string(
          "The query string that the provider has sent the browser back with.",
          "code=…&state=…",
        ),
      }),
      ignoresToken: true,
      response: json(ref("Login"), ({ completeOpenIdLogin }) => loginReply(completeOpenIdLogin)),
    }),
    route("POST /auth/login/openid/link", LinkOpenIdLoginDocument, {
      operationId: "linkOpenIdLogin",
      summary: "Link the provider's account after a login that responded with PASSWORD_REQUIRED",
      example: { body: { password: DEMO_PASSWORD }, requires: PROVIDER },
      variables: ({ body }) => ({
        input: { challenge: toText(body["challenge"]), password: toText(body["password"]) },
      }),
      body: object({
        challenge: string("The `challenge` in the problem document of the login.", "eyJ…"),
        password,
      }),
      ignoresToken: true,
      response: json(ref("Login"), ({ linkOpenIdLogin }) => loginReply(linkOpenIdLogin)),
    }),
    route("GET /account/openid", OpenIdLoginDocument, {
      operationId: "getOpenIdLogin",
      summary: "Get the user's own login by OpenID Connect",
      response: json(ref("OpenIdLogin"), ({ viewerOpenIdLogin }) => viewerOpenIdLogin),
    }),
    route("POST /account/openid/remove", RemoveOpenIdLoginDocument, {
      operationId: "removeOpenIdLogin",
      summary: "Remove the link to the provider's account, and end all other sessions",
      example: {
        body: { password: DEMO_PASSWORD },
        requires: "link an account at the provider first.",
      },
      variables: ({ body }) => ({ password: toText(body["password"]) }),
      body: object({ password }),
      response: noContent,
    }),
  ],
};
