import { randomUUID } from "node:crypto";
import { makeSecretBox } from "../lib/makeSecretBox";
import { makePasskeyChallenges } from "../features/sessions/passkeys/makePasskeyChallenges";
import { makeLoginChallenges } from "../features/sessions/makeLoginChallenges";
import { makeTokens } from "../features/sessions/makeTokens";
import { describeTotp, makeTotpSecret } from "../features/sessions/twoFactor/totp";
import { Authenticator } from "./Authenticator";
import { PasskeyDevice } from "./PasskeyDevice";
import { TEST_SECRET } from "./testServer";

/** An account for each call that changes what others need, and one that logs in. */
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

/** More than all tests of a file use. */
const RECOVERY_CODES = 2_000;

const tokens = makeTokens(TEST_SECRET, 1);
const sessionOf = new Map(ALL.map((userId) => [userId, randomUUID()]));
const tokenOf = (userId: number) => tokens.sign(userId, sessionOf.get(userId)!);

const secret = makeTotpSecret();
const app = new Authenticator(describeTotp(secret, "x").uri);
const sealed = makeSecretBox(TEST_SECRET).seal(secret, BEGINS).toString("hex");

const device = new PasskeyDevice();
const challenges = makePasskeyChallenges(TEST_SECRET);
const challengeFor = (...what: Parameters<typeof challenges.make>) => ({
  challenge: Buffer.from(challenges.make(...what)).toString("base64url"),
  rp: { id: "localhost" },
  rpId: "localhost",
});

/** What the calls need. */
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

const both = (userId: number) => ({
  token: tokenOf(userId),
  get body() {
    return { password: "potluck-demo", code: nextCode() };
  },
});

const wrongBoth = { password: "wrong", code: "wrong" };

const challenge = makeLoginChallenges(TEST_SECRET).sign({ userId: LOGS_IN, passwordHash: "x" });

/** The calls about two-factor login, as `CALLS` has them. */
export const twoFactorCalls = {
  "POST /auth/login/second-factor": {
    example: {
      get body() {
        return { challenge, code: nextCode() };
      },
    },
    rejected: { challenge: "x", code: "123456" },
    guess: { challenge, code: "123456" },
  },
  "GET /account/two-factor": { example: { as: "member" } },
  "POST /account/two-factor/authenticator": {
    example: { as: "admin", body: { password: "potluck-demo" } },
    conflict: { token: tokenOf(RENEWS) },
    guess: { password: "wrong" },
  },
  "POST /account/two-factor/authenticator/confirm": {
    example: {
      token: tokenOf(BEGINS),
      get body() {
        return { code: app.code() };
      },
    },
    conflict: {},
  },
  "POST /account/two-factor/recovery-codes": {
    example: both(RENEWS),
    conflict: { token: undefined, as: "member" },
    guess: wrongBoth,
  },
  "POST /account/two-factor/authenticator/remove": {
    example: both(REMOVES),
    conflict: {},
    guess: wrongBoth,
  },
  "POST /auth/passkey-options": { example: {} },
  "POST /auth/login/passkey": {
    example: {
      get body() {
        return { response: device.get(challengeFor("login", null)) };
      },
    },
    guess: { response: new PasskeyDevice().get(challengeFor("login", null)) },
  },
  "POST /account/passkey-options": {
    example: { as: "admin", body: { password: "potluck-demo" } },
    guess: { password: "wrong" },
  },
  "POST /account/passkeys": {
    example: {
      token: tokenOf(ADDS_PASSKEY),
      get body() {
        return newPasskey(new PasskeyDevice());
      },
    },
    conflict: {
      get body() {
        return newPasskey(device);
      },
    },
  },
  "PUT /account/passkeys/{passkeyId}": {
    example: {
      token: tokenOf(RENAMES_PASSKEY),
      ids: { passkeyId: 901 },
      body: { name: "Old phone" },
    },
  },
  "POST /account/passkeys/{passkeyId}/remove": {
    example: {
      token: tokenOf(REMOVES_PASSKEY),
      get ids() {
        return { passkeyId: FIRST_PASSKEY + ++removed };
      },
      get body() {
        return { password: "potluck-demo", code: nextCode() };
      },
    },
    guess: wrongBoth,
  },
  "DELETE /users/{userId}/two-factor": {
    example: { as: "admin", ids: { userId: 4 } },
    stranger: { ids: { userId: 1 } },
  },
} as const;
