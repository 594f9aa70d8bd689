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

const sessionsOf = async ({ userId }: Protected) =>
  (await server.database.db.query<object[]>("select from sessions where user_id = $1", [userId]))
    .length;

describe.each(apis)("A login with two factors over %s", (_name, callsOf) => {
  const calls = () => callsOf(server);

  /** Somebody whose password was right a moment ago. */
  async function challenged() {
    const person = await addProtected(server);
    const { challenge } = await calls().login(person.email);
    return { ...person, challenge: challenge! };
  }

  it("is not over with the right password: a challenge comes in place of a token", async () => {
    const person = await addProtected(server);
    const before = await sessionsOf(person);
    expect(await calls().login(person.email)).toEqual({
      status: 401,
      code: "SECOND_FACTOR_REQUIRED",
      message: "Please confirm the login with your second factor.",
      challenge: expect.any(String) as string,
    });
    expect(await sessionsOf(person)).toBe(before);
  });

  it("says nothing of the second factor to who does not know the password", async () => {
    const { email } = await addProtected(server);
    const wrong = { status: 401, code: "UNAUTHENTICATED", message: "Invalid email or password." };
    expect(await calls().login(email, "wrong-password")).toEqual(wrong);
    expect(await calls().login("nobody@potluck.example", "wrong-password")).toEqual(wrong);
  });

  it("fails with a wrong code, and with a code of another's app", async () => {
    const { app, challenge } = await challenged();
    const other = await addProtected(server);
    for (const code of [app.wrongCode(), other.app.code(), other.recoveryCodes[0]!, "abc", "0"]) {
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

  it("fails with a code of long ago or of times to come", async () => {
    const { app, challenge } = await challenged();
    for (const periods of [-20, -3, 3, 20]) {
      const { code } = await calls().complete(challenge, app.code(periods));
      expect([periods, code]).toEqual([periods, "BAD_USER_INPUT"]);
    }
  });

  it("accepts a code of the next period, for clocks that are ahead", async () => {
    const { app, challenge } = await challenged();
    expect(await calls().complete(challenge, app.code(1))).toMatchObject({ status: 200 });
  });

  it("accepts a code once, and none from before it", async () => {
    const { app, challenge, email } = await challenged();
    const code = app.code(1);
    expect((await calls().complete(challenge, code)).status).toBe(200);
    const again = (await calls().login(email)).challenge!;
    expect((await calls().complete(again, code)).code).toBe("BAD_USER_INPUT");
    expect((await calls().complete(again, app.code(0))).code).toBe("BAD_USER_INPUT");
    expect((await calls().complete(challenge, code)).code).toBe("BAD_USER_INPUT");
  });

  it("lets one of twenty in that come at once with one code", async () => {
    const { app, challenge } = await challenged();
    const code = app.code();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => calls().complete(challenge, code)),
    );
    expect(all.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it("accepts a recovery code once, also when it comes twenty times at once", async () => {
    const { challenge, recoveryCodes } = await challenged();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => calls().complete(challenge, recoveryCodes[0]!)),
    );
    expect(all.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect((await calls().complete(challenge, recoveryCodes[0]!)).code).toBe("BAD_USER_INPUT");
  });

  it("accepts a recovery code as people type it", async () => {
    const { challenge, recoveryCodes } = await challenged();
    const typed = ` ${recoveryCodes[1]!.toUpperCase().replaceAll("-", " ")} `;
    expect((await calls().complete(challenge, typed)).status).toBe(200);
  });

  it("gives the same as a login without a second factor", async () => {
    const { app, challenge, name } = await challenged();
    const { token } = await calls().complete(challenge, app.code());
    const { data } = await server.graphql(VIEWER, {}, token);
    expect(data).toEqual({ viewer: { name } });
  });

  it("fails with a challenge that is expired, forged, of another kind or of nobody", async () => {
    const { app, challenge, token, userId } = await challenged();
    const [head, claims] = challenge.split(".");
    const { password } = JSON.parse(Buffer.from(claims!, "base64url").toString()) as {
      password: string;
    };
    const secret = "a secret of tests, long enough to sign with";
    const audience = "potluck-second-factor";
    const right = { issuer: "potluck", audience, subject: String(userId) };
    const made = (key: string, options: object, payload: object = { password }) =>
      sign(payload, key, { expiresIn: 60, ...right, ...options });
    const bad = [
      token,
      `${head}.${claims}.`,
      made("another secret, which is as long as it", {}),
      made(secret, { expiresIn: -1 }),
      made(secret, { audience: "potluck" }),
      made(secret, { subject: "2147483647" }),
      made(secret, { subject: "x" }),
      made(secret, { algorithm: "HS512" }),
      made(secret, {}, {}),
    ];
    for (const each of bad) {
      expect(await calls().complete(each, app.code())).toEqual({
        status: 401,
        code: "UNAUTHENTICATED",
        message: "This login has expired. Please log in again.",
      });
    }
    // The key and the claims are right but for what each of them changes.
    expect((await calls().complete(made(secret, {}), app.code())).status).toBe(200);
  });

  it("fails with a challenge from before the password was changed", async () => {
    const { app, challenge, token } = await challenged();
    const { status } = await callRest(server, "POST /auth/change-password", {
      token,
      body: { currentPassword: PASSWORD, newPassword: "plums-and-pears" },
    });
    expect(status).toBe(200);
    expect((await calls().complete(challenge, app.code())).code).toBe("UNAUTHENTICATED");
  });

  it("fails once the account is banned", async () => {
    const { app, challenge, userId } = await challenged();
    await server.database.db.query("update users set banned = true where user_id = $1", [userId]);
    const { code, status } = await calls().complete(challenge, app.code());
    expect([status, code]).toEqual([403, "ACCOUNT_BANNED"]);
  });

  it("has no session with the challenge as its token", async () => {
    const { challenge } = await challenged();
    expect((await server.graphql(VIEWER, {}, challenge)).status).toBe(401);
    expect((await callRest(server, "GET /sessions", { token: challenge })).status).toBe(401);
  });

  it("needs the second factor after a reset of the password that keeps it", async () => {
    const { email } = await addProtected(server);
    const token = await resetTokenOf(email);
    const { data } = await server.graphql(RESET, {
      input: { token, newPassword: "plums-and-pears", keepFactors: true },
    });
    expect(data).toEqual({ resetPassword: true });
    expect((await calls().login(email, "plums-and-pears")).code).toBe("SECOND_FACTOR_REQUIRED");
  });

  it("is one step for accounts without a second factor", async () => {
    expect(await calls().login("member@potluck.example")).toEqual({
      status: 200,
      token: expect.any(String) as string,
    });
  });
});

/** What a reset link of somebody's carries. */
async function resetTokenOf(email: string): Promise<string> {
  const token = makeToken();
  await server.database.db.query(
    `insert into password_resets (user_id, token_hash, expires_at)
     select user_id, $2, now() + interval '1 hour' from users where email_key = $1`,
    [email, hashToken(token)],
  );
  return token;
}

it("A document completes one login only, whatever its aliases", async () => {
  const { app, email } = await addProtected(server);
  const { challenge } = await loginsOverGraphql(server).login(email);
  const one = (alias: string, code: string) =>
    `${alias}: completeLogin(input: { challenge: "${challenge}", code: "${code}" }) { token }`;
  const { status } = await server.graphql(
    `mutation { ${one("a", app.wrongCode())} ${one("b", app.code())} }`,
  );
  expect(status).toBe(400);
});

it("A login without the problem document is refused in words", async () => {
  const { email } = await addProtected(server);
  const { headers, status, text } = await callRest(server, "POST /auth/login", {
    body: { userEmail: email, password: PASSWORD },
  });
  expect([status, text]).toEqual([401, "Please confirm the login with your second factor."]);
  expect(headers.get("www-authenticate")).toBe("Bearer");
});
