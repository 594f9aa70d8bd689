import { callRest } from "../testing/callRest";
import { TestServer } from "../testing/testServer";

/** Names that every object inherits and no input uses. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  token = await server.login("admin");
});
afterAll(() => server.close());

it("The tested names include all inherited properties of objects", () => {
  expect(inherited).toEqual(expect.arrayContaining(["__proto__", "constructor", "toString"]));
});

it("A variable cannot set the prototype of all variables", async () => {
  const query = "query ($__proto__: RecipeFilter) { recipes(filter: $__proto__) { totalCount } }";
  for (const variables of [
    "{}",
    '{ "__proto__": { "search": "soup" } }',
    '{ "__proto__": null }',
  ]) {
    const { status, errors } = await server.graphql(query, JSON.parse(variables) as object);
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      'A variable must not be called "$__proto__".',
    ]);
  }
});

describe.each(inherited.filter((name) => name !== "__proto__"))("A variable %s", (name) => {
  it("has its default if it is not sent, even when the document is repeated", async () => {
    const query = `query ($${name}: Int! = 2) { recipes(first: $${name}) { edges { node { id } } } }`;
    for (const [sent, length] of [
      [{}, 2],
      [{ [name]: 3 }, 3],
      [{}, 2],
      [{ [name]: 1 }, 1],
    ] as const) {
      const answer = await server.graphql<{ recipes: { edges: unknown[] } }>(query, sent);
      expect([answer.errors, answer.data?.recipes.edges.length]).toEqual([undefined, length]);
    }
  });

  it("is reported as missing if the document requires it", async () => {
    const query = `query ($${name}: Int!) { recipes(first: $${name}) { totalCount } }`;
    const { status, errors } = await server.graphql(query);
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      `Variable "$${name}" of type "Int!" is required.`,
    ]);
  });
});

describe.each(inherited)("The name %s", (name) => {
  it("is not a value of an enum, a field of an input or a global id", async () => {
    const wrong = [
      ["query ($v: RecipeSort) { recipes(sort: $v) { totalCount } }", name],
      [
        "mutation ($v: TagInput!) { createTag(input: $v) { id } }",
        JSON.parse(`{ "name": "x", ${JSON.stringify(name)}: 1 }`) as object,
      ],
      ["query ($v: ID!) { node(id: $v) { id } }", Buffer.from(`${name}:1`).toString("base64url")],
    ] as const;
    for (const [query, v] of wrong) {
      const { status, errors } = await server.graphql(query, { v }, token);
      expect(status).toBeLessThan(500);
      expect([query, errors?.[0]?.extensions["code"]]).toEqual([query, "BAD_USER_INPUT"]);
    }
  });

  it("does not select an operation of a document that has none of that name", async () => {
    const body = { query: "query A { viewer { userId } } query B { viewer { userId } }" };
    const response = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...body, operationName: name }),
    });
    expect(response.status).toBe(400);
  });

  it("has no effect as a field of a body", async () => {
    const body = `{ "tagName": "Tag of ${name}", ${JSON.stringify(name)}: { "tagName": "x", "role": "admin" } }`;
    const made = await callRest<{ tagId: number; tagName: string }>(server, "POST /tags", {
      token,
      body,
    });
    expect([made.status, made.json.tagName]).toEqual([201, `Tag of ${name}`]);
    const only = await callRest(server, "POST /tags", {
      token,
      body: `{ ${JSON.stringify(name)}: { "tagName": "x" } }`,
    });
    expect(only.status).toBe(400);
  });

  it("has no effect as a parameter, a header or a cookie", async () => {
    const plain = await callRest(server, "GET /tags");
    const asked = await callRest(server, `GET /tags?${name}=1&${name}[x]=2`, {
      headers: {
        "Accept-Language": name,
        Cookie: `locale=${name}; density=${name}; page_session=${name}; ${name}=${name}`,
        ...(name.startsWith("__") ? {} : { [name]: name }),
      },
    });
    expect([asked.status, asked.text]).toEqual([200, plain.text]);
  });

  it("is not found as a picture, a file or a path of the API", async () => {
    const paths = ["/photos/", "/assets/", "/api/"];
    for (const path of paths.map((before) => before + name)) {
      const { status } = await fetch(server.url + path, {
        headers: { Accept: "*/*", "Accept-Language": name, Cookie: `locale=${name}` },
      });
      expect([path, status]).toEqual([path, 404]);
    }
  });
});
