import { callRest } from "../testing/callRest";
import { TestServer } from "../testing/testServer";

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.login("admin");
});
afterAll(() => server.close());

const readEtag = async (call: string, token?: string) =>
  (await callRest(server, call, { token })).headers.get("etag")!;

describe("A resource", () => {
  it.each(["/recipes", "/recipes/1", "/tags", "/openapi.json", "/reviews/recipe/1"])(
    "has an ETag of its exact bytes: %s",
    async (path) => {
      const options = { headers: { "Accept-Encoding": "identity" } };
      const { headers } = await callRest(server, `GET ${path}`, options);
      expect(headers.get("etag")).toMatch(/^"[\w-]{43}"$/);
      expect(headers.get("cache-control")).toBe("private, no-cache");
      expect(headers.get("vary")).toMatch(/^Authorization, Accept/);
      const head = await callRest(server, `HEAD ${path}`, options);
      expect(head).toMatchObject({ status: 200, text: "" });
      expect(head.headers.get("etag")).toBe(headers.get("etag"));
    },
  );

  it.each([
    (tag: string) => tag,
    (tag: string) => `W/${tag}`,
    (tag: string) => `"other", ${tag}`,
    () => "*",
  ])("is not sent again to a client that has it", async (tags) => {
    const etag = await readEtag("GET /tags");
    for (const method of ["GET", "HEAD"]) {
      const repeatedResponse = await callRest(server, `${method} /tags`, {
        headers: { "If-None-Match": tags(etag) },
      });
      expect(repeatedResponse).toMatchObject({ status: 304, text: "" });
      expect(repeatedResponse.headers.get("etag")).toBe(etag);
      expect(repeatedResponse.headers.get("cache-control")).toBe("private, no-cache");
    }
  });

  it("is sent again if it has changed, and reported if it is missing", async () => {
    const changedResponse = await callRest(server, "GET /tags", {
      headers: { "If-None-Match": '"old"' },
    });
    expect(changedResponse.status).toBe(200);
    const missingRecipe = await callRest(server, "GET /recipes/999999", {
      headers: { "If-None-Match": "*" },
    });
    expect(missingRecipe.status).toBe(404);
    expect(missingRecipe.headers.get("etag")).toBeNull();
  });
});

describe("A response for a logged-in user", () => {
  it.each(["/users/1", "/sessions", "/account/export", "/users", "/user-favorites/user/1"])(
    "must not be stored by the browser: %s",
    async (path) => {
      for (const token of [admin, undefined]) {
        const { status, headers } = await callRest(server, `GET ${path}`, { token });
        expect(status).toBe(token ? 200 : 401);
        expect(headers.get("cache-control")).toBe("private, no-store");
      }
    },
  );

  it("must not be stored if it contains a token or responds to a write", async () => {
    const body = { userEmail: "member@potluck.example", password: "potluck-demo" };
    const login = await callRest(server, "POST /auth/login", { body });
    expect(login.status).toBe(200);
    const refusedResponse = await callRest(server, "POST /tags", { token: admin, body: {} });
    expect(refusedResponse.status).toBe(400);
    for (const { headers } of [login, refusedResponse]) {
      expect(headers.get("cache-control")).toBe("private, no-store");
    }
  });
});

describe("A resource in several encodings", () => {
  const ENCODINGS = ["identity", "gzip", "br"];
  const read = (path: string, headers: Record<string, string>) =>
    fetch(server.url + path, { headers: { Accept: "*/*", ...headers } });

  it.each(["/api/recipes", "/api/recipes?first=24", "/api/openapi.json", "/api/difficulty-levels"])(
    "has an ETag for each encoding, and is not sent again to a client that has it: %s",
    async (path) => {
      const etags = new Map<string, string>();
      for (const encoding of ENCODINGS) {
        const { headers } = await read(path, { "Accept-Encoding": encoding });
        etags.set(headers.get("content-encoding") ?? "identity", headers.get("etag")!);
        expect(headers.get("vary")).toContain("Accept-Encoding");
      }
      expect([...etags.keys()]).toEqual(
        path === "/api/difficulty-levels" ? ["identity"] : ENCODINGS,
      );
      expect(new Set(etags.values()).size).toBe(etags.size);
      for (const [encoding, etag] of etags) {
        const headers = { "Accept-Encoding": encoding, "If-None-Match": `"other", ${etag}` };
        const repeatedResponse = await read(path, headers);
        expect([repeatedResponse.status, repeatedResponse.headers.get("etag")]).toEqual([
          304,
          etag,
        ]);
      }
    },
  );

  it("is edited with the ETag of any encoding in which it was read", async () => {
    for (const encoding of ENCODINGS) {
      const read = await callRest(server, "GET /recipes/3", {
        headers: { "Accept-Encoding": encoding },
      });
      const { status } = await callRest(server, "PUT /recipes/3", {
        token: admin,
        headers: { "If-Match": read.headers.get("etag")! },
        body: {
          recipeName: `Plum cake, ${encoding}`,
          recipeInstructions: "Bake. ".repeat(300),
          categoryId: 1,
          difficultyId: 1,
        },
      });
      expect(status).toBe(200);
    }
  });
});

describe("A resource that another site reads", () => {
  it("varies by origin, and exposes the link to the next page", async () => {
    const open = await TestServer.start({ CORS_ORIGINS: "https://cook.example" });
    const { headers } = await callRest(open, "GET /recipes?first=1", {
      headers: { Origin: "https://cook.example" },
    });
    expect(headers.get("vary")).toMatch(/^Origin, Authorization, Accept/);
    expect(headers.get("access-control-expose-headers")).toContain("Link");
    await open.close();
  });
});

describe("An edit with If-Match", () => {
  const THINGS = [
    [
      "/recipes/1",
      { recipeName: "Plum cake", recipeInstructions: "Bake.", categoryId: 1, difficultyId: 1 },
    ],
    ["/users/3", { userName: "Somebody else", userEmail: "member@potluck.example" }],
    ["/tags/1", { tagName: "Another tag" }],
    ["/categories/1", { categoryName: "Another category" }],
    ["/difficulty-levels/1", { difficultyLevelName: "Another level" }],
    ["/ingredients/1", { ingredientName: "Another ingredient" }],
  ] as const;

  it.each(THINGS)(
    "is refused if the ETag is outdated, and changes nothing: %s",
    async (path, body) => {
      const etag = await readEtag(`GET ${path}`, admin);
      const put = (tags: string) =>
        callRest(server, `PUT ${path}`, { token: admin, body, headers: { "If-Match": tags } });
      expect((await put('"old"')).status).toBe(412);
      expect((await put(`W/${etag}`)).status).toBe(412);
      expect(await readEtag(`GET ${path}`, admin)).toBe(etag);
      expect((await put(`"old", ${etag}`)).status).toBe(200);
      const staleEdit = await put(etag);
      expect(staleEdit.status).toBe(412);
      expect(staleEdit.text).toMatch(/^This [a-z ]+ was changed elsewhere/);
      expect((await put("*")).status).toBe(200);
    },
  );

  it("is refused for a review that has been changed", async () => {
    const [{ review_id: id, email }] = await server.database.db.query(
      "select review_id, email from reviews join users using (user_id) where email like 'member@%'",
    );
    expect(email).toBe("member@potluck.example");
    const token = await server.login("member");
    const etag = await readEtag(`GET /reviews/${id}`, token);
    const put = () =>
      callRest(server, `PUT /reviews/${id}`, {
        token,
        body: { score: 2, reviewText: "Less than I hoped." },
        headers: { "If-Match": etag },
      });
    expect((await put()).status).toBe(200);
    expect((await put()).status).toBe(412);
  });

  it("succeeds only once if twenty with the same ETag are concurrent", async () => {
    const etag = await readEtag("GET /recipes/2", admin);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        callRest(server, "PUT /recipes/2", {
          token: admin,
          body: { ...THINGS[0][1], recipeName: `Cake ${i}` },
          headers: { "If-Match": etag },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(412)]);
  });

  it("succeeds without it, as documented clients expect", async () => {
    const [path, body] = THINGS[0];
    for (let i = 0; i < 2; i++) {
      expect((await callRest(server, `PUT ${path}`, { token: admin, body })).status).toBe(200);
    }
  });
});
