import { randomUUID } from "node:crypto";
import { makeSecretBox } from "../../lib/makeSecretBox";
import { makePasskeyChallenges } from "../../features/auth/passkeys/makePasskeyChallenges";
import { makeLoginChallenges } from "../../features/auth/twoFactor/makeLoginChallenges";
import { makeTokens } from "../../features/auth/session/makeTokens";
import { describeTotp, makeTotpSecret } from "../../features/auth/twoFactor/totp";
import { Authenticator } from "../Authenticator";
import { PasskeyDevice } from "../PasskeyDevice";
import { TEST_SECRET } from "../testServer";
import {
  addBothFactors,
  addPasskey,
  createPasskey,
  prepareCode,
  signLogin,
  startLogin,
} from "./factors";
import { admin, type ExampleCall, member, onlyClient } from "./ExampleCall";

/** The accounts for each call that changes an account, and for one that logs in. */
const RENEWS = 901;
const REMOVES = 902;
const LOGS_IN = 903;
const BEGINS = 904;
const ADDS_PASSKEY = 905;
const RENAMES_PASSKEY = 906;
const REMOVES_PASSKEY = 907;

const ALL = [RENEWS, REMOVES, LOGS_IN, BEGINS, ADDS_PASSKEY, RENAMES_PASSKEY, REMOVES_PASSKEY];
const HAVE_CODES = [RENEWS, REMOVES, LOGS_IN, REMOVES_PASSKEY];
const HAVE_NO_FACTOR = [BEGINS, ADDS_PASSKEY];

/** The key of the first of the passkeys that are removed. */
const FIRST_PASSKEY = 10_000;

/** A number that exceeds the recovery codes used by all tests of a file. */
const RECOVERY_CODES = 2_000;

const tokens = makeTokens(TEST_SECRET, 1);
const sessionOf = new Map(ALL.map((userId) => [userId, randomUUID()]));
const tokenOf = (userId: number) => tokens.sign(userId, sessionOf.get(userId)!);

const secret = makeTotpSecret();
const app = new Authenticator(describeTotp(secret, "x", "Potluck").uri);
const sealed = makeSecretBox(TEST_SECRET).seal(secret, BEGINS).toString("hex");

const device = new PasskeyDevice();
const challenges = makePasskeyChallenges(TEST_SECRET);
const challengeFor = (...what: Parameters<typeof challenges.make>) => ({
  challenge: Buffer.from(challenges.make(...what)).toString("base64url"),
  rp: { id: "localhost" },
  rpId: "localhost",
});

/** The rows that the documented requests need. */
export const twoFactorPreparations = [
  ...ALL.map(
    (userId) => `insert into users
      (user_id, name, name_key, email, email_key, password_hash, role_id, two_factor)
      select ${userId}, 'p${userId}', 'p${userId}', 'p${userId}@x.yz', 'p${userId}@x.yz',
        ${userId === LOGS_IN ? "'x'" : "password_hash"}, 3, ${!HAVE_NO_FACTOR.includes(userId)}
      from users where user_id = 3`,
  ),
  ...[...sessionOf].map(
    ([userId, id]) => `insert into sessions (session_id, user_id) values ('${id}', ${userId})`,
  ),
  `insert into totp_secrets (user_id, secret) values (${BEGINS}, '\\x${sealed}')`,
  `insert into totp_secrets (user_id, secret, confirmed_at)
   select user_id, ''::bytea, now() from users where user_id in (${RENEWS}, ${REMOVES}, ${LOGS_IN})`,
  `insert into recovery_codes (user_id, code_hash)
   select user_id, sha256(('code' || n)::bytea)
   from users, generate_series(1, ${RECOVERY_CODES}) n
   where user_id in (${HAVE_CODES.join()})`,
  `insert into passkeys (passkey_id, user_id, name, credential_id, public_key)
   values (901, ${RENAMES_PASSKEY}, 'x', '${device.id}', '\\x${Buffer.from(device.publicKey).toString("hex")}')`,
  `insert into passkeys (passkey_id, user_id, name, credential_id, public_key)
   select ${FIRST_PASSKEY} + n, ${REMOVES_PASSKEY}, 'x', 'x' || n, ''::bytea
   from generate_series(1, ${RECOVERY_CODES}) n`,
];

const newPasskey = (made: PasskeyDevice) => ({
  name: "My phone",
  response: made.create(challengeFor("add", ADDS_PASSKEY)),
});

let removed = 0;
let used = 0;
const nextCode = () => `code-${++used}`;

const withCode = () => ({ code: nextCode() });

const wrongBoth = { password: "wrong", code: "wrong" };

const challenge = makeLoginChallenges(TEST_SECRET).sign({ userId: LOGS_IN, passwordHash: "x" });

/** Makes the variables of operations that send a password, or prove both factors. */
const withPassword: ExampleCall["variables"] = () => ({ password: "potluck-demo" });
const withBoth: ExampleCall["variables"] = (_things, scene, caller) =>
  addBothFactors(scene, caller!);

/** The calls for two-factor login and passkeys. */
export const twoFactorCalls: ExampleCall[] = [
  {
    act: "viewerTwoFactor",
    graphql: () => "{ viewerTwoFactor { required } }",
    rest: "GET /account/two-factor",
    responses: { example: member },
  },
  {
    act: "setUpAuthenticator",
    client: { name: "SetUpAuthenticator", statements: 3, as: "newMember" },
    variables: withPassword,
    rest: "POST /account/two-factor/authenticator",
    responses: {
      example: admin,
      conflict: { token: tokenOf(RENEWS) },
      guess: { password: "wrong" },
    },
  },
  {
    act: "preparePasskey",
    client: { name: "PreparePasskey", statements: 3, as: "newMember" },
    variables: withPassword,
    rest: "POST /account/passkey-options",
    responses: { example: admin, guess: { password: "wrong" } },
  },
  {
    client: { name: "CompleteLogin", statements: 6, as: "anyone" },
    variables: (_things, scene) => startLogin(scene),
    rest: "POST /auth/login/second-factor",
    body: () => ({ challenge, code: nextCode() }),
    responses: {
      rejected: { challenge: "x", code: "123456" },
      guess: { challenge, code: "123456" },
    },
  },
  {
    client: { name: "ConfirmAuthenticator", statements: 12, as: "newMember" },
    variables: (_things, scene, caller) => prepareCode(scene, caller!),
    rest: "POST /account/two-factor/authenticator/confirm",
    body: () => ({ code: app.code() }),
    responses: { example: { token: tokenOf(BEGINS) }, conflict: {} },
  },
  {
    client: { name: "RenewRecoveryCodes", statements: 11, as: "newMember" },
    variables: withBoth,
    rest: "POST /account/two-factor/recovery-codes",
    body: withCode,
    responses: {
      example: { token: tokenOf(RENEWS) },
      conflict: { token: undefined, as: "member" },
      guess: wrongBoth,
    },
  },
  {
    client: { name: "RemoveAuthenticator", statements: 12, as: "newMember" },
    variables: withBoth,
    rest: "POST /account/two-factor/authenticator/remove",
    body: withCode,
    responses: { example: { token: tokenOf(REMOVES) }, conflict: {}, guess: wrongBoth },
  },
  {
    client: { name: "PasskeyLoginOptions", statements: 0, as: "anyone" },
    rest: "POST /auth/passkey-options",
    responses: {},
  },
  {
    client: { name: "LoginWithPasskey", statements: 7, as: "anyone" },
    variables: (_things, scene) => signLogin(scene),
    rest: "POST /auth/login/passkey",
    body: () => ({ response: device.get(challengeFor("login", null)) }),
    responses: { guess: { response: new PasskeyDevice().get(challengeFor("login", null)) } },
  },
  {
    client: { name: "AddPasskey", statements: 14, as: "newMember" },
    variables: (_things, scene, caller) => createPasskey(scene, caller!),
    rest: "POST /account/passkeys",
    body: () => newPasskey(new PasskeyDevice()),
    responses: {
      example: { token: tokenOf(ADDS_PASSKEY) },
      conflict: {
        get body() {
          return newPasskey(device);
        },
      },
    },
  },
  {
    client: { name: "RenamePasskey", statements: 3, as: "newMember" },
    variables: async (_things, scene, caller) => ({
      passkeyId: await addPasskey(scene, caller!),
      name: "Old phone",
    }),
    rest: "PUT /account/passkeys/{passkeyId}",
    ids: () => ({ passkeyId: 901 }),
    responses: { example: { token: tokenOf(RENAMES_PASSKEY) } },
  },
  {
    client: { name: "RemovePasskey", statements: 12, as: "newMember" },
    variables: async (_things, scene, caller) => ({
      passkeyId: await addPasskey(scene, caller!),
      ...(await addBothFactors(scene, caller!)),
    }),
    rest: "POST /account/passkeys/{passkeyId}/remove",
    ids: () => ({ passkeyId: FIRST_PASSKEY + ++removed }),
    body: withCode,
    responses: { example: { token: tokenOf(REMOVES_PASSKEY) }, guess: wrongBoth },
  },
  onlyClient("TwoFactorPage", 5, "cook"),
];
