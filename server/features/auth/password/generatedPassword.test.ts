import { callRest } from "../../../testing/callRest";
import { TestServer } from "../../../testing/testServer";

const CHANGE = "mutation ($input: PasswordChangeInput!) { changePassword(input: $input) }";
const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { token user { mustChangePassword: mustChangeCredentials } } }`;
const REFUSAL = "Your password was generated. Please choose one of your own first.";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

let made = 0;
/** Creates a logged-in user with a generated password. */
async function newcomer() {
  const name = `newcomer${++made}`;
  const userId = await server.addPerson(name, "admin");
  await server.database.db.query(
    "update users set must_change_password = true where user_id = $1",
    [userId],
  );
  return { userId, email: `${name}@potluck.example`, token: await server.login(name) };
}

const passwords = { currentPassword: "potluck-demo", newPassword: "plums-and-pears" };

describe("Until a generated password is changed", () => {
  it("the login reports it, over both APIs", async () => {
    const { email } = await newcomer();
    const password = "potluck-demo";
    const { data } = await server.graphql(LOGIN, { input: { email, password } });
    expect(data).toMatchObject({ login: { user: { mustChangePassword: true } } });
    const body = { userEmail: email, password };
    const { json } = await callRest<object>(server, "POST /auth/login", { body });
    expect(json).toMatchObject({ mustChangePassword: true, user: { userEmail: email } });
  });

  it.each([
    "{ recipes { totalCount } }",
    "{ viewer { name } recipes { totalCount } }",
    "query { ...Q } fragment Q on Query { users { totalCount } }",
    "mutation { endOtherSessions }",
  ])("%s is refused with a message", async (document) => {
    const { token } = await newcomer();
    const { status, errors } = await server.graphql(document, {}, token);
    expect(status).toBe(403);
    expect(errors?.[0]).toMatchObject({
      message: REFUSAL,
      extensions: { code: "PASSWORD_CHANGE_REQUIRED", status: 403 },
    });
  });

  it.each(["GET /recipes", "GET /users", "GET /sessions", "DELETE /recipes/1"])(
    "%s of REST is refused with a message",
    async (call) => {
      const { token } = await newcomer();
      const { status, text, headers } = await callRest(server, call, { token });
      expect([status, text]).toEqual([403, REFUSAL]);
      expect(headers.get("www-authenticate")).toBeNull();
    },
  );

  it("the viewer can be queried, and logging out works", async () => {
    const { token } = await newcomer();
    const { data } = await server.graphql(
      "{ viewer { mustChangePassword: mustChangeCredentials } }",
      {},
      token,
    );
    expect(data).toEqual({ viewer: { mustChangePassword: true } });
    expect((await callRest(server, "POST /auth/logout", { token })).status).toBe(204);
  });

  it("the same password is not accepted as the new one", async () => {
    const { token } = await newcomer();
    const input = { ...passwords, newPassword: passwords.currentPassword };
    const { errors } = await server.graphql(CHANGE, { input }, token);
    expect(errors?.[0]).toMatchObject({
      message: "Please choose another password than the generated one.",
      extensions: { code: "BAD_USER_INPUT", field: "newPassword" },
    });
  });
});

it("A chosen password lets its user do everything that other users can, over both APIs", async () => {
  for (const change of [
    (token: string) => server.graphql(CHANGE, { input: passwords }, token),
    (token: string) => callRest(server, "POST /auth/change-password", { token, body: passwords }),
  ]) {
    const { token } = await newcomer();
    expect((await change(token)).status).toBe(200);
    const { data } = await server.graphql("{ users { totalCount } }", {}, token);
    expect(data).toBeTruthy();
    const viewer = await server.graphql(
      "{ viewer { mustChangePassword: mustChangeCredentials } }",
      {},
      token,
    );
    expect(viewer.data).toEqual({ viewer: { mustChangePassword: false } });
  }
});

it("A generated password is visible as such only to its user and to admins", async () => {
  const { userId } = await newcomer();
  const ask = async (account: "admin" | "member") =>
    (
      await server.graphql(
        "query ($userId: Int!) { user(userId: $userId) { mustChangePassword: mustChangeCredentials } }",
        { userId },
        await server.login(account),
      )
    ).data;
  expect(await ask("admin")).toEqual({ user: { mustChangePassword: true } });
  expect(await ask("member")).toEqual({ user: { mustChangePassword: null } });
});
