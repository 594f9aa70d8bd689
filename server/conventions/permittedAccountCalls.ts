import { call, type PermittedCall } from "./permittedCall";

/** What people do with their own account. */
export const accountCalls: PermittedCall[] = [
  call(
    "viewerSessions",
    [],
    () => "{ viewerSessions { id } }",
    "GET /sessions",
    () => ["GET /sessions"],
  ),
  call(
    "viewerTwoFactor",
    [],
    () => "{ viewerTwoFactor { required } }",
    "GET /account/two-factor",
    () => ["GET /account/two-factor"],
  ),
  call(
    "viewerOpenIdLogin",
    [],
    () => "{ viewerOpenIdLogin { isRemovable } }",
    "GET /account/openid",
    () => ["GET /account/openid"],
  ),
  call(
    "setUpAuthenticator",
    [],
    () => `mutation { setUpAuthenticator(password: "potluck-demo") { uri } }`,
    "POST /account/two-factor/authenticator",
    () => ["POST /account/two-factor/authenticator", { password: "potluck-demo" }],
  ),
  call(
    "preparePasskey",
    [],
    () => `mutation { preparePasskey(password: "potluck-demo") }`,
    "POST /account/passkey-options",
    () => ["POST /account/passkey-options", { password: "potluck-demo" }],
  ),
  call(
    "viewerExport",
    [],
    () => "{ viewerExport }",
    "GET /account/export",
    () => ["GET /account/export"],
  ),
  call(
    "viewerExport with photos",
    [],
    () => "{ viewerExport }",
    "GET /account/export.zip",
    () => ["GET /account/export.zip"],
  ),
  call("endOtherSessions", [], () => "mutation { endOtherSessions }"),
];
