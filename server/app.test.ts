import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { request } from "node:http";
import { globalId } from "./graphql/globalId";
import { disconnectDatabase } from "./testing/disconnectDatabase";
import { TestServer } from "./testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
  });

it.each([
  "/", "/recipes", "/nothing", "/healthz", "/readyz", "/robots.txt", "/sitemap.xml", "/feed.atom", "/oembed", "/covers/x.svg", "/photos/x.webp",
  "/manifest.webmanifest", "/api/docs", "/api/docs/start.js",
])("The path %s refuses unsupported methods and lists the supported ones", async (path) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "PROPFIND"]) {
    const { status, headers } = await fetch(server.url + path, { method });
    expect([method, status, headers.get("allow")]).toEqual([method, 405, "GET, HEAD, OPTIONS"]);
  }
}); // prettier-ignore

describe("The GraphQL endpoint", () => {
  it.each([
    ["malformed JSON", '{"query":', 400, "BAD_USER_INPUT"],
    [
      "a body that is too large",
      JSON.stringify({ query: "#".repeat(300_000) }),
      413,
      "PAYLOAD_TOO_LARGE",
    ],
  ])("responds to %s with JSON", async (_what, body, status, code) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code, status } }] });
  });

  it.each([
    [
      "deep",
      `{ recipes { edges { node { reviews { edges { node { recipe { reviews { edges { node {
      recipe { reviews { edges { node { text } } } } } } } } } } } } } } }`,
    ],
    ["wide", `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: viewer { name }`).join(" ")} }`],
    [
      "costly",
      `{ recipes(first: 100) { edges { node { reviews(first: 100) { edges { node {
      recipe { ingredients { name unit quantity } } } } } } } } }`,
    ],
    ["long", `{ ${"viewer { name } ".repeat(1000)} }`],
    ["full of directives", `{ viewer { ${"name @include(if: true) ".repeat(60)} } }`],
  ])("refuses a document that is too %s", async (_what, query) => {
    const { status, errors } = await server.graphql(query);
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions["status"]).toBe(400);
  });

  it("executes one operation per request", async () => {
    const response = await post(JSON.stringify([{ query: "{ viewer { name } }" }]));
    expect(response.status).toBe(400);
  });

  it("never changes anything by GET", async () => {
    const response = await fetch(`${server.url}/graphql?query=mutation{logout}`, {
      headers: { "apollo-require-preflight": "1" },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  it("refuses requests that a form of another site could send", async () => {
    const response = await fetch(`${server.url}/graphql?query={viewer{name}}`);
    expect(response.status).toBe(400);
  });

  it("masks internal errors and adds the request ID", async () => {
    await server.database.db.query("alter table tags rename to hidden");
    const { errors, headers } = await server.graphql("{ tags { name } }");
    await server.database.db.query("alter table hidden rename to tags");
    expect(errors?.[0]).toMatchObject({
      message: "Something went wrong on our side. Please try again.",
      extensions: {
        code: "INTERNAL_SERVER_ERROR",
        status: 500,
        requestId: headers.get("x-request-id"),
      },
    });
    expect(JSON.stringify(errors)).not.toMatch(/relation|select|does not exist/);
  });

  it("is unavailable to logged-in users while the database is unavailable", async () => {
    const token = await server.login("member");
    const reconnect = disconnectDatabase(server);
    const responses = [
      await server.graphql("{ viewer { name } }", {}, token),
      await server.graphql("{ viewer { name } }", {}, token),
    ];
    reconnect();
    for (const { status, headers, errors } of responses) {
      expect(status).toBe(503);
      expect(headers.get("retry-after")).toBe("1");
      expect(errors?.[0]?.extensions["code"]).toBe("SERVICE_UNAVAILABLE");
    }
    expect((await server.graphql("{ viewer { name } }", {}, token)).status).toBe(200);
  });

  const RECIPE = "query Away { recipe(recipeId: 1) { name } }";

  it.each(["*/*", "application/graphql-response+json,application/json;q=0.9"])(
    "is unavailable to visitors while the database is unavailable, even for a repeated operation: %s",
    async (accept) => {
      const send = (query: string) => server.graphql(query, {}, undefined, { Accept: accept });
      const uncachedQuery = RECIPE.replace("Away", `Away${accept.length}`);
      await send(RECIPE);
      const reconnect = disconnectDatabase(server);
      const responses = [await send(RECIPE), await send(uncachedQuery)];
      reconnect();
      for (const { status, headers, data, errors } of responses) {
        expect(status).toBe(503);
        expect(headers.get("retry-after")).toBe("1");
        expect(data).toBeNull();
        expect(errors).toHaveLength(1);
        expect(errors?.[0]).toMatchObject({
          message: "The service is temporarily unavailable. Please try again shortly.",
          extensions: { code: "SERVICE_UNAVAILABLE" },
        });
      }
      expect((await send(RECIPE)).status).toBe(200);
    },
  );

  it("responds with 200 to partial data and to errors of the request", async () => {
    const id = globalId("Recipe", 1);
    const node = `query ($id: ID!) { __typename node(id: $id) { id } }`;
    await server.graphql(node, { id });
    const reconnect = disconnectDatabase(server);
    const partial = [
      await server.graphql(node, { id }),
      await server.graphql(`${node} # new`, { id }),
    ];
    reconnect();
    for (const { status, data, errors } of partial) {
      expect(status).toBe(200);
      expect(data).toEqual({ __typename: "Query", node: null });
      expect(errors?.[0]?.extensions["code"]).toBe("SERVICE_UNAVAILABLE");
    }
    const missingRecipe = await server.graphql("{ recipe(recipeId: 999999) { name } }");
    expect([missingRecipe.status, missingRecipe.data]).toEqual([200, null]);
  });

  it("sends responses that must not be stored", async () => {
    const hash = "ecf4edb46db40b5132295c0291d62fb65d6759a9eedfa4d5d612dd5ec54a6b38";
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    for (const body of [{ query: "{__typename}", extensions }, { extensions }]) {
      const response = await post(JSON.stringify(body));
      expect(await response.text()).toContain("PERSISTED_QUERY_NOT_SUPPORTED");
    }
  });

  it("lists the methods that it supports", async () => {
    for (const method of ["PUT", "DELETE", "PATCH"]) {
      const response = await fetch(`${server.url}/graphql`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, POST");
      const code = "METHOD_NOT_ALLOWED";
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
    }
  });

  it("refuses two Authorization headers, and tokens anywhere else", async () => {
    const token = await server.login("member");
    const status = await new Promise<number>((resolve) => {
      const message = request(`${server.url}/graphql`, { method: "POST" }, (response) => {
        response.resume();
        resolve(response.statusCode!);
      });
      message.setHeader("Content-Type", "application/json");
      message.setHeader("Authorization", [`Bearer ${token}`, `Bearer ${token}`]);
      message.end('{"query":"{ viewer { name } }"}');
    });
    expect(status).toBe(401);
    const queryTokenResponse = await fetch(
      `${server.url}/graphql?access_token=${token}&token=${token}`,
      {
        method: "POST",
        headers: { "Content-Type": "application/json", Cookie: `token=${token}` },
        body: '{"query":"{ viewer { name } }"}',
      },
    );
    expect(await queryTokenResponse.json()).toEqual({ data: { viewer: null } });
  });
});

describe("The playground", () => {
  it("is served to browsers at /graphql, with all its files from this server", async () => {
    const page = await fetch(`${server.url}/graphql`, { headers: { Accept: "text/html" } });
    const html = await page.text();
    expect(html).toContain("AltairGraphQL.init");
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
    const script = await fetch(`${server.url}/playground/main.js`);
    expect(script.status).toBe(200);
    expect(script.headers.get("content-type")).toMatch(/javascript/);
  });

  it("is disabled together with introspection and hints about the schema", async () => {
    const closedServer = await TestServer.start({ INTROSPECTION: "off" });
    const page = await fetch(`${closedServer.url}/graphql`, { headers: { Accept: "text/html" } });
    expect(await page.text()).not.toContain("Altair");
    const schema = await closedServer.graphql("{ __schema { queryType { name } } }");
    expect(schema.status).toBe(400);
    const near = await closedServer.graphql("{ recipez { totalCount } }");
    expect(near.errors?.[0]?.message).not.toMatch(/recipes/);
    await closedServer.close();
  });
});

it("The file robots.txt excludes paths for logged-in users and for programs", async () => {
  const response = await fetch(`${server.url}/robots.txt`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  const lines = (await response.text()).split("\n");
  expect(lines[0]).toBe("User-agent: *");
  expect(lines).toEqual(expect.arrayContaining(["Disallow: /api/", "Disallow: /users"]));
  expect(lines).not.toContain("Disallow: /");
});

describe("Every response", () => {
  it.each([
    "/",
    "/recipes",
    "/graphql",
    "/assets/none.js",
    "/healthz",
    "/covers/none.svg",
    "/api/tags",
    "/api/none",
    "/api/docs",
  ])("has the security headers: %s", async (path) => {
    const { headers } = await fetch(server.url + path, { headers: { Accept: "*/*" } });
    const policy = headers.get("content-security-policy")!;
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  it.each(["/", "/recipes", "/robots.txt", "/healthz"])(
    "lists the methods of a read-only path: %s",
    async (path) => {
      const { status, headers } = await fetch(server.url + path, { method: "OPTIONS" });
      expect([status, headers.get("allow")]).toEqual([200, "GET, HEAD"]);
    },
  );

  it("has an ID, even if the URL of the request cannot be parsed", async () => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write("GET http://[ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    expect(await text(socket)).toMatch(/^X-Request-Id: /m);
  });

  it("has Strict-Transport-Security if the public address has TLS", async () => {
    const secure = await TestServer.start({ PUBLIC_URL: "https://potluck.example" });
    const { headers } = await fetch(`${secure.url}/healthz`);
    expect(headers.get("strict-transport-security")).toMatch(/max-age=\d+/);
    await secure.close();
  });
});

describe("The health checks", () => {
  it("report that the server is alive and ready", async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it("report that the server is not ready without the database or a migration", async () => {
    const brokenServer = await TestServer.start();
    const { db } = brokenServer.database;
    const { name } = db.migrations.at(-1)!.constructor;
    await db.query("update migrations set name = 'undone' where name = $1", [name]);
    const missingRecipe = await fetch(`${brokenServer.url}/readyz`);
    await db.query("drop table migrations");
    const unavailable = await fetch(`${brokenServer.url}/readyz`);
    expect([missingRecipe.status, unavailable.status]).toEqual([503, 503]);
    expect(missingRecipe.headers.get("retry-after")).toBe("1");
    expect((await fetch(`${brokenServer.url}/healthz`)).status).toBe(200);
    await brokenServer.close();
  });

  it("report that the server is not alive while its embedded database restarts", async () => {
    let isRunning = false;
    const database = { ...server.database, isRunning: () => isRunning };
    const stopped = await TestServer.startOn(database);
    const statuses = () =>
      Promise.all(
        ["/healthz", "/readyz"].map(async (path) => (await fetch(stopped.url + path)).status),
      );
    expect(await statuses()).toEqual([503, 503]);
    isRunning = true;
    expect(await statuses()).toEqual([200, 200]);
    await stopped.close();
  });
});
