import { Secret } from "otpauth";
import { callRest } from "../../../testing/callRest";
import {
  addApp,
  addProtected,
  loginsOverGraphql,
  PASSWORD,
  prepareApp,
} from "../../../testing/twoFactorAccounts";
import { Authenticator } from "../../../testing/Authenticator";
import { TestServer } from "../../../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
});
afterAll(() => server.close());

const documents = {
  setUp: "mutation ($password: String!) { setUpAuthenticator(password: $password) { key uri } }",
  confirm: "mutation ($code: String!) { confirmAuthenticator(code: $code) }",
  remove: "mutation ($input: PasswordAndCodeInput!) { removeAuthenticator(input: $input) }",
  renew: "mutation ($input: PasswordAndCodeInput!) { renewRecoveryCodes(input: $input) }",
  state:
    "{ viewerTwoFactor { required authenticatorAddedAt passkeys { passkeyId } recoveryCodesLeft } }",
};

const paths = {
  setUp: "POST /account/two-factor/authenticator",
  confirm: "POST /account/two-factor/authenticator/confirm",
  remove: "POST /account/two-factor/authenticator/remove",
  renew: "POST /account/two-factor/recovery-codes",
  state: "GET /account/two-factor",
};

type Call = keyof typeof documents;

/** A function that sends a call and returns its error or its result. */
type Send = (call: Call, token: string, body?: object) => Promise<unknown>;

const sendOverGraphql: Send = async (call, token, body = {}) => {
  const variables = call === "remove" || call === "renew" ? { input: body } : body;
  const { data, errors } = await server.graphql(documents[call], variables, token);
  if (errors) return errors[0]!.message;
  const result: unknown = Object.values(data!)[0];
  return Array.isArray(result) ? { recoveryCodes: result } : result === true ? null : result;
};

const sendOverRest: Send = async (call, token, body) => {
  const { json, status, text } = await callRest<object>(server, paths[call], {
    token,
    ...(call === "state" ? {} : { body }),
  });
  return status === 204 ? null : (json ?? text);
};

let serial = 0;
async function createUser() {
  const name = `beginner${++serial}`;
  const userId = await server.addPerson(name);
  return { email: `${name}@potluck.example`, userId, name, token: await server.login(name) };
}

const login = (email: string) => loginsOverGraphql(server).login(email);
const completeLogin = (challenge: string, code: string) =>
  loginsOverGraphql(server).complete(challenge, code);

describe.each([
  ["GraphQL", sendOverGraphql],
  ["REST", sendOverRest],
] as const)("An authenticator app over %s", (_name, send) => {
  it("cannot be set up without the password", async () => {
    const { token } = await createUser();
    expect(await send("setUp", token, { password: "wrong-password" })).toBe("Wrong password.");
    expect(await send("setUp", token, { password: "" })).toBe("Password is required");
  });

  it("takes effect only after one of its codes confirms it", async () => {
    const { email, token } = await createUser();
    const { uri } = (await send("setUp", token, { password: PASSWORD })) as { uri: string };
    expect(await send("confirm", token, { code: new Authenticator(uri).wrongCode() })).toBe(
      "This code is wrong. Please check the clock of the device.",
    );
    expect((await login(email)).status).toBe(200);
    expect(await send("state", token)).toEqual({
      required: false,
      authenticatorAddedAt: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
  });

  it("cannot be confirmed before its setup has begun", async () => {
    const { token } = await createUser();
    const message = "There is no authenticator app to confirm.";
    expect(await send("confirm", token, { code: "123456" })).toBe(message);
    const { app, token: other } = await addProtected(server);
    expect(await send("confirm", other, { code: app.code(1) })).toBe(message);
  });

  it("shows its key once: beginning the setup again replaces the key", async () => {
    const { token } = await createUser();
    const first = (await send("setUp", token, { password: PASSWORD })) as { uri: string };
    const second = (await send("setUp", token, { password: PASSWORD })) as { uri: string };
    expect(second.uri).not.toBe(first.uri);
    expect(await send("confirm", token, { code: new Authenticator(first.uri).code() })).toMatch(
      /^This code is wrong/,
    );
    expect(await send("confirm", token, { code: new Authenticator(second.uri).code() })).toEqual({
      recoveryCodes: expect.any(Array) as string[],
    });
  });

  it("cannot be replaced with the password alone", async () => {
    const { token } = await addProtected(server);
    expect(await send("setUp", token, { password: PASSWORD })).toBe(
      "There is an authenticator app already.",
    );
  });

  it("ends all other sessions when it is confirmed, and the code cannot be used again", async () => {
    const { email, name, token } = await createUser();
    const otherToken = await server.login(name);
    const { uri } = (await send("setUp", token, { password: PASSWORD })) as { uri: string };
    const code = new Authenticator(uri).code();
    const { recoveryCodes } = (await send("confirm", token, { code })) as {
      recoveryCodes: string[];
    };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(
      recoveryCodes.every((recoveryCode) => /^([a-z2-7]{6}-){3}[a-z2-7]{6}$/.test(recoveryCode)),
    ).toBe(true);
    expect((await server.graphql("{ viewer { name } }", {}, otherToken)).status).toBe(401);
    expect((await server.graphql("{ viewer { name } }", {}, token)).status).toBe(200);
    const { challenge } = await login(email);
    expect((await completeLogin(challenge!, code)).code).toBe("BAD_USER_INPUT");
  });

  it("is confirmed by only one of twenty simultaneous requests", async () => {
    const { token } = await createUser();
    const app = await prepareApp(server, token);
    const code = app.code();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => send("confirm", token, { code })),
    );
    expect(all.filter((each) => typeof each === "object")).toHaveLength(1);
  });

  it("can be removed only with both factors, after which the password alone logs in", async () => {
    const { app, email, token } = await addProtected(server);
    const wrongCode = "This code is wrong, or was used before.";
    const proof = { password: "wrong-password", code: app.code() };
    expect(await send("remove", token, proof)).toBe("Wrong password.");
    const code = app.wrongCode();
    expect(await send("remove", token, { password: PASSWORD, code })).toBe(wrongCode);
    expect((await login(email)).code).toBe("SECOND_FACTOR_REQUIRED");
    expect(await send("remove", token, { password: PASSWORD, code: app.code() })).toBeNull();
    expect((await login(email)).status).toBe(200);
    expect(await send("state", token)).toMatchObject({ recoveryCodesLeft: 0 });
  });

  it("can be removed with a recovery code if the device is lost", async () => {
    const { recoveryCodes, token } = await addProtected(server);
    const code = recoveryCodes[3]!;
    expect(await send("remove", token, { password: PASSWORD, code })).toBeNull();
  });

  it("has its recovery codes renewed with both factors, which invalidates the old ones", async () => {
    const { app, email, recoveryCodes, token } = await addProtected(server);
    const code = app.code();
    const renewed = (await send("renew", token, { password: PASSWORD, code })) as {
      recoveryCodes: string[];
    };
    expect(renewed.recoveryCodes).toHaveLength(10);
    const { challenge } = await login(email);
    expect((await completeLogin(challenge!, recoveryCodes[0]!)).code).toBe("BAD_USER_INPUT");
    expect((await completeLogin(challenge!, renewed.recoveryCodes[0]!)).status).toBe(200);
    expect(await send("state", token)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it("is inaccessible to visitors, as are its codes", async () => {
    for (const call of Object.keys(documents) as Call[]) {
      const body = { password: PASSWORD, code: "123456" };
      const input =
        call === "setUp" ? { password: PASSWORD } : call === "confirm" ? { code: "123456" } : body;
      expect([call, await send(call, "", input)]).toEqual([call, "Please log in first."]);
    }
  });
});

it("A login fails if a second factor is added during it", async () => {
  const { name, token, userId } = await createUser();
  const app = await prepareApp(server, token);
  const [logins] = await Promise.all([
    Promise.allSettled(Array.from({ length: 10 }, () => server.login(name))),
    server.graphql(documents.confirm, { code: app.code() }, token),
  ]);
  const tokens = logins.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const { data } = await server.graphql<{ viewerSessions: object[] }>(
    "{ viewerSessions { id } }",
    {},
    token,
  );
  expect([userId, data!.viewerSessions.length]).toEqual([userId, 1]);
  for (const late of tokens) {
    expect((await server.graphql("{ viewer { name } }", {}, late)).status).toBe(401);
  }
});

describe("The secret of an authenticator app", () => {
  it("is encrypted in the database, and not in the export of the viewer's data", async () => {
    const { token, userId } = await createUser();
    const { data } = await server.graphql<{ setUpAuthenticator: { key: string; uri: string } }>(
      documents.setUp,
      { password: PASSWORD },
      token,
    );
    const { key, uri } = data!.setUpAuthenticator;
    await server.graphql(documents.confirm, { code: new Authenticator(uri).code() }, token);
    const [row] = await server.database.db.query<{ secret: Buffer }[]>(
      "select secret from totp_secrets where user_id = $1",
      [userId],
    );
    const secret = Buffer.from(Secret.fromBase32(key).bytes);
    expect(secret).toHaveLength(20);
    expect(row!.secret.includes(secret)).toBe(false);
    const { json, text } = await callRest<{ account: object }>(server, "GET /account/export", {
      token,
    });
    expect(json.account).toMatchObject({
      twoFactor: { authenticatorAddedAt: expect.any(String) as string, recoveryCodesLeft: 10 },
    });
    expect(text).not.toContain(key);
  });

  it("cannot be decrypted with another key, which makes codes wrong, but recovery codes still work", async () => {
    const { app, email, recoveryCodes } = await addProtected(server);
    const otherServer = await TestServer.startOn(server.database, {
      RATE_LIMIT: "off",
      TWO_FACTOR_KEY: "another key, which is as long as it must be",
    });
    const calls = loginsOverGraphql(otherServer);
    const { challenge } = await calls.login(email);
    expect((await calls.complete(challenge!, app.code())).code).toBe("BAD_USER_INPUT");
    expect((await calls.complete(challenge!, recoveryCodes[0]!)).status).toBe(200);
    await otherServer.close();
  });
});

describe("Two-factor login of another user", () => {
  const OFF = "mutation ($userId: Int!) { turnOffTwoFactor(userId: $userId) { name } }";

  it.each([
    [
      "GraphQL",
      async (userId: number, token: string) =>
        (await server.graphql(OFF, { userId }, token)).errors?.[0]?.extensions["status"] ?? 204,
    ],
    [
      "REST",
      async (userId: number, token: string) =>
        (await callRest(server, `DELETE /users/${userId}/two-factor`, { token })).status,
    ],
  ])("can be turned off by admins only, and not for themselves (%s)", async (_api, turnOff) => {
    const { email, token, userId } = await addProtected(server, "admin");
    expect(await turnOff(userId, token)).toBe(403);
    for (const account of ["member", "contributor"]) {
      expect(await turnOff(userId, await server.login(account))).toBe(403);
    }
    expect((await login(email)).code).toBe("SECOND_FACTOR_REQUIRED");
    const admin = await server.login("admin");
    expect(await turnOff(999_999, admin)).toBe(404);
    expect(await turnOff(userId, admin)).toBe(204);
    expect((await login(email)).status).toBe(200);
    // The second setup must start from the beginning.
    expect((await addApp(server, token)).recoveryCodes).toHaveLength(10);
  });

  it("is visible to that user and to admins only", async () => {
    const { token, userId } = await addProtected(server);
    const query = async (asking: string) =>
      (
        await server.graphql(
          "query ($userId: Int!) { user(userId: $userId) { hasTwoFactor mustSetUpTwoFactor } }",
          { userId },
          asking,
        )
      ).data;
    const seen = { user: { hasTwoFactor: true, mustSetUpTwoFactor: false } };
    expect(await query(token)).toEqual(seen);
    expect(await query(await server.login("admin"))).toEqual(seen);
    expect(await query(await server.login("contributor"))).toEqual({
      user: { hasTwoFactor: null, mustSetUpTwoFactor: null },
    });
  });
});
