import { callRest } from "../../testing/callRest";
import { type Account, TestServer } from "../../testing/testServer";
import { removeUser } from "./writeUser";

const UPDATE = `mutation ($id: Int!, $input: UserInput!, $version: Int) {
  updateUser(userId: $id, input: $input, version: $version) {
    userId name email showsEmail version role { roleName } banned } }`;
const BAN = "mutation ($id: Int!) { banUser(userId: $id) { userId banned } }";
const UNBAN = "mutation ($id: Int!) { unbanUser(userId: $id) { userId banned } }";
const END = "mutation ($id: Int!) { endUserSessions(userId: $id) }";
const ROLE = `mutation ($id: Int!, $role: Int = 2) {
  setUserRole(userId: $id, roleId: $role) { userId role { roleName } } }`;
const DELETE = "mutation ($id: Int!) { deleteUser(userId: $id) }";
const VIEWER = "{ viewer { userId role { roleName } } }";

interface Updated {
  updateUser: { name: string; email: string; showsEmail: boolean; version: number };
}

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await TestServer.start();
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

let userCount = 0;
/** Creates a user and logs in. */
async function createUser(role: Account = "member") {
  const name = `person${++userCount}`;
  const id = await server.addPerson(name, role);
  return { id, name, email: `${name}@potluck.example`, token: await server.login(name) };
}
const readCode = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions["code"];
const adminId = 1;

describe("Editing an account", () => {
  const update = (id: number, input: object, token?: string, version?: number | null) =>
    server.graphql<Updated>(UPDATE, { id, input, version }, token);

  it("requires the user or an admin", async () => {
    const { id, token, name, email } = await createUser();
    const same = { name, email };
    expect(readCode(await update(id, same))).toBe("UNAUTHENTICATED");
    expect(readCode(await update(id, same, tokens["member"]))).toBe("FORBIDDEN");
    expect(readCode(await update(id, same, tokens["contributor"]))).toBe("FORBIDDEN");
    expect(readCode(await update(id, same, token))).toBeUndefined();
    expect(readCode(await update(id, same, tokens["admin"]))).toBeUndefined();
  });

  it("reports a missing user before missing rights, and missing rights before invalid input", async () => {
    for (const account of ["member", "admin"]) {
      const { errors } = await update(999_999, { name: "", email: "" }, tokens[account]);
      expect(errors?.[0]).toMatchObject({
        message: "User not found.",
        extensions: { code: "NOT_FOUND", status: 404 },
      });
    }
    expect(readCode(await update(adminId, { name: "", email: "" }, tokens["member"]))).toBe(
      "FORBIDDEN",
    );
  });

  it.each([
    ["name", { name: "  " }, "Username is required"],
    ["name", { name: "x".repeat(51) }, "Username must be at most 50 characters long"],
    ["name", { name: "A\u202ex" }, "Username must not contain hidden characters"],
    ["name", { name: "a\u0000" }, "Text must not contain the NUL character."],
    ["email", { email: " " }, "Email is required"],
    ["email", { email: "nobody" }, "Invalid email address"],
    [
      "email",
      { email: `${"x".repeat(250)}@example.org` },
      "Email must be at most 254 characters long",
    ],
  ])("refuses an invalid %s: %j", async (field, change, message) => {
    const { id, token, name, email } = await createUser();
    const { errors } = await update(id, { name, email, ...change }, token);
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: "BAD_USER_INPUT", status: 400, field },
    });
  });

  it("changes neither the role nor a ban", async () => {
    const { id, token, name, email } = await createUser();
    for (const extraFields of [{ banned: false }, { role: "admin" }, { roleId: 1 }]) {
      const refused = await update(id, { name, email, ...extraFields }, token);
      expect(refused.status).toBe(400);
      expect(readCode(refused)).toBe("BAD_USER_INPUT");
    }
  });

  it("trims the input, and the user can log in with the new email", async () => {
    const { id, token } = await createUser();
    const input = { name: " Ｎew Name ", email: " New@Example.org " };
    expect((await update(id, input, token)).data?.updateUser).toMatchObject({
      name: "New Name",
      email: "New@Example.org",
      version: 2,
    });
    const LOGIN = `mutation { login(input: {
      email: "new@example.ORG", password: "potluck-demo" }) { user { name } } }`;
    expect((await server.graphql(LOGIN)).data).toEqual({ login: { user: { name: "New Name" } } });
  });

  it("keeps the visibility of the email unless it is sent", async () => {
    const { id, token, name, email } = await createUser();
    const updateVisibility = async (showsEmail?: boolean | null) =>
      (await update(id, { name, email, showsEmail }, token)).data!.updateUser.showsEmail;
    expect(await updateVisibility(true)).toBe(true);
    expect(await updateVisibility()).toBe(true);
    expect(await updateVisibility(null)).toBe(true);
    expect(await updateVisibility(false)).toBe(false);
  });

  it("refuses a name and an email that are taken, in upper or lower case, even in an outdated edit", async () => {
    const { id, token, name, email } = await createUser();
    await update(id, { name, email }, token);
    for (const version of [null, 2, 1]) {
      const sameName = await update(id, { name: "TOMASZ_bakes", email }, token, version);
      expect(sameName.errors?.[0]).toMatchObject({
        message: "Username already taken.",
        extensions: { code: "CONFLICT", status: 409, field: "name" },
      });
      const sameEmail = await update(id, { name, email: "ADMIN@potluck.example" }, token, version);
      expect(sameEmail.errors?.[0]).toMatchObject({
        message: "Email already in use.",
        extensions: { code: "CONFLICT", status: 409, field: "email" },
      });
    }
  });

  it("limits the emails that a user tries per day, even in outdated edits, because the errors reveal accounts", async () => {
    const limited = await TestServer.startOn(server.database, { EMAIL_CHANGES_PER_DAY: "2" });
    const { id, token, name, email } = await createUser();
    const edit = (input: object, editor = token) =>
      limited.graphql<Updated>(
        UPDATE,
        { id, input: { name, email, ...input }, version: 1 },
        editor,
      );
    expect(readCode(await edit({ email: "admin@potluck.example" }))).toBe("CONFLICT");
    expect(readCode(await edit({ email: "nobody-yet@potluck.example" }))).toBeUndefined();
    const refused = await edit({ email: "admin@potluck.example" });
    expect(refused.errors?.[0]).toMatchObject({
      message:
        "You have reached today's limit for changes of your email address. Please try again later.",
      extensions: { code: "RATE_LIMITED", status: 429 },
    });
    const body = { userName: name, userEmail: "contributor@potluck.example" };
    const overRest = await callRest(limited, `PUT /users/${id}`, { token, body });
    expect(overRest.status).toBe(429);
    // The limit does not count edits that keep the email, and edits by admins.
    expect(readCode(await edit({ email: "Nobody-Yet@potluck.example" }))).toBe(
      "PRECONDITION_FAILED",
    );
    expect(readCode(await edit({ email: "admin@potluck.example" }, tokens["admin"]))).toBe(
      "CONFLICT",
    );
    await limited.close();
  });

  it("is refused without changes if the account has been edited since", async () => {
    const { id, token, name, email } = await createUser();
    const first = await update(id, { name: `${name} again`, email }, token, 1);
    expect(first.data?.updateUser.version).toBe(2);
    const late = await update(id, { name: "Too late", email }, token, 1);
    expect(late.errors?.[0]?.extensions).toMatchObject({
      code: "PRECONDITION_FAILED",
      status: 412,
    });
    const early = await update(id, { name: "Too early", email }, token, 3);
    expect(readCode(early)).toBe("PRECONDITION_FAILED");
    const last = await update(id, { name, email }, token, null);
    expect(last.data?.updateUser).toMatchObject({ name, version: 3 });
  });

  it("accepts only one of twenty simultaneous edits of a version", async () => {
    const { id, token, email } = await createUser();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => update(id, { name: `Racer ${i}`, email }, token, 1)),
    );
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.map(readCode).filter((code) => code === "PRECONDITION_FAILED")).toHaveLength(19);
  });
});

describe.each([
  ["Banning", BAN],
  ["Lifting a ban", UNBAN],
  ["Giving a role", ROLE],
  ["Ending all sessions", END],
  ["Deleting an account", DELETE],
])("%s", (_act, mutation) => {
  const executeMutation = (id: number, token?: string) => server.graphql(mutation, { id }, token);

  it("requires an admin, and another user", async () => {
    const { id, token } = await createUser();
    expect(readCode(await executeMutation(id))).toBe("UNAUTHENTICATED");
    expect(readCode(await executeMutation(id, token))).toBe("FORBIDDEN");
    expect(readCode(await executeMutation(id, tokens["contributor"]))).toBe("FORBIDDEN");
    expect(readCode(await executeMutation(adminId, tokens["admin"]))).toBe("FORBIDDEN");
    expect(readCode(await executeMutation(id, tokens["admin"]))).toBeUndefined();
  });

  it("requires an existing user, which is checked first", async () => {
    expect(readCode(await executeMutation(999_999))).toBe("UNAUTHENTICATED");
    for (const account of ["member", "admin"]) {
      const { errors } = await executeMutation(999_999, tokens[account]);
      expect(errors?.[0]).toMatchObject({
        message: "User not found.",
        extensions: { code: "NOT_FOUND", status: 404 },
      });
    }
  });
});

describe("A ban", () => {
  it("takes effect at the next request, until it is lifted", async () => {
    const { id, name, token } = await createUser();
    const banned = await server.graphql(BAN, { id }, tokens["admin"]);
    expect(banned.data).toEqual({ banUser: { userId: id, banned: true } });
    const refused = await server.graphql(VIEWER, {}, token);
    expect(refused.status).toBe(403);
    expect(refused.errors?.[0]).toMatchObject({
      message: "Your account has been banned.",
      extensions: { code: "ACCOUNT_BANNED" },
    });
    const again = await server.graphql(
      "mutation ($id: Int!, $reason: String) { banUser(userId: $id, reason: $reason) { banned } }",
      { id, reason: "  Spam in reviews. " },
      tokens["admin"],
    );
    expect(again.errors).toBeUndefined();
    const [error] = (await server.graphql("{ viewer { userId } }", {}, token)).errors!;
    expect(error!.message).toBe("Your account has been banned: Spam in reviews.");
    const lifted = await server.graphql(UNBAN, { id }, tokens["admin"]);
    expect(lifted.data).toEqual({ unbanUser: { userId: id, banned: false } });
    expect((await server.graphql(VIEWER, {}, token)).status).toBe(401);
    expect((await server.graphql(VIEWER, {}, await server.login(name))).status).toBe(200);
  });

  it("does not restore earlier sessions when it is lifted", async () => {
    const { id, token } = await createUser();
    await server.graphql(BAN, { id }, tokens["admin"]);
    await server.graphql(UNBAN, { id }, tokens["admin"]);
    const { errors, status } = await server.graphql(VIEWER, {}, token);
    expect([status, errors?.[0]?.message]).toEqual([
      401,
      "Your session has ended. Please log in again.",
    ]);
  });
});

describe("Ending all sessions of a user", () => {
  it("takes effect at the next request, over both APIs, for this user only", async () => {
    const { id, name, token } = await createUser();
    const otherToken = await server.login(name);
    const stranger = await createUser();
    const { data } = await server.graphql(END, { id }, tokens["admin"]);
    expect(data).toEqual({ endUserSessions: 2 });
    for (const ended of [token, otherToken]) {
      expect((await server.graphql(VIEWER, {}, ended)).status).toBe(401);
    }
    expect((await server.graphql(VIEWER, {}, stranger.token)).status).toBe(200);
    const again = await server.login(name);
    const answer = await callRest(server, `DELETE /users/${id}/sessions`, {
      token: tokens["admin"],
    });
    expect(answer.status).toBe(204);
    expect((await server.graphql(VIEWER, {}, again)).status).toBe(401);
  });
});

describe("The mail about a deleted account", () => {
  it("is queued only if there is a mail server, so that no address stays", async () => {
    const { db } = server.database;
    const mailer = { send: () => Promise.resolve(null) };
    for (const services of [{ mailer: null }, { mailer }]) {
      const { id, name } = await createUser();
      await removeUser({ db, services }, id);
      const address = `${name}@potluck.example`;
      const mails = await db.query("select from outbox where recipient = $1", [address]);
      expect(mails).toHaveLength(services.mailer ? 1 : 0);
    }
  });
});

describe("A role", () => {
  const give = (id: number, role: number | null, token?: string) =>
    server.graphql(ROLE, { id, role }, token);

  it("must be one of the three roles, which is checked after the rights", async () => {
    const { id, token } = await createUser();
    expect(readCode(await give(999_999, null, tokens["admin"]))).toBe("NOT_FOUND");
    expect(readCode(await give(id, null, token))).toBe("FORBIDDEN");
    expect((await give(id, null, tokens["admin"])).errors?.[0]).toMatchObject({
      message: "Role is required",
      extensions: { code: "BAD_USER_INPUT", status: 400, field: "roleId" },
    });
    for (const role of [0, 4, -1]) {
      expect((await give(id, role, tokens["admin"])).errors?.[0]).toMatchObject({
        message: "Role not found.",
        extensions: { code: "NOT_FOUND", status: 404 },
      });
    }
  });

  it("takes effect at the next request", async () => {
    const { id, token } = await createUser();
    const USERS = "{ users(first: 1) { totalCount } }";
    expect(readCode(await server.graphql(USERS, {}, token))).toBe("FORBIDDEN");
    expect((await give(id, 1, tokens["admin"])).data).toEqual({
      setUserRole: { userId: id, role: { roleName: "admin" } },
    });
    expect((await server.graphql(USERS, {}, token)).data).toBeTruthy();
    await give(id, 3, tokens["admin"]);
    expect(readCode(await server.graphql(USERS, {}, token))).toBe("FORBIDDEN");
  });
});
