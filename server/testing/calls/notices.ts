import { makeMailLinks } from "../../features/notices/makeMailLinks";
import { NoticeKind } from "../../features/notices/NoticeKind";
import { TEST_SECRET } from "../testServer";
import { type ExampleCall, member, onlyClient } from "./ExampleCall";

/** The token that confirms the address of the demo data's member. */
export const makeConfirmToken = () =>
  makeMailLinks(TEST_SECRET).seal({
    act: "confirm",
    userId: 3,
    emailKey: "member@potluck.example",
    expiresAt: Date.now() + 60 * 60 * 1000,
  });

/** The token that switches off notices of replies to this member. */
export const makeUnsubscribeToken = () =>
  makeMailLinks(TEST_SECRET).seal({ act: "unsubscribe", userId: 3, kind: NoticeKind.REPLY });

/** The calls for notices, and for the confirmation of addresses. */
export const noticeCalls: ExampleCall[] = [
  {
    act: "setNotice",
    client: { name: "SaveNotice", statements: 3, as: "cook" },
    variables: () => ({ kind: "REPLY", enabled: false }),
    rest: "PUT /account/notices",
    responses: { example: member, broken: { kind: "other", enabled: true } },
  },
  {
    client: { name: "TurnOffNotice", statements: 1, as: "anyone" },
    variables: () => ({ token: makeUnsubscribeToken() }),
    rest: "POST /notices/unsubscribe",
    query: () => `?token=${makeUnsubscribeToken()}`,
    responses: { unreadable: "?token=x" },
  },
  {
    client: { name: "ConfirmAddress", statements: 1, as: "anyone" },
    variables: () => ({ token: makeConfirmToken() }),
    rest: "POST /account/confirm-email",
    body: () => ({ token: makeConfirmToken() }),
    responses: {},
  },
  {
    act: "sendConfirmationMail",
    graphql: () => "mutation { sendConfirmationMail }",
    rest: "POST /account/confirmation-mail",
    responses: { example: member },
  },
  onlyClient("RequestConfirmationMail", 1, "cook"),
];
