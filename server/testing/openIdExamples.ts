import { makeIdentityChallenges } from "../features/sessions/openId/makeIdentityChallenges";
import type { DocumentedCall } from "./DocumentedCall";
import { openIdOverGraphql } from "./openIdLogins";
import type { OpenIdProvider } from "./OpenIdProvider";
import { TEST_SECRET, type TestServer } from "./testServer";

/** The account that is linked to the provider's. */
const LINKS = 910;
const REMOVES = 3;

/** What the calls need. */
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

/** The calls about login by OpenID Connect, as `CALLS` has them. */
export const openIdCalls: Record<string, DocumentedCall> = {
  "POST /auth/login/openid": {
    example: {
      get headers() {
        return { Cookie: login.cookie };
      },
      get body() {
        return { parameters: login.parameters };
      },
    },
    guess: { parameters: "code=x&state=y" },
  },
  "POST /auth/openid": { example: {} },
  "POST /auth/login/openid/link": {
    example: { body: { challenge, password: "potluck-demo" } },
    rejected: { challenge: "x", password: "potluck-demo" },
    guess: { challenge, password: "wrong" },
  },
  "GET /account/openid": { example: { as: "member" } },
  "POST /account/openid/remove": {
    example: { as: "member", body: { password: "potluck-demo" } },
    conflict: {},
    guess: { password: "wrong" },
  },
};
