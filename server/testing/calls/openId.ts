import { makeIdentityChallenges } from "../../features/sessions/openId/makeIdentityChallenges";
import { openIdOverGraphql } from "../openIdLogins";
import type { OpenIdProvider } from "../OpenIdProvider";
import { TEST_SECRET, type TestServer } from "../testServer";
import { type ExampleCall, member } from "./ExampleCall";

/** The account that is linked to the provider's. */
const LINKS = 910;
const REMOVES = 3;

/** Rows that the documented requests need. */
export const openIdPreparations = [
  `insert into users (user_id, name, name_key, email, email_key, password_hash, role_id)
   select ${LINKS}, 'p${LINKS}', 'p${LINKS}', 'p${LINKS}@x.yz', 'p${LINKS}@x.yz', password_hash, 3
   from users where user_id = 3`,
  `insert into identities (user_id, issuer, subject, email_key) values (${REMOVES}, 'x', 'x', 'x')`,
];

/** What the provider has sent a browser back with, and the browser's cookie. */
let login = { parameters: "", cookie: "" };

/** Logs in at the provider, for an example that goes well once. */
export async function prepareOpenIdLogin(
  server: TestServer,
  provider: OpenIdProvider,
): Promise<void> {
  const { cookie, url } = await openIdOverGraphql(server).start();
  login = { parameters: await provider.logIn(url!, "documented"), cookie: cookie! };
}

const challenge = makeIdentityChallenges(TEST_SECRET).sign({
  subject: "linked",
  email: `p${LINKS}@x.yz`,
  emailVerified: true,
  names: [],
  role: null,
  secondFactor: false,
});

/** Login by OpenID Connect. */
export const openIdCalls: ExampleCall[] = [
  {
    act: "viewerOpenIdLogin",
    graphql: () => "{ viewerOpenIdLogin { isRemovable } }",
    rest: "GET /account/openid",
    responses: { example: member },
  },
  {
    client: { name: "CompleteOpenIdLogin", statements: 15, as: "anyone" },
    variables: (_things, scene) => scene.openIdLogin(),
    rest: "POST /auth/login/openid",
    body: () => ({ parameters: login.parameters }),
    responses: {
      example: {
        get headers() {
          return { Cookie: login.cookie };
        },
      },
      guess: { parameters: "code=x&state=y" },
    },
  },
  // It allows as many attempts as the login, which has used them up.
  {
    client: { name: "StartOpenIdLogin", statements: 0, as: "anyone" },
    rest: "POST /auth/openid",
    responses: {},
  },
  {
    client: { name: "LinkOpenIdLogin", statements: 14, as: "anyone" },
    variables: (_things, scene) => scene.openIdLink(),
    rest: "POST /auth/login/openid/link",
    body: () => ({ challenge }),
    responses: {
      rejected: { challenge: "x", password: "potluck-demo" },
      guess: { challenge, password: "wrong" },
    },
  },
  {
    client: { name: "RemoveOpenIdLogin", statements: 7, as: "somebody" },
    variables: async (_things, scene, caller) => {
      await scene.link(caller!);
      return { password: "potluck-demo" };
    },
    rest: "POST /account/openid/remove",
    responses: { example: member, conflict: {}, guess: { password: "wrong" } },
  },
];
