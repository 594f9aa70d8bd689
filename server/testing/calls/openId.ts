import { makeIdentityChallenges } from "../../features/auth/openId/makeIdentityChallenges";
import { openIdOverGraphql } from "../openIdLogins";
import type { OpenIdProvider } from "../OpenIdProvider";
import type { Caller, StatementScene } from "../statementScene";
import { TEST_SECRET, type TestServer } from "../testServer";
import { type ExampleCall, member } from "./ExampleCall";

/** The account that is linked to the provider's. */
const LINKS = 910;
const REMOVES = 3;

/** The rows that the documented requests need. */
export const openIdPreparations = [
  `insert into users (user_id, name, name_key, email, email_key, password_hash, role_id)
   select ${LINKS}, 'p${LINKS}', 'p${LINKS}', 'p${LINKS}@x.yz', 'p${LINKS}@x.yz', password_hash, 3
   from users where user_id = 3`,
  `insert into identities (user_id, issuer, subject, email_key) values (${REMOVES}, 'x', 'x', 'x')`,
];

/** The provider's callback parameters, and the browser's cookie. */
let login = { parameters: "", cookie: "" };

/** Logs in at the provider, for an example that succeeds once. */
export async function prepareOpenIdLogin(
  server: TestServer,
  provider: OpenIdProvider,
): Promise<void> {
  const { cookie, url } = await openIdOverGraphql(server).start();
  login = { parameters: await provider.logIn(url!, "documented"), cookie: cookie! };
}

const signChallenge = (subject: string, email: string) =>
  makeIdentityChallenges(TEST_SECRET).sign({
    subject,
    email,
    emailVerified: true,
    names: [],
    role: null,
    secondFactor: false,
  });

const challenge = signChallenge("linked", `p${LINKS}@x.yz`);

/** Logs a person without an account in at the provider. */
async function logInByProvider(scene: StatementScene) {
  const { cookie, url } = await openIdOverGraphql(scene.server).start();
  const parameters = await scene.provider!.logIn(url!, scene.newName());
  scene.cookie = cookie!;
  return { parameters };
}

/** Prepares the input that links an account with that of the provider. */
async function startLink(scene: StatementScene) {
  const { name } = await scene.addUser();
  const linked = signChallenge(name, `${name}@potluck.example`);
  return { input: { challenge: linked, password: "potluck-demo" } };
}

const link = (scene: StatementScene, { userId }: Caller) =>
  scene.query(
    "insert into identities (user_id, issuer, subject, email_key) values ($1::int, 'x', $1::text, 'x')",
    [userId],
  );

/** The calls for login by OpenID Connect. */
export const openIdCalls: ExampleCall[] = [
  {
    act: "viewerOpenIdLogin",
    graphql: () => "{ viewerOpenIdLogin { isRemovable } }",
    rest: "GET /account/openid",
    responses: { example: member },
  },
  {
    client: { name: "CompleteOpenIdLogin", statements: 16, as: "anyone" },
    variables: (_things, scene) => logInByProvider(scene),
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
  // The response differs, because the request shares its limit with the login, which has reached
  // it.
  {
    client: { name: "StartOpenIdLogin", statements: 0, as: "anyone" },
    rest: "POST /auth/openid",
    responses: {},
  },
  {
    client: { name: "LinkOpenIdLogin", statements: 14, as: "anyone" },
    variables: (_things, scene) => startLink(scene),
    rest: "POST /auth/login/openid/link",
    body: () => ({ challenge }),
    responses: {
      rejected: { challenge: "x", password: "potluck-demo" },
      guess: { challenge, password: "wrong" },
    },
  },
  {
    client: { name: "RemoveOpenIdLogin", statements: 7, as: "newMember" },
    variables: async (_things, scene, caller) => {
      await link(scene, caller!);
      return { password: "potluck-demo" };
    },
    rest: "POST /account/openid/remove",
    responses: { example: member, conflict: {}, guess: { password: "wrong" } },
  },
];
