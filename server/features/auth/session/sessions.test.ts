import { disconnectDatabase } from "../../../testing/disconnectDatabase";
import { TestServer } from "../../../testing/testServer";

const REGISTER = "mutation ($input: RegisterInput!) { register(input: $input) { userId name } }";
const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { token user { userId name email banned role { roleName } } }
}`;
const VIEWER = "{ viewer { name } }";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const register = (input: object) => server.graphql(REGISTER, { input });
const login = (email: string, password: string) =>
  server.graphql<{ login: { token: string; user: Record<string, unknown> } }>(LOGIN, {
    input: { email, password },
  });

describe("Logging in", () => {
  it("reports the same error for an unknown email and a wrong password", async () => {
    const unknown = await login("nobody@example.org", "potluck-demo");
    const answer = await login("member@potluck.example", "wrong-password");
    for (const { errors } of [unknown, answer]) {
      expect(errors?.[0]).toMatchObject({
        message: "Invalid email or password.",
        extensions: { code: "UNAUTHENTICATED", status: 401 },
      });
    }
  });

  it("reports a ban only if the password is right", async () => {
    const { data } = await register({
      name: "Rude",
      email: "rude@example.org",
      password: "secret1",
    });
    expect(data).toBeTruthy();
    const token = (await login("rude@example.org", "secret1")).data!.login.token;
    await server.database.db.query("update users set banned = true where name = 'Rude'");
    const answer = await login("rude@example.org", "wrong-password");
    expect(answer.errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
    const right = await login("rude@example.org", "secret1");
    expect(right.errors?.[0]).toMatchObject({
      message: "Your account has been banned.",
      extensions: { code: "ACCOUNT_BANNED", status: 403 },
    });
    const later = await server.graphql(VIEWER, {}, token);
    expect(later.status).toBe(403);
    expect(later.errors?.[0]?.extensions["code"]).toBe("ACCOUNT_BANNED");
  });

  it("is allowed once per document, including its fragments", async () => {
    const field = `login(input: { email: "a@b.co", password: "x" }) { token }`;
    const answer = await server.graphql(`mutation { a: ${field} b: ${field} }`);
    expect(answer.status).toBe(400);
    const hidden = await server.graphql(
      `mutation { a: ${field} ...More } fragment More on Mutation { b: ${field} }`,
    );
    expect(hidden.status).toBe(400);
  });
});

describe("A session", () => {
  it("identifies its viewer, who is null without a token", async () => {
    const token = await server.login("member");
    expect((await server.graphql(VIEWER, {}, token)).data).toEqual({
      viewer: { name: expect.any(String) },
    });
    expect((await server.graphql(VIEWER)).data).toEqual({ viewer: null });
  });

  it("ends with the logout, and other sessions continue", async () => {
    const [one, other] = [await server.login("member"), await server.login("member")];
    expect((await server.graphql("mutation { logout }", {}, one)).data).toEqual({ logout: true });
    const after = await server.graphql(VIEWER, {}, one);
    expect(after.status).toBe(401);
    expect(after.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    expect((await server.graphql(VIEWER, {}, other)).status).toBe(200);
  });

  it("requires a login before it can be ended", async () => {
    const { errors } = await server.graphql("mutation { logout }");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED", status: 401 });
  });

  it("does not prevent a login if its token has expired", async () => {
    const answer = await server.graphql(
      LOGIN,
      { input: { email: "member@potluck.example", password: "potluck-demo" } },
      "no.such.token",
    );
    expect(answer.data).toBeTruthy();
  });

  it("ends if it has not been used for too long, or is too old", async () => {
    const { db } = server.database;
    for (const column of ["last_used_at", "created_at"]) {
      const token = await server.login("contributor");
      const { sub } = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());
      await db.query(
        `update sessions set ${column} = now() - interval '31 days' where user_id = $1`,
        [sub],
      );
      expect((await server.graphql(VIEWER, {}, token)).status).toBe(401);
    }
  });

  it("stores the time of its last use at most once a minute", async () => {
    const token = await server.login("admin");
    const findUpdates = async () =>
      (await server.collectStatements(VIEWER, {}, token)).filter((sql) =>
        sql.includes("update sessions"),
      );
    expect(await findUpdates()).toHaveLength(0);
    await server.database.db.query(
      "update sessions set last_used_at = now() - interval '2 minutes'",
    );
    expect(await findUpdates()).toHaveLength(1);
    expect(await findUpdates()).toHaveLength(0);
  });
});

describe("Failed logins", () => {
  it("are counted by account and network address, and also delay the right password", async () => {
    for (let i = 0; i < 10; i++) await login("tried@example.org", "wrong-password");
    const { errors, headers } = await login("tried@example.org", "wrong-password");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", status: 429 });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await login("admin@potluck.example", "potluck-demo")).data).toBeTruthy();
  });

  it("do not count if a right password is entered before the limit is reached", async () => {
    for (let i = 0; i < 12; i++) {
      expect((await login("contributor@potluck.example", "potluck-demo")).data).toBeTruthy();
    }
  });

  it("do not count while the password cannot be checked", async () => {
    const restoreDatabase = disconnectDatabase(server);
    for (let i = 0; i < 12; i++) {
      const { errors } = await login("admin@potluck.example", "potluck-demo");
      expect(errors?.[0]?.extensions["code"]).toBe("SERVICE_UNAVAILABLE");
    }
    restoreDatabase();
    expect((await login("admin@potluck.example", "potluck-demo")).data).toBeTruthy();
  });

  it("are not counted if the limits are disabled", async () => {
    const open = await TestServer.start({ RATE_LIMIT: "off" });
    const variables = { input: { email: "member@potluck.example", password: "wrong-password" } };
    for (let i = 0; i < 11; i++) await open.graphql(LOGIN, variables);
    const { errors } = await open.graphql(LOGIN, variables);
    expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
    await open.close();
  });
});
