import { request } from "node:http";
import { callRest } from "../testing/callRest";
import { disconnectDatabase } from "../testing/disconnectDatabase";
import { type Account, TestServer } from "../testing/testServer";

let server: TestServer;
const tokens: Partial<Record<Account, string>> = {};
beforeAll(async () => {
  server = await TestServer.start();
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

const call = (endpoint: string, options: Parameters<typeof callRest>[2] = {}) =>
  callRest<Record<string, unknown>>(server, endpoint, options);

const PROBLEM = { Accept: "application/json" };

describe("A token", () => {
  it.each(["x", "a.b.c", "Bearer", "Bearer x", "Basic YTpi"])(
    "that is invalid is refused, even by public calls: %s",
    async (authorization) => {
      for (const endpoint of [
        "GET /recipes/1",
        "GET /tags",
        "POST /recipes",
        "DELETE /recipes/abc",
      ]) {
        const { status, headers } = await call(endpoint, {
          headers: { Authorization: authorization },
        });
        expect(status).toBe(401);
        expect(headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
      }
    },
  );

  it("that is sent twice is refused", async () => {
    const status = await new Promise<number>((resolve) => {
      const message = request(`${server.url}/api/tags`, (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      });
      message.setHeader("Authorization", [`Bearer ${tokens.member}`, `Bearer ${tokens.member}`]);
      message.end();
    });
    expect(status).toBe(401);
  });

  it("that has expired does not prevent a login", async () => {
    const staleToken = { Authorization: "Bearer a.b.c" };
    const login = await call("POST /auth/login", {
      headers: staleToken,
      body: { userEmail: "member@potluck.example", password: "potluck-demo" },
    });
    expect(login.status).toBe(200);
    const register = await call("POST /auth/register", { headers: staleToken, body: {} });
    expect(register.status).toBe(400);
    const reset = await call("POST /password-reset/request", {
      headers: staleToken,
      body: { email: "nobody@potluck.example" },
    });
    expect(reset.status).toBe(200);
    const validate = await call("GET /password-reset/validate?token=x", { headers: staleToken });
    expect(validate).toMatchObject({ status: 400, text: "Invalid or expired token." });
  });

  it("of a banned user is refused in JSON, regardless of Accept", async () => {
    const { db } = server.database;
    await db.query("update users set banned = true where email = 'member@potluck.example'");
    const bannedBody = '{"code":"ACCOUNT_BANNED","message":"Your account has been banned."}';
    for (const Accept of ["*/*", "text/plain", "application/json"]) {
      const refusedResponse = await call("GET /tags", {
        token: tokens.member,
        headers: { Accept },
      });
      expect(refusedResponse).toMatchObject({ status: 403, text: bannedBody });
      expect(refusedResponse.headers.get("content-type")).toMatch(/^application\/json/);
    }
    const login = (password: string) =>
      call("POST /auth/login", { body: { userEmail: "member@potluck.example", password } });
    expect(await login("potluck-demo")).toMatchObject({ status: 403, text: bannedBody });
    expect(await login("another")).toMatchObject({ status: 401 });
    await db.query("update users set banned = false where email = 'member@potluck.example'");
  });
});

describe("A refusal", () => {
  it.each([undefined, "*/*", "text/plain", "application/*"])(
    "is sent as plain text if Accept is %s",
    async (accept) => {
      const { text, headers } = await call("GET /recipes/999999", {
        headers: accept ? { Accept: accept } : {},
      });
      expect(text).toBe("Recipe not found.");
      expect(headers.get("content-type")).toMatch(/^text\/plain/);
    },
  );

  it.each(["application/json", "application/problem+json", "text/html, application/json;q=0.9"])(
    "is sent as a problem document if Accept is %s",
    async (accept) => {
      const { json, headers } = await call("GET /recipes/999999", { headers: { Accept: accept } });
      expect(headers.get("content-type")).toMatch(/^application\/problem\+json/);
      expect(json).toEqual({
        type: "about:blank",
        title: "Not Found",
        status: 404,
        detail: "Recipe not found.",
        code: "NOT_FOUND",
      });
    },
  );

  it("lists every invalid field by its name in REST", async () => {
    const { json } = await call("POST /recipes", {
      token: tokens.contributor,
      headers: PROBLEM,
      body: { recipeName: " " },
    });
    expect(json["errors"]).toEqual([
      { field: "recipeName", message: "Recipe name is required." },
      { field: "categoryId", message: "Category is required." },
      { field: "difficultyId", message: "Difficulty level is required." },
      { field: "recipeInstructions", message: "Instructions are required." },
    ]);
  });

  it("has WWW-Authenticate", async () => {
    const { status, headers } = await call("POST /recipes");
    expect(status).toBe(401);
    expect(headers.get("www-authenticate")).toBe("Bearer");
  });
});

describe("A path", () => {
  const invalidIds = [
    "abc",
    "0",
    "1e3",
    "99999999999",
    "2147483648",
    "-1",
    "1.5",
    "%00",
    "01",
    "1%20",
  ];
  it.each([
    ["/recipes/", "Invalid recipe Id"],
    ["/users/", "Invalid user Id"],
    ["/reviews/", "Invalid review Id"],
    ["/reviews/recipe/", "Invalid recipe Id"],
    ["/reviews/user/", "Invalid user Id"],
    ["/tags/", "Invalid tag Id"],
    ["/categories/", "Invalid category Id"],
    ["/difficulty-levels/", "Invalid difficulty level Id"],
    ["/ingredients/", "Invalid ingredient Id"],
    ["/user-favorites/user/", "Invalid user Id"],
    ["/user-favorites/user/1/recipe/", "Invalid recipe Id"],
    ["/user-notes/recipe/1/user/", "Invalid user Id"],
  ])("below %s accepts IDs only", async (path, message) => {
    for (const id of invalidIds) {
      expect(await call(`GET ${path}${id}`)).toMatchObject({ status: 400, text: message });
    }
  });

  it("that is unknown or malformed is reported as missing", async () => {
    expect(await call("GET /none")).toMatchObject({
      status: 404,
      text: "This endpoint does not exist.",
    });
    expect((await call("GET /none", { headers: PROBLEM })).json).toMatchObject({ status: 404 });
    expect(await call("GET /tags/%zz")).toMatchObject({
      status: 400,
      text: "The request is malformed.",
    });
  });

  it.each([
    ["PATCH /recipes", "GET, POST, HEAD, OPTIONS"],
    ["POST /recipes/1", "GET, PUT, DELETE, HEAD, OPTIONS"],
    ["GET /auth/login", "POST, OPTIONS"],
    ["DELETE /openapi.json", "GET, HEAD, OPTIONS"],
  ])("lists its methods in the response to %s", async (endpoint, allow) => {
    const { status, headers, json } = await call(endpoint, { headers: PROBLEM });
    expect(status).toBe(405);
    expect(headers.get("allow")).toBe(allow);
    expect(json).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
    const options = await call(endpoint.replace(/^\w+/, "OPTIONS"));
    expect(options.status).toBe(204);
    expect(options.headers.get("allow")).toBe(allow);
  });
});

describe("A body", () => {
  it.each([
    ["malformed JSON", "{", 400, "The body is not valid JSON."],
    ["a list", "[]", 400, "The body must be a JSON object."],
    ["a number", "3", 400, "The body must be a JSON object."],
    ["nothing", "", 400, "Recipe name is required."],
    ["NUL", '{"recipeName":"a\\u0000b"}', 400, "Text must not contain the NUL character."],
    ["too much", `{"recipeName":"${"x".repeat(263_000)}"}`, 413, "The request body is too large."],
  ])("with %s is refused", async (_what, body, status, message) => {
    const options = { token: tokens.contributor, body };
    const response = await call("POST /recipes", options);
    expect(response).toMatchObject({ status, text: message });
    const problem = await call("POST /recipes", { ...options, headers: PROBLEM });
    expect(problem.json).toMatchObject({ status, detail: message });
  });

  it("that is not UTF-8 is refused", async () => {
    const answer = await fetch(`${server.url}/api/recipes`, {
      method: "POST",
      headers: { Authorization: `Bearer ${tokens.contributor}` },
      body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    });
    expect(answer.status).toBe(400);
  });
});

describe("Of several errors", () => {
  const body = "{";
  it.each([
    ["the token", "PUT /recipes/abc", { headers: { Authorization: "x" } }, 401],
    ["the key in the path", "PUT /recipes/abc", {}, 400],
    ["a missing login", "PUT /recipes/999999", {}, 401],
    ["a missing resource", "PUT /recipes/999999", { as: "member" }, 404],
    ["a missing permission", "PUT /recipes/1", { as: "member" }, 403],
    ["the body", "PUT /recipes/1", { as: "admin" }, 400],
  ] as const)("%s is reported first", async (_what, endpoint, { as, headers }: Sent, status) => {
    const token = as && tokens[as];
    const options = { token, body, headers: { "If-Match": '"stale"', ...headers } };
    expect((await call(endpoint, options)).status).toBe(status);
  });

  interface Sent {
    as?: Account;
    headers?: Record<string, string>;
  }
});

describe("A failure", () => {
  it("that is unexpected is masked and contains the request ID", async () => {
    const { db } = server.database;
    await db.query("alter table tags rename to hidden");
    const response = await call("GET /tags");
    const problem = await call("GET /tags", { headers: PROBLEM });
    await db.query("alter table hidden rename to tags");
    expect(response).toMatchObject({
      status: 500,
      text: "Something went wrong on our side. Please try again.",
    });
    expect(response.headers.get("x-request-id")).toBeTruthy();
    expect(problem.json["requestId"]).toBe(problem.headers.get("x-request-id"));
  });

  it("of the database is reported with 503 and the seconds to wait", async () => {
    const reconnect = disconnectDatabase(server);
    const refusedResponse = await call("GET /tags", { token: tokens.member });
    reconnect();
    expect(refusedResponse.status).toBe(503);
    expect(refusedResponse.headers.get("retry-after")).toBe("1");
  });

  it("after too many wrong passwords is reported with 429, and both APIs count together", async () => {
    const guess = { userEmail: "admin@potluck.example", password: "wrong" };
    for (let i = 0; i < 9; i++) await call("POST /auth/login", { body: guess });
    await server.graphql(
      'mutation { login(input: { email: "ADMIN@potluck.example", password: "x" }) { token } }',
    );
    const refusedResponse = await call("POST /auth/login", { body: guess });
    expect(refusedResponse.status).toBe(429);
    expect(Number(refusedResponse.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
