import { array, object, string } from "./schemaBuilders";

/** The body of every error response, except that of a banned account. */
export const Problem = {
  type: "object",
  description: "A problem document (RFC 9457).",
  properties: {
    type: string("Always `about:blank`: the status says all.", "about:blank"),
    title: string("The name of the status.", "Bad Request"),
    status: { type: "integer", format: "int32", description: "The HTTP status." },
    detail: string("A message for people.", "Tag name is required."),
    code: string("A code for programs.", "BAD_USER_INPUT"),
    errors: {
      ...array(
        object({
          field: string("The invalid field.", "tagName"),
          message: string("A message for people.", "Tag name is required."),
        }),
      ),
      description: "All invalid fields.",
    },
    challenge: string(
      "The token that completes the login together with a code (`SECOND_FACTOR_REQUIRED`) or a password (`PASSWORD_REQUIRED`).",
      "eyJ…",
    ),
    passkeyOptions: {
      type: "object",
      description:
        "The challenge that a passkey signs instead of a code (`PublicKeyCredentialRequestOptionsJSON`), with `SECOND_FACTOR_REQUIRED` if the account has passkeys.",
    },
    requestId: string("The ID of the request in the server's log, for internal errors.", "0b9c…"),
  },
  required: ["type", "title", "status", "detail", "code"],
};

/** The response to a request of a banned account. */
export const Banned = {
  ...object({
    code: { type: "string", enum: ["ACCOUNT_BANNED"], description: "Always this code." },
    message: string("A message for people.", "Your account has been banned."),
  }),
  description: "The account is banned. This response is always JSON.",
};
