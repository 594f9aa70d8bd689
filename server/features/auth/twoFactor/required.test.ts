import { callRest } from "../../../testing/callRest";
import { addApp } from "../../../testing/twoFactorAccounts";
import { TestServer } from "../../../testing/testServer";

const REFUSAL = "Your role requires two-factor login. Please set it up first.";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({
    RATE_LIMIT: "off",
    REQUIRE_TWO_FACTOR: "admin, contributor",
  });
});
afterAll(() => server.close());

let serial = 0;
async function createUser(role: "admin" | "contributor" | "member") {
  const name = `required${++serial}`;
  const userId = await server.addPerson(name, role);
  return { email: `${name}@potluck.example`, userId, token: await server.login(name) };
}

describe("If a role requires two-factor login, a user without it", () => {
  it.each([
    "{ recipes { totalCount } }",
    "{ viewer { name } recipes { totalCount } }",
    "query { ...Q } fragment Q on Query { users { totalCount } }",
    "mutation { endOtherSessions }",
  ])("is refused %s, with a message", async (document) => {
    const { token } = await createUser("admin");
    const { status, errors } = await server.graphql(document, {}, token);
    expect(status).toBe(403);
    expect(errors?.[0]).toMatchObject({
      message: REFUSAL,
      extensions: { code: "TWO_FACTOR_SETUP_REQUIRED", status: 403 },
    });
  });

  it.each(["GET /recipes", "GET /users", "GET /account/export", "DELETE /recipes/1"])(
    "is refused %s of REST, with a message",
    async (call) => {
      const { token } = await createUser("contributor");
      const { status, text, headers } = await callRest(server, call, { token });
      expect([status, text]).toEqual([403, REFUSAL]);
      expect(headers.get("www-authenticate")).toBeNull();
    },
  );

  it("is informed by the response to the login, over both APIs", async () => {
    const { email: userEmail, token } = await createUser("admin");
    const body = { userEmail, password: "potluck-demo" };
    const { json } = await callRest<object>(server, "POST /auth/login", { body });
    expect(json).toMatchObject({ mustSetUpTwoFactor: true });
    const { data } = await server.graphql("{ viewer { mustSetUpTwoFactor } }", {}, token);
    expect(data).toEqual({ viewer: { mustSetUpTwoFactor: true } });
  });

  it("may change the password and log out", async () => {
    const { token } = await createUser("contributor");
    const body = { currentPassword: "potluck-demo", newPassword: "plums-and-pears" };
    const changed = await callRest(server, "POST /auth/change-password", { token, body });
    expect(changed.status).toBe(200);
    expect((await callRest(server, "POST /auth/logout", { token })).status).toBe(204);
  });

  it("must first change a generated password", async () => {
    const { token, userId } = await createUser("admin");
    await server.database.db.query(
      "update users set must_change_password = true where user_id = $1",
      [userId],
    );
    const { errors } = await server.graphql("{ viewerTwoFactor { required } }", {}, token);
    expect(errors?.[0]?.extensions["code"]).toBe("PASSWORD_CHANGE_REQUIRED");
  });

  it("sets it up, and can then do everything that other users can", async () => {
    const { token } = await createUser("contributor");
    const { json } = await callRest(server, "GET /account/two-factor", { token });
    expect(json).toMatchObject({ required: true });
    await addApp(server, token);
    expect((await callRest(server, "GET /recipes", { token })).status).toBe(200);
    const { data } = await server.graphql("{ recipes { totalCount } }", {}, token);
    expect(data).toBeTruthy();
  });

  it("is refused again after it is turned off", async () => {
    const { token } = await createUser("contributor");
    const { recoveryCodes } = await addApp(server, token);
    const body = { password: "potluck-demo", code: recoveryCodes[0]! };
    const removed = await callRest(server, "POST /account/two-factor/authenticator/remove", {
      token,
      body,
    });
    expect(removed.status).toBe(204);
    expect((await callRest(server, "GET /recipes", { token })).status).toBe(403);
  });

  it("is refused from the next request after such a role was assigned", async () => {
    const { token, userId } = await createUser("member");
    expect((await callRest(server, "GET /recipes", { token })).status).toBe(200);
    await server.database.db.query("update users set role_id = 2 where user_id = $1", [userId]);
    expect((await callRest(server, "GET /recipes", { token })).status).toBe(403);
  });
});

it("A second factor is optional for roles that do not require it", async () => {
  const { token } = await createUser("member");
  const { data } = await server.graphql("{ viewer { mustSetUpTwoFactor } }", {}, token);
  expect(data).toEqual({ viewer: { mustSetUpTwoFactor: false } });
  expect((await callRest(server, "GET /sessions", { token })).status).toBe(200);
});
