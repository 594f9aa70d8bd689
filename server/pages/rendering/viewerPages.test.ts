import { PassThrough } from "node:stream";
import type { DocumentNode } from "graphql";
import { sign } from "jsonwebtoken";
import { callRest } from "../../testing/callRest";
import { clientOperations } from "../../testing/clientOperations";
import { queriesByPath } from "../../testing/queriesByPath";
import { disconnectDatabase } from "../../testing/disconnectDatabase";
import { TestServer } from "../../testing/testServer";
import { type Client, noClient } from "./loadClient";
import type { Renderer } from "./Renderer";

const TEMPLATE = `<!doctype html><html lang="en"><head><title>Potluck</title>
</head><body><div id="root"></div></body></html>`;

const operations = Object.fromEntries(clientOperations()) as Record<string, DocumentNode>;

let renderCount = 0;
const renderer: Renderer = async ({ ask, isForViewer, url }) => {
  renderCount++;
  const ofViewer = isForViewer ? [await ask(operations["Viewer"]!, {})] : [];
  const queries = queriesByPath[new URL(url).pathname] ?? [];
  const data = await Promise.all(
    queries.map(([name, variables]) => ask(operations[name]!, { ...variables })),
  );
  return {
    language: "en",
    modules: [],
    initialState: "{}",
    render(callbacks) {
      const screen = new PassThrough();
      setImmediate(() => callbacks.onShellReady());
      screen.end(JSON.stringify([...ofViewer, ...data]).replaceAll("<", ""));
      return { pipe: (to) => screen.pipe(to), abort: () => undefined };
    },
  };
};

const client: Client = { ...noClient, template: TEMPLATE, isCanonicalPage: () => true, renderer };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({}, undefined, client);
});
afterAll(() => server.close());
beforeEach(() => {
  renderCount = 0;
});

const LOGIN = "mutation ($input: LoginInput!) { login(input: $input) { token } }";
const VIEWER = "{ viewer { name } }";
const AWAY =
  /^page_session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax, page_viewer=; Path=\/; Max-Age=0; SameSite=Lax$/;

const makeInput = (name: string) => ({
  input: { email: `${name}@potluck.example`, password: "potluck-demo" },
});

/** Joins the page cookies that a response sets into a request header. One of them is ignored without the other. */
const joinCookies = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** Logs in, and returns the token and the page cookie. */
async function logIn(name: string, on = server, requestHeaders: Record<string, string> = {}) {
  const { data, headers } = await on.graphql<{ login: { token: string } }>(
    LOGIN,
    makeInput(name),
    undefined,
    requestHeaders,
  );
  return { token: data!.login.token, cookie: joinCookies(headers), headers };
}

async function open(path: string, headers: Record<string, string> = {}, on = server) {
  const response = await fetch(on.url + path, { headers: { Accept: "text/html", ...headers } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const removeNonce = ({ html }: { html: string }) => html.replace(/(?<=nonce=")[^"]*/, "");

const openAs = (path: string, cookie: string) => open(path, { Cookie: cookie });

/** Registers and logs in a new member. */
async function newMember(name: string) {
  const userId = await server.addPerson(name);
  return { userId, name, ...(await logIn(name)) };
}

const run = (statement: string, parameters: unknown[] = []) =>
  server.database.db.query(statement, parameters);

const expectVisitor = ({ html, headers }: Awaited<ReturnType<typeof open>>, name: string) => {
  expect(html).toContain('{"data":');
  expect(html).not.toContain(name);
  expect(html).not.toContain("data-viewer");
  expect(headers.get("cache-control")).toBe("no-cache");
};

describe("The page cookie", () => {
  it("is not accepted as a token, and a token is not accepted as the cookie", async () => {
    const { token, cookie } = await newMember("mara");
    const value = /page_session=([^;]*)/.exec(cookie)![1];
    expect((await server.graphql(VIEWER, {}, value)).status).toBe(401);
    const rest = await fetch(`${server.url}/api/tags`, {
      headers: { Authorization: `Bearer ${value}` },
    });
    expect(rest.status).toBe(401);
    expectVisitor(await openAs("/recipes/1", `page_session=${token}; page_viewer=1`), "mara");
  });

  it("does not authenticate on /graphql, by POST or GET", async () => {
    const { cookie } = await newMember("mike");
    const requestHeaders = { Cookie: cookie };
    expect((await server.graphql(VIEWER, {}, undefined, requestHeaders)).data).toEqual({
      viewer: null,
    });
    // The operation is prepared, because it was executed before.
    expect((await server.graphql(VIEWER, {}, undefined, requestHeaders)).data).toEqual({
      viewer: null,
    });
    const byGet = await fetch(`${server.url}/graphql?query=${encodeURIComponent(VIEWER)}`, {
      headers: { ...requestHeaders, "Apollo-Require-Preflight": "1" },
    });
    expect(await byGet.json()).toEqual({ data: { viewer: null } });
    const mutation = "mutation { addFavorite(recipeId: 1) { recipeId } }";
    const { errors } = await server.graphql(mutation, {}, undefined, requestHeaders);
    expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
  });

  it.each([
    ["GET", "/users"],
    ["POST", "/auth/logout"],
    ["POST", "/recipes"],
  ])("does not authenticate in REST: %s %s", async (method, path) => {
    const { cookie } = await logIn("admin");
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { Cookie: cookie },
    });
    expect(response.status).toBe(401);
  });

  const REST_LOGIN = JSON.stringify({
    userEmail: "member@potluck.example",
    password: "potluck-demo",
  });
  const PASSKEY = JSON.stringify({ response: { id: "made-up" } });

  it.each<Record<string, string>>([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "none" },
    { "Sec-Fetch-Site": "made-up" },
    { Origin: "https://other.potluck.example" },
    { Origin: "null" },
    { Origin: "no address" },
    { Origin: "" },
  ])("is not set for a login from another site: %j", async (headers) => {
    const graphql = await logIn("member", server, headers);
    expect(graphql.token).toMatch(/^ey/);
    expect(graphql.headers.get("set-cookie")).toBeNull();
    const rest = await callRest<{ token: string }>(server, "POST /auth/login", {
      body: REST_LOGIN,
      headers: { ...headers, "Content-Type": "text/plain" },
    });
    expect(rest.json.token).toMatch(/^ey/);
    expect(rest.headers.get("set-cookie")).toBeNull();
    const { token } = await logIn("member");
    for (const document of [VIEWER, "mutation { logout }"]) {
      const answer = await server.graphql(document, {}, token, headers);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
  });

  it("is not set for a program that sends no origin", async () => {
    for (const [path, body] of [
      ["/api/auth/login", REST_LOGIN],
      ["/api/auth/login/passkey", PASSKEY],
    ] as const) {
      const response = await fetch(server.url + path, {
        method: "POST",
        headers: { "Content-Type": "text/plain" },
        body,
      });
      expect(response.headers.get("set-cookie")).toBeNull();
    }
  });

  it("is set for a page at the public address without Sec-Fetch-Site", async () => {
    const otherServer = await TestServer.startOn(
      server.database,
      { PUBLIC_URL: "http://potluck.example", DEMO_LOGINS: "on" },
      undefined,
      client,
    );
    const set = await logIn("member", otherServer, { Origin: "http://potluck.example" });
    expect(set.cookie).toMatch(/^page_session=\w/);
    await otherServer.close();
  });
});

describe("The page cookie is set", () => {
  it("by logging in, for the maximum time of a session, and not readable by scripts", async () => {
    const { headers } = await logIn("member");
    expect(headers.get("set-cookie")).toMatch(
      /^page_session=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax, page_viewer=1; Path=\/; Max-Age=2592000; SameSite=Lax$/,
    );
    const { email, password } = makeInput("member").input;
    const rest = await fetch(`${server.url}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
      body: JSON.stringify({ userEmail: email, password }),
    });
    expect(rest.headers.get("set-cookie")).toMatch(/^page_session=\w/);
  });

  it("for TLS only, if the public address uses TLS", async () => {
    const https = { PUBLIC_URL: "https://potluck.example", DEMO_LOGINS: "on" };
    const otherServer = await TestServer.startOn(server.database, https, undefined, client);
    const { headers } = await logIn("member", otherServer);
    // The prefix makes browsers accept the cookie from this host alone, for all paths and by TLS.
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toMatch(/^__Host-page_\w+=[^;]+; Path=\/; .*; Secure$/);
    }
    const sentCookie = joinCookies(headers);
    const { html } = await open("/recipes/1", { Cookie: sentCookie }, otherServer);
    expect(html).toContain("data-viewer");
    const unprefixed = sentCookie.replaceAll("__Host-", "");
    expectVisitor(await open("/recipes/1", { Cookie: unprefixed }, otherServer), "member@potluck");
    await otherServer.close();
  });

  it("for a browser that does not have it and queries the viewer", async () => {
    const { token, name, userId } = await newMember("olga");
    const { headers } = await server.graphql(VIEWER, {}, token);
    const { html } = await openAs("/recipes/1", joinCookies(headers));
    expect(html).toContain(name);
    expect(html).toContain(`data-viewer="${userId}"`);
  });

  it("until a logout or a query without a session removes it", async () => {
    const { token } = await newMember("outi");
    const { headers } = await server.graphql("mutation { logout }", {}, token);
    expect(headers.get("set-cookie")).toMatch(AWAY);
    expect((await server.graphql(VIEWER)).headers.get("set-cookie")).toMatch(AWAY);
  });
});

describe("A page with the cookie of a session", () => {
  it.each(["/", "/recipes", "/recipes/1", "/users/1"])(
    "belongs to its user at %s",
    async (path) => {
      const name = `viewer${path.replaceAll("/", "-")}`;
      const { cookie, token, userId } = await newMember(name);
      await server.graphql("mutation { addFavorite(recipeId: 1) { recipeId } }", {}, token);
      const note = 'mutation { writeNote(recipeId: 1, input: { text: "More salt" }) { text } }';
      expect((await server.graphql(note, {}, token)).errors).toBeUndefined();
      const { html, headers, status } = await openAs(path, cookie);
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="en" data-viewer="${userId}">`);
      expect(html).toContain(`"name":"${name}"`);
      if (path === "/recipes/1") {
        expect(html).toContain('"viewerHasFavorited":true');
        expect(html).toContain("More salt");
      }
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("vary")).toMatch(/\bCookie\b/);
      expect(headers.get("set-cookie")).toBeNull();
    },
  );

  it("is rendered for each request, and not stored", async () => {
    const { cookie } = await newMember("stella");
    const pageBefore = await open("/recipes/1");
    renderCount = 0;
    await openAs("/recipes/1", cookie);
    await openAs("/recipes/1", cookie);
    expect(renderCount).toBe(2);
    const after = await open("/recipes/1");
    expect(renderCount).toBe(2);
    expect(removeNonce(after)).toBe(removeNonce(pageBefore));
    expectVisitor(after, "stella");
  });

  it("is sent without its screen while the database is unavailable", async () => {
    const { cookie } = await newMember("dana");
    const reconnect = disconnectDatabase(server);
    const { status, html } = await openAs("/recipes/1", cookie);
    reconnect();
    expect(status).toBe(503);
    expect(html).toContain('<div id="root"></div>');
  });

  it.each([
    ["/", 11],
    ["/recipes", 8],
    ["/recipes/1", 8],
  ])("at %s takes %i statements", async (path, count) => {
    const { cookie } = await newMember(`cheap${path.length}`);
    const visit = () => openAs(path, cookie);
    await visit();
    const statements = await server.database.counter.collectStatements(visit);
    expect(statements.filter((sql) => sql.includes("from sessions"))).toHaveLength(1);
    expect(statements.filter((sql) => sql.startsWith("update"))).toEqual([]);
    expect(statements).toHaveLength(count);
  });

  it("does not count as a use of the session", async () => {
    const { cookie, userId } = await newMember("idle");
    await run("update sessions set last_used_at = now() - interval '1 hour' where user_id = $1", [
      userId,
    ]);
    await openAs("/recipes/1", cookie);
    const [row] = await run(
      "select last_used_at < now() - interval '30 minutes' as unused from sessions where user_id = $1",
      [userId],
    );
    expect(row).toEqual({ unused: true });
  });
});

it("A page is a visitor's after an offline logout, which removes only one cookie", async () => {
  const { cookie, name, token } = await newMember("ofelia");
  expect((await openAs("/recipes/1", cookie)).html).toContain(name);
  const [left] = cookie.split("; ");
  expect(left).toMatch(/^page_session=/);
  const page = await openAs("/recipes/1", left!);
  expectVisitor(page, name);
  expect(page.headers.get("set-cookie")).toMatch(AWAY);
  // The session remains valid until the logout has arrived.
  expect((await server.graphql(VIEWER, {}, token)).data).toEqual({ viewer: { name } });
});

describe("A visitor's page, which removes the cookie, is sent for a session", () => {
  type Member = Awaited<ReturnType<typeof newMember>>;
  it.each<[string, (member: Member) => Promise<unknown>]>([
    ["by logging out", ({ token }) => server.graphql("mutation { logout }", {}, token)],
    [
      "by a ban",
      ({ userId }) => run("update users set banned = true where user_id = $1", [userId]),
    ],
    [
      "by a change of the password elsewhere",
      async ({ name }) => {
        const { token } = await logIn(name);
        const input = { currentPassword: "potluck-demo", newPassword: "potluck-changed" };
        const change = "mutation ($input: PasswordChangeInput!) { changePassword(input: $input) }";
        return server.graphql(change, { input }, token);
      },
    ],
    [
      "by its age",
      ({ userId }) =>
        run("update sessions set created_at = now() - interval '31 days' where user_id = $1", [
          userId,
        ]),
    ],
    ["with its account", ({ userId }) => run("delete from users where user_id = $1", [userId])],
  ])("that ended %s", async (_how, end) => {
    const member = await newMember(`ended${_how.replaceAll(" ", "")}`);
    expect((await openAs("/recipes/1", member.cookie)).html).toContain(member.name);
    await end(member);
    const page = await openAs("/recipes/1", member.cookie);
    expectVisitor(page, member.name);
    expect(page.headers.get("set-cookie")).toMatch(AWAY);
  });

  it.each<[string, object, object]>([
    ["another issuer", { iss: "else" }, {}],
    ["another audience", { aud: "potluck" }, {}],
    ["an expiry that has passed", {}, { expiresIn: -1 }],
    ["another algorithm", {}, { algorithm: "HS512" }],
    ["another user's session", { sub: "1" }, {}],
  ])("with a page cookie that has %s", async (_what, claims, options) => {
    const { cookie } = await logIn("member");
    const [, claimsOfCookie = ""] = cookie.split(".");
    const { sub, jti } = JSON.parse(Buffer.from(claimsOfCookie, "base64url").toString());
    const forged = sign(
      { iss: "potluck", aud: "potluck-pages", sub, jti, ...claims },
      "a secret of tests, long enough to sign with",
      { expiresIn: 3600, ...options },
    );
    const page = await openAs("/recipes/1", `page_session=${forged}; page_viewer=1`);
    expectVisitor(page, "member@potluck.example");
    expect(page.headers.get("set-cookie")).toMatch(AWAY);
  });
});
