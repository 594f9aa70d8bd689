import { callRest } from "../../../../testing/callRest";
import { logInByOpenId, openIdOverGraphql, SITE } from "../../../../testing/openIdLogins";
import { OpenIdProvider } from "../../../../testing/OpenIdProvider";
import { passkeysOverGraphql } from "../../../../testing/passkeyCalls";
import { PasskeyDevice } from "../../../../testing/PasskeyDevice";
import { TestMailbox } from "../../../../testing/TestMailbox";
import { TestServer } from "../../../../testing/testServer";
import { addApp, PASSWORD } from "../../../../testing/twoFactorAccounts";

const REQUEST = "mutation ($email: String!) { requestPasswordReset(email: $email) }";
const RESET = "mutation ($input: PasswordResetInput!) { resetPassword(input: $input) }";
const FACTORS =
  "query ($token: String!) { passwordResetFactors(token: $token) { kind name addedAt } }";
const LOGIN = "mutation ($input: LoginInput!) { login(input: $input) { token } }";
const NEW_PASSWORD = "the-password-of-the-owner";

let server: TestServer;
let mailbox: TestMailbox;
let provider: OpenIdProvider;
beforeAll(async () => {
  [mailbox, provider] = await Promise.all([TestMailbox.open(), OpenIdProvider.start()]);
  server = await TestServer.start({
    ...provider.settings(),
    SMTP_URL: mailbox.url,
    PUBLIC_URL: SITE,
    DEMO_LOGINS: "on",
    RATE_LIMIT: "off",
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([mailbox.close(), provider.stop()]);
});

const calls = () => passkeysOverGraphql(server);

async function requestToken(email: string): Promise<string> {
  mailbox.skipMails();
  await server.graphql(REQUEST, { email });
  for (;;) {
    const { to, token } = await mailbox.next();
    if (token && to === email) return token;
  }
}

let serial = 0;
/** Creates an account with every kind of factor, as if another person than the owner of the address had prepared it. */
async function prepareAccount() {
  const name = `prepared${++serial}`;
  const email = `${name}@potluck.example`;
  const userId = await server.addPerson(name);
  await provider.setClaims(name, { email, email_verified: true });
  const { challenge } = await logInByOpenId(openIdOverGraphql(server), provider, name);
  await openIdOverGraphql(server).link(challenge!, PASSWORD);
  const session = await server.login(name);
  const device = new PasskeyDevice();
  await calls().add(session, device.create(await calls().prepare(session)), "Old phone");
  await addApp(server, session);
  return { name, email, userId, session, device };
}

const resetOverGraphql = async (token: string, fields: object = {}) => {
  const input = { token, newPassword: NEW_PASSWORD, ...fields };
  expect((await server.graphql(RESET, { input })).errors).toBeUndefined();
};

const resetOverRest = async (token: string) => {
  const body = { token, newPassword: NEW_PASSWORD };
  expect((await callRest(server, "POST /password-reset/reset", { body })).status).toBe(200);
};

async function logInByPasskey(device: PasskeyDevice): Promise<number> {
  return (await calls().logIn(device.get(await calls().options()))).status;
}

const logInByPassword = async (email: string) => {
  const { data, errors } = await server.graphql(LOGIN, {
    input: { email, password: NEW_PASSWORD },
  });
  return data ? "in" : errors![0]!.extensions["code"];
};

const logInByProvider = async (name: string) => {
  const { code, status } = await logInByOpenId(openIdOverGraphql(server), provider, name);
  return code ?? status;
};

/** Reads the subjects of the mails that a change queues for an address. */
async function readSubjects(count: number): Promise<string[]> {
  const subjects: string[] = [];
  while (subjects.length < count) {
    const { source } = await mailbox.next();
    subjects.push(/^Subject: (.*)$/m.exec(source)![1]!);
  }
  return subjects.sort();
}

describe.each([
  ["GraphQL", resetOverGraphql],
  ["REST", resetOverRest],
])("A password reset over %s", (_api, reset) => {
  it("ends sessions, passkeys, the authenticator app, recovery codes and the linked login", async () => {
    const { device, email, name, session, userId } = await prepareAccount();
    const token = await requestToken(email);
    mailbox.skipMails();
    await reset(token);
    expect((await server.graphql("{ viewer { name } }", {}, session)).status).toBe(401);
    expect(await logInByPasskey(device)).toBe(401);
    expect(await logInByPassword(email)).toBe("in");
    expect(await logInByProvider(name)).toBe("PASSWORD_REQUIRED");
    for (const table of ["passkeys", "totp_secrets", "recovery_codes", "identities"]) {
      const rows = await server.database.db.query(`select from ${table} where user_id = $1`, [
        userId,
      ]);
      expect([table, rows]).toEqual([table, []]);
    }
    expect(await readSubjects(2)).toEqual([
      "The password of your Potluck account was changed",
      "The ways to log in to your Potluck account were removed",
    ]);
  });
});

describe("A password reset whose owner keeps the factors", () => {
  it("ends sessions only", async () => {
    const { device, email, name, session } = await prepareAccount();
    await resetOverGraphql(await requestToken(email), { keepFactors: true });
    expect((await server.graphql("{ viewer { name } }", {}, session)).status).toBe(401);
    expect(await logInByPasskey(device)).toBe(200);
    expect(await logInByPassword(email)).toBe("SECOND_FACTOR_REQUIRED");
    expect(await logInByProvider(name)).toBe("SECOND_FACTOR_REQUIRED");
  });

  it("removes a login whose provider states another address, and the list of factors does not contain it", async () => {
    const { email, name, userId } = await prepareAccount();
    await server.database.db.query(
      "update identities set email_key = 'other@id.example' where user_id = $1",
      [userId],
    );
    const token = await requestToken(email);
    const { data } = await server.graphql<{ passwordResetFactors: { kind: string }[] }>(FACTORS, {
      token,
    });
    expect(data!.passwordResetFactors.map(({ kind }) => kind)).not.toContain("OPENID");
    await resetOverGraphql(token, { keepFactors: true });
    expect(await logInByProvider(name)).toBe("PASSWORD_REQUIRED");
  });
});

describe("The factors that a reset would end", () => {
  it("are listed for the token of their owner, with names and dates", async () => {
    const { email } = await prepareAccount();
    const { data } = await server.graphql(FACTORS, { token: await requestToken(email) });
    const addedAt = expect.any(String) as string;
    expect(data).toEqual({
      passwordResetFactors: [
        { kind: "PASSKEY", name: "Old phone", addedAt },
        { kind: "AUTHENTICATOR", name: null, addedAt },
        { kind: "RECOVERY_CODES", name: null, addedAt },
        { kind: "OPENID", name: "Example ID", addedAt },
      ],
    });
  });

  it("are an empty list for an account without factors", async () => {
    await server.addPerson("plain");
    const token = await requestToken("plain@potluck.example");
    expect((await server.graphql(FACTORS, { token })).data).toEqual({ passwordResetFactors: [] });
  });

  it("are refused for an invalid, a used and an expired token alike, by the same statements", async () => {
    const { email } = await prepareAccount();
    const refusal = {
      message: "Invalid or expired token.",
      extensions: { code: "BAD_USER_INPUT", status: 400, field: "token" },
    };
    const usedToken = await requestToken(email);
    const valid = await server.collectStatements(FACTORS, { token: usedToken });
    await resetOverGraphql(usedToken);
    const expiredToken = await requestToken(email);
    await server.database.db.query("update password_resets set expires_at = now()");
    for (const token of ["made-up", "", usedToken, expiredToken]) {
      expect((await server.graphql(FACTORS, { token })).errors?.[0]).toMatchObject(refusal);
      expect(await server.collectStatements(FACTORS, { token })).toEqual(valid);
    }
    expect(valid).toHaveLength(1);
  });
});

describe("A request of a session that a simultaneous reset ends", () => {
  it("adds no factor after the reset", async () => {
    const { db } = server.database;
    const name = `racer${++serial}`;
    const userId = await server.addPerson(name);
    const session = await server.login(name);
    const response = new PasskeyDevice().create(await calls().prepare(session));
    let adding: Promise<{ status: number }> | undefined;
    await db.transaction(async (data) => {
      await data.query("select from users where user_id = $1 for no key update", [userId]);
      adding = calls().add(session, response);
      await data.query("select pg_sleep(0.3)");
      await data.query("delete from sessions where user_id = $1", [userId]);
    });
    expect((await adding!).status).toBe(401);
    expect(await db.query("select from passkeys where user_id = $1", [userId])).toEqual([]);
  });
});
