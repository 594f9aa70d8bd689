import { connect } from "node:net";
import { TestServer } from "../testing/testServer";
import { addProtected, loginsOverGraphql } from "../testing/twoFactorAccounts";

const lines: string[] = [];
const destination = { write: (line: string) => void lines.push(line) };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ LOG_LEVEL: "debug", TRUSTED_PROXIES: "1" }, destination);
});
afterAll(() => server.close());
beforeEach(() => lines.splice(0));

const LOGIN = "mutation ($input: LoginInput!) { login(input: $input) { token } }";
const SECRETS =
  /potluck-demo|guess-guess|member@|eyJ|Bearer|RESETTOKEN|SEARCHTEXT|\$2[aby]\$|NOTETEXT/;

/** Returns the log once the last request's line has arrived. */
async function logged(requests: number): Promise<Record<string, unknown>[]> {
  while (lines.filter((line) => line.includes('"msg":"request"')).length < requests) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const sendRequestId = async (requestId: string) => {
  const { headers } = await fetch(`${server.url}/healthz`, {
    headers: { "X-Request-Id": requestId },
  });
  return headers.get("x-request-id");
};

describe("The log", () => {
  it("has an entry for each request, with its ID, path and status", async () => {
    const response = await fetch(`${server.url}/healthz?token=RESETTOKEN`);
    const [line] = await logged(1);
    expect(line).toMatchObject({
      id: response.headers.get("x-request-id"),
      method: "GET",
      path: "/healthz",
      status: 200,
    });
  });

  it("contains no input, tokens or searches of users", async () => {
    const token = await server.login("member");
    const input = { email: "member@potluck.example", password: "guess-guess" };
    await server.graphql(LOGIN, { input });
    await server.graphql(`{ user(userId: "potluck-demo") { name } }`, {}, token);
    await server.graphql("{ user(userId: 1) { name } }", {}, `${token}x`);
    await server.graphql(
      `mutation { login(input: { email: "member@x.y", password: "" }) { token } }`,
    );
    await fetch(`${server.url}/reset-password?token=RESETTOKEN`, {
      headers: { Accept: "text/html" },
    });
    await fetch(`${server.url}/recipes?search=SEARCHTEXT`, { headers: { Accept: "text/html" } });
    await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: '{"password":"potluck-demo"',
    });
    const logText = JSON.stringify(await logged(8));
    expect(logText).not.toMatch(SECRETS);
    expect(logText).not.toContain(token);
  });

  it("contains the cause of an error, without the values of a statement", async () => {
    const { db } = server.database;
    await db.query("alter table users rename column password_hash to hidden");
    const login = await server.graphql(LOGIN, {
      input: { email: "member@potluck.example", password: "potluck-demo" },
    });
    await server.graphql("mutation ($input: RegisterInput!) { register(input: $input) { name } }", {
      input: { name: "Nobody", email: "member@new.example", password: "guess-guess" },
    });
    await db.query("alter table users rename column hidden to password_hash");
    const all = await logged(2);
    const [fault] = all.filter(({ msg }) => msg === "unexpected error");
    expect(fault).toMatchObject({
      id: login.errors?.[0]?.extensions["requestId"],
      err: { type: "QueryFailedError", code: "42703" },
    });
    expect(JSON.stringify(all)).not.toMatch(SECRETS);
  });

  describe("of requests", () => {
    const HASH = /^[0-9a-f]{16}$/;
    const lastLine = async () => (await logged(1)).find(({ msg }) => msg === "request");

    it("contains the account, address, operation and error of a failed login", async () => {
      await server.graphql(
        "mutation Guess($input: LoginInput!) { login(input: $input) { token } }",
        {
          input: { email: "member@potluck.example", password: "guess-guess" },
        },
      );
      expect(await lastLine()).toMatchObject({
        client: expect.stringMatching(HASH) as string,
        operation: "Guess",
        errors: ["UNAUTHENTICATED"],
        events: [{ event: "login failed" }],
      });
    });

    it("contains both users of a ban, over both APIs", async () => {
      const token = await server.login("admin");
      const userId = await server.addPerson("noisy");
      lines.splice(0);
      await server.graphql(`mutation { banUser(userId: ${userId}) { name } }`, {}, token);
      const line = await lastLine();
      expect(line).toMatchObject({
        user: expect.stringMatching(HASH) as string,
        events: [{ event: "user banned", user: expect.stringMatching(HASH) as string }],
      });
      lines.splice(0);
      await fetch(`${server.url}/api/users/${userId}/unban`, {
        method: "PUT",
        headers: { Authorization: `Bearer ${token}` },
      });
      const { events } = line as { events: { user: string }[] };
      expect(await lastLine()).toMatchObject({
        user: line!["user"],
        events: [{ event: "user unbanned", user: events[0]!.user }],
      });
    });

    it("contains both users of a change of email, and no other edit", async () => {
      const token = await server.login("admin");
      const userId = await server.addPerson("mover");
      const edit = async (userEmail: string) => {
        lines.splice(0);
        await fetch(`${server.url}/api/users/${userId}`, {
          method: "PUT",
          headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
          body: JSON.stringify({ userName: "mover", userEmail }),
        });
        return (await lastLine())?.["events"];
      };
      expect(await edit("moved@potluck.example")).toEqual([
        { event: "email changed", user: expect.stringMatching(HASH) as string },
      ]);
      expect(await edit("Moved@potluck.example")).toBeUndefined();
    });

    it("contains the user who turns on two-factor login or enters a wrong code", async () => {
      const { app, email } = await addProtected(server);
      const turnedOn = {
        event: "two-factor turned on",
        user: expect.stringMatching(HASH) as string,
      };
      expect(await logged(3)).toContainEqual(expect.objectContaining({ events: [turnedOn] }));
      const { challenge } = await loginsOverGraphql(server).login(email);
      lines.splice(0);
      await loginsOverGraphql(server).complete(challenge!, app.wrongCode());
      expect(await lastLine()).toMatchObject({
        errors: ["BAD_USER_INPUT"],
        events: [{ event: "second factor failed", user: expect.stringMatching(HASH) as string }],
      });
    });

    it("contains the user whom a limit has refused", async () => {
      const limited = await TestServer.startOn(
        server.database,
        { LOG_LEVEL: "info", REGISTRATIONS_PER_IP: "1" },
        destination,
      );
      const register = (name: string) =>
        limited.graphql("mutation ($input: RegisterInput!) { register(input: $input) { name } }", {
          input: { name, email: `${name}@new.example`, password: "secret1" },
        });
      await register("first");
      lines.splice(0);
      await register("second");
      await limited.close();
      expect(await lastLine()).toMatchObject({
        errors: ["RATE_LIMITED"],
        events: [{ event: "limit reached", limit: "registration" }],
      });
    });

    it.each([
      ["plain", "127.0.0.1"],
      ["off", undefined],
    ])("identifies users as the operator has configured: %s", async (LOG_PEOPLE, client) => {
      const otherServer = await TestServer.startOn(
        server.database,
        { LOG_LEVEL: "info", LOG_PEOPLE },
        destination,
      );
      const token = await otherServer.login("member");
      lines.splice(0);
      const { data } = await otherServer.graphql<{ viewer: { userId: number } }>(
        "{ viewer { userId } }",
        {},
        token,
      );
      await otherServer.close();
      const line = await lastLine();
      expect(line!["client"]).toBe(client);
      expect(line!["user"]).toBe(client && data!.viewer.userId);
    });

    it("contains clients that disconnected before the response", async () => {
      const { hostname, port } = new URL(server.url);
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
          );
          setTimeout(() => socket.destroy(), 50);
        });
        socket.once("close", () => resolve());
      });
      expect(await lastLine()).toMatchObject({ path: "/graphql", status: 499 });
    });
  });

  it("contains slow statements without their values", async () => {
    const slow = await TestServer.startOn(
      server.database,
      { LOG_LEVEL: "warn", SLOW_STATEMENT_MS: "2" },
      destination,
    );
    const sql = "select $1::text, count(*) from generate_series(1, 300000)";
    await server.database.db.query(sql, ["a private note"]);
    await slow.close();
    const line = lines
      .map((text) => JSON.parse(text) as object)
      .find((error) => Reflect.get(error, "sql") === sql);
    expect(line).toMatchObject({ msg: "slow statement" });
    expect(JSON.stringify(line)).not.toContain("a private note");
  });

  it("uses the request ID of a proxy if its format is valid", async () => {
    expect(await sendRequestId("from_the-proxy-1")).toBe("from_the-proxy-1");
    for (const odd of ["two words", "x".repeat(65), 'a"b', "<b>"]) {
      expect(await sendRequestId(odd)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it("ignores the request ID of a visitor", async () => {
    const open = await TestServer.start();
    const { headers } = await fetch(`${open.url}/healthz`, { headers: { "X-Request-Id": "mine" } });
    await open.close();
    expect(headers.get("x-request-id")).not.toBe("mine");
  });
});
