import { sign } from "jsonwebtoken";
import {
  addProtected,
  apis,
  loginsOverGraphql,
  PASSWORD,
  type Protected,
} from "../../../testing/twoFactorAccounts";
import { callRest } from "../../../testing/callRest";
import { TestServer } from "../../../testing/testServer";
import { hashToken, makeToken } from "../../../lib/linkToken";

const VIEWER = "{ viewer { name } }";
const RESET = "mutation ($input: PasswordResetInput!) { resetPassword(input: $input) }";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
});
afterAll(() => server.close());

const countSessions = async ({ userId }: Protected) =>
  (await server.database.db.query<object[]>("select from sessions where user_id = $1", [userId]))
    .length;

describe.each(apis)("A login with two factors over %s", (_name, createCalls) => {
  const calls = () => createCalls(server);

  /** Creates a user and completes the password step of a login. */
  async function createChallenge() {
    const person = await addProtected(server);
    const { challenge } = await calls().login(person.email);
    return { ...person, challenge: challenge! };
  }

  it("returns a challenge instead of a token for the right password", async () => {
    const person = await addProtected(server);
    const before = await countSessions(person);
    expect(await calls().login(person.email)).toEqual({
      status: 401,
      code: "SECOND_FACTOR_REQUIRED",
      message: "Please confirm the login with your second factor.",
      challenge: expect.any(String) as string,
    });
    expect(await countSessions(person)).toBe(before);
  });

  it("does not reveal the second factor without the password", async () => {
    const { email } = await addProtected(server);
    const refusal = { status: 401, code: "UNAUTHENTICATED", message: "Invalid email or password." };
    expect(await calls().login(email, "wrong-password")).toEqual(refusal);
    expect(await calls().login("nobody@potluck.example", "wrong-password")).toEqual(refusal);
  });

  it("fails with a wrong code, and with a code of another user's app", async () => {
    const { app, challenge } = await createChallenge();
    const otherUser = await addProtected(server);
    for (const code of [
      app.wrongCode(),
      otherUser.app.code(),
      otherUser.recoveryCodes[0]!,
      "abc",
      "0",
    ]) {
      expect([code, await calls().complete(challenge, code)]).toEqual([
        code,
        {
          status: 400,
          code: "BAD_USER_INPUT",
          message: "This code is wrong, or was used before.",
        },
      ]);
    }
  });

  it("fails with a code of an earlier or later time", async () => {
    const { app, challenge } = await createChallenge();
    for (const periods of [-20, -3, 3, 20]) {
      const { code } = await calls().complete(challenge, app.code(periods));
      expect([periods, code]).toEqual([periods, "BAD_USER_INPUT"]);
    }
  });

  it("accepts a code of the next period, for devices with a fast clock", async () => {
    const { app, challenge } = await createChallenge();
    expect(await calls().complete(challenge, app.code(1))).toMatchObject({ status: 200 });
  });

  it("accepts a code once, and no earlier code afterwards", async () => {
    const { app, challenge, email } = await createChallenge();
    const code = app.code(1);
    expect((await calls().complete(challenge, code)).status).toBe(200);
    const again = (await calls().login(email)).challenge!;
    expect((await calls().complete(again, code)).code).toBe("BAD_USER_INPUT");
    expect((await calls().complete(again, app.code(0))).code).toBe("BAD_USER_INPUT");
    expect((await calls().complete(challenge, code)).code).toBe("BAD_USER_INPUT");
  });

  it("accepts only one of twenty simultaneous requests with the same code", async () => {
    const { app, challenge } = await createChallenge();
    const code = app.code();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => calls().complete(challenge, code)),
    );
    expect(all.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it("accepts a recovery code once, also in twenty simultaneous requests", async () => {
    const { challenge, recoveryCodes } = await createChallenge();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => calls().complete(challenge, recoveryCodes[0]!)),
    );
    expect(all.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect((await calls().complete(challenge, recoveryCodes[0]!)).code).toBe("BAD_USER_INPUT");
  });

  it("accepts a recovery code as people type it", async () => {
    const { challenge, recoveryCodes } = await createChallenge();
    const typed = ` ${recoveryCodes[1]!.toUpperCase().replaceAll("-", " ")} `;
    expect((await calls().complete(challenge, typed)).status).toBe(200);
  });

  it("returns the same response as a login without a second factor", async () => {
    const { app, challenge, name } = await createChallenge();
    const { token } = await calls().complete(challenge, app.code());
    const { data } = await server.graphql(VIEWER, {}, token);
    expect(data).toEqual({ viewer: { name } });
  });

  it("fails with a challenge that is expired, forged, of another kind or of no user", async () => {
    const { app, challenge, token, userId } = await createChallenge();
    const [head, claims] = challenge.split(".");
    const { password } = JSON.parse(Buffer.from(claims!, "base64url").toString()) as {
      password: string;
    };
    const secret = "a secret of tests, long enough to sign with";
    const audience = "potluck-second-factor";
    const right = { issuer: "potluck", audience, subject: String(userId) };
    const signChallenge = (key: string, options: object, payload: object = { password }) =>
      sign(payload, key, { expiresIn: 60, ...right, ...options });
    const bad = [
      token,
      `${head}.${claims}.`,
      signChallenge("another secret, which is as long as it", {}),
      signChallenge(secret, { expiresIn: -1 }),
      signChallenge(secret, { audience: "potluck" }),
      signChallenge(secret, { subject: "2147483647" }),
      signChallenge(secret, { subject: "x" }),
      signChallenge(secret, { algorithm: "HS512" }),
      signChallenge(secret, {}, {}),
    ];
    for (const challenge of bad) {
      expect(await calls().complete(challenge, app.code())).toEqual({
        status: 401,
        code: "UNAUTHENTICATED",
        message: "This login has expired. Please log in again.",
      });
    }
    // Each challenge differs from a valid one in one respect.
    expect((await calls().complete(signChallenge(secret, {}), app.code())).status).toBe(200);
  });

  it("fails with a challenge from before the password was changed", async () => {
    const { app, challenge, token } = await createChallenge();
    const { status } = await callRest(server, "POST /auth/change-password", {
      token,
      body: { currentPassword: PASSWORD, newPassword: "plums-and-pears" },
    });
    expect(status).toBe(200);
    expect((await calls().complete(challenge, app.code())).code).toBe("UNAUTHENTICATED");
  });

  it("fails once the account is banned", async () => {
    const { app, challenge, userId } = await createChallenge();
    await server.database.db.query("update users set banned = true where user_id = $1", [userId]);
    const { code, status } = await calls().complete(challenge, app.code());
    expect([status, code]).toEqual([403, "ACCOUNT_BANNED"]);
  });

  it("does not accept the challenge as a token", async () => {
    const { challenge } = await createChallenge();
    expect((await server.graphql(VIEWER, {}, challenge)).status).toBe(401);
    expect((await callRest(server, "GET /sessions", { token: challenge })).status).toBe(401);
  });

  it("requires the second factor after a password reset that keeps it", async () => {
    const { email } = await addProtected(server);
    const token = await requestResetToken(email);
    const { data } = await server.graphql(RESET, {
      input: { token, newPassword: "plums-and-pears", keepFactors: true },
    });
    expect(data).toEqual({ resetPassword: true });
    expect((await calls().login(email, "plums-and-pears")).code).toBe("SECOND_FACTOR_REQUIRED");
  });

  it("is completed by the password for accounts without a second factor", async () => {
    expect(await calls().login("member@potluck.example")).toEqual({
      status: 200,
      token: expect.any(String) as string,
    });
  });
});

/** Requests a reset link and returns its token. */
async function requestResetToken(email: string): Promise<string> {
  const token = makeToken();
  await server.database.db.query(
    `insert into password_resets (user_id, token_hash, expires_at)
     select user_id, $2, now() + interval '1 hour' from users where email_key = $1`,
    [email, hashToken(token)],
  );
  return token;
}

it("A document completes one login only, with any aliases", async () => {
  const { app, email } = await addProtected(server);
  const { challenge } = await loginsOverGraphql(server).login(email);
  const createField = (alias: string, code: string) =>
    `${alias}: completeLogin(input: { challenge: "${challenge}", code: "${code}" }) { token }`;
  const { status } = await server.graphql(
    `mutation { ${createField("a", app.wrongCode())} ${createField("b", app.code())} }`,
  );
  expect(status).toBe(400);
});

it("A login without the problem document is refused with a message", async () => {
  const { email } = await addProtected(server);
  const { headers, status, text } = await callRest(server, "POST /auth/login", {
    body: { userEmail: email, password: PASSWORD },
  });
  expect([status, text]).toEqual([401, "Please confirm the login with your second factor."]);
  expect(headers.get("www-authenticate")).toBe("Bearer");
});
