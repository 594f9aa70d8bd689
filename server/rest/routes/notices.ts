import { describeChoices, findChoice, toRestEnum } from "../enums";
import { boolean, object, string } from "../openapi/schemaBuilders";
import { queryText } from "../query";
import { noContent, plainText } from "../responses";
import { type Resource, route } from "../Route";
import { requiredBoolean, toText } from "../values";
import {
  ConfirmEmailDocument,
  SendConfirmationMailDocument,
  SetNoticeDocument,
  UnsubscribeDocument,
} from "./notices.generated";

const kinds = ["NEW_REVIEW", "REPLY", "SUGGESTION", "SUGGESTION_ANSWER"] as const;

const token = string("The token from the link in the mail.", "rT6…");

const LINK = "replace `token` with that of the link in the mail.";

export const notices: Resource = {
  name: "Notices",
  description: "Mails about what other users do, and the confirmation of email addresses",
  routes: [
    route("PUT /account/notices", SetNoticeDocument, {
      operationId: "setNotice",
      summary: "Switch a kind of notices on or off",
      example: { body: { kind: "new_review", enabled: true } },
      variables: (request) => {
        const kind = findChoice(kinds, request.body["kind"]);
        if (!kind) request.addIssue(describeChoices("Kind", kinds), "kind");
        return { kind: kind ?? kinds[0], enabled: requiredBoolean(request, "enabled") };
      },
      body: object({
        kind: {
          type: "string",
          enum: kinds.map(toRestEnum),
          description: "The kind of notices.",
        },
        enabled: boolean("True to receive them."),
      }),
      response: noContent,
    }),
    route("POST /notices/unsubscribe", UnsubscribeDocument, {
      operationId: "turnOffNotice",
      summary: "Switch a kind of notices off with the link of a mail, as RFC 8058 describes",
      example: { parameters: { token: "rT6…" }, requires: LINK },
      variables: (request) => ({ token: queryText(request, "token") ?? "" }),
      query: { token },
      requiredQuery: ["token"],
      ignoresToken: true,
      response: plainText("Unsubscribed"),
    }),
    route("POST /account/confirm-email", ConfirmEmailDocument, {
      operationId: "confirmEmail",
      summary: "Confirm the email address of an account with the link of a mail",
      example: { requires: LINK },
      variables: ({ body }) => ({ token: toText(body["token"]) }),
      body: object({ token }),
      ignoresToken: true,
      response: plainText("Email address confirmed"),
    }),
    route("POST /account/confirmation-mail", SendConfirmationMailDocument, {
      operationId: "requestConfirmationMail",
      summary: "Send the mail that confirms the user's email address again",
      response: noContent,
    }),
  ],
};
