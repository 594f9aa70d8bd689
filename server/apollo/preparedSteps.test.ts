import { print } from "graphql";
import { globalId } from "../graphql/globalId";
import { clientOperations } from "../testing/clientOperations";
import { prepareClientCall } from "../testing/calls/exampleCalls";
import { StatementScene } from "../testing/statementScene";
import { TestServer } from "../testing/testServer";
import { PreparedOperations } from "./PreparedOperations";

let server: TestServer;
let scene: StatementScene;
let run: jest.SpyInstance;
beforeAll(async () => {
  run = jest.spyOn(PreparedOperations.prototype, "run");
  server = await TestServer.start({ RATE_LIMIT: "off", CORS_ORIGINS: "https://cook.example" });
  scene = await StatementScene.make(server, 3);
});
afterAll(() => server.close());
beforeEach(() => run.mockClear());

const ACCEPT = "application/graphql-response+json,application/json;q=0.9";

interface Request {
  query: string;
  variables?: object;
  operationName?: string;
  extensions?: object;
}

/** Sends a request and returns the response as bytes, with the headers that do not differ between any two responses. */
async function send(request: Request, token?: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify(request),
  });
  const variableHeaders = ["date", "etag", "x-request-id"];
  // The header differs between bodies that are compressed as a whole and bodies that are sent in
  // chunks.
  if (response.headers.has("content-encoding"))
    variableHeaders.push("content-length", "transfer-encoding");
  const comparedHeaders = [...response.headers]
    .filter(([name]) => !variableHeaders.includes(name))
    // The value is removed, because the token in a cookie contains the second of its signature.
    .map(([name, value]) => [name, value.replace(/=[\w-]+\.[\w-]+\.[\w-]+;/, "=TOKEN;")]);
  return { status: response.status, headers: comparedHeaders, text: await response.text() };
}

/** Returns the number of operations that were executed without Apollo Server. */
const countPrepared = () => run.mock.calls.length;

const queries = clientOperations()
  .map(([name, document]) => ({ name, query: print(document) }))
  .filter(({ query }) => /^query /m.test(query))
  // The operations are excluded, because a document may contain them only once.
  .filter(({ name }) => name !== "CheckPasswordReset" && name !== "CheckSetup")
  // The operation is excluded, because its response differs each time.
  .filter(({ name }) => name !== "PasskeyLoginOptions");

describe("A repeated operation", () => {
  it.each(queries)(
    "gets the same response as from Apollo Server: $name",
    async ({ name, query }) => {
      const { caller, variables } = await prepareClientCall(name, scene);
      const request = { query, variables };
      const first = await send({ ...request, extensions: {} }, caller?.token, { Accept: ACCEPT });
      expect([first.status, countPrepared()]).toEqual([200, 0]);
      expect(await send(request, caller?.token, { Accept: ACCEPT })).toEqual(first);
      expect(countPrepared()).toBe(1);
    },
  );

  it.each(["br", "gzip", "identity"])(
    "is compressed as the client accepts: %s",
    async (encoding) => {
      const query = "{ recipes(first: 20) { edges { node { name instructions } } } }";
      const accept = { "Accept-Encoding": encoding };
      const first = await send({ query, extensions: {} }, undefined, accept);
      const secondResponse = await send({ query }, undefined, accept);
      expect(secondResponse).toEqual(first);
      expect(countPrepared()).toBe(1);
      expect(Object.fromEntries(secondResponse.headers)["content-encoding"] ?? "identity").toBe(
        encoding,
      );
    },
  );

  it.each([
    ["an expected error", "query ($id: Int!) { recipe(recipeId: $id) { name } }", { id: 999_999 }],
    [
      "a broken rule",
      "query ($first: Int) { tags { name } recipes(first: $first) { totalCount } }",
      {
        first: 0,
      },
    ],
    ["an error of a nullable field", "{ viewer { name } roles { roleName } }", {}],
  ])("reports %s in the same way as the first time", async (_what, query, variables) => {
    const first = await send({ query, variables, extensions: {} });
    expect(first.text).toContain('"errors"');
    const status = first.status;
    const secondResponse = await send({ query, variables });
    expect(secondResponse).toEqual(first);
    expect(countPrepared()).toBe(status === 200 ? 1 : 0);
  });

  it("reports a failure outside of its resolvers as an unexpected error", async () => {
    const query = "{ roles { roleName } }";
    await send({ query, extensions: {} });
    run.mockRejectedValueOnce(new Error("The query could not be compiled."));
    const { status, text } = await send({ query });
    expect(status).toBe(500);
    expect(text).toContain("INTERNAL_SERVER_ERROR");
    expect(text).not.toContain("compiled");
    expect((await send({ query })).status).toBe(200);
  });

  const list = "{ totalCount edges { node { name } } }";
  it.each([
    [
      "defaults of variables",
      `query ($first: Int! = 3, $sort: RecipeSort! = NAME_DESC, $filter: RecipeFilter = { search: "soup" }) {
        recipes(first: $first, sort: $sort, filter: $filter) ${list} }`,
      {},
    ],
    [
      "a variable that replaces its default",
      `query ($first: Int! = 3) { recipes(first: $first) ${list} }`,
      { first: 1 },
    ],
    [
      "a null instead of a default",
      `query ($filter: RecipeFilter = { search: "soup" }) { recipes(filter: $filter) ${list} }`,
      { filter: null },
    ],
    ["defaults of arguments", `{ recipes ${list} }`, {}],
    ["one value instead of a list", `{ recipes(filter: { tagIds: 1 }) ${list} }`, {}],
    [
      "one value of a variable instead of a list",
      `query ($filter: RecipeFilter) { recipes(filter: $filter) ${list} }`,
      { filter: { tagIds: 1 } },
    ],
    [
      "fields that are skipped",
      `query ($with: Boolean!) { recipes(first: 1) { totalCount @include(if: $with) edges { node { name @skip(if: $with) } } } }`,
      { with: false },
    ],
    [
      "fragments and aliases",
      `query { some: recipes(first: 1) { ...part } more: recipes(first: 2) { ...part } } fragment part on RecipeConnection ${list}`,
      {},
    ],
    [
      "types by name",
      `{ node(id: "${globalId("Recipe", 1)}") { __typename id ... on Recipe { name } } }`,
      {},
    ],
  ])("handles %s like Apollo Server", async (_what, query, variables) => {
    const first = await send({ query, variables, extensions: {} });
    expect([first.status, first.text.includes('"errors"')]).toEqual([200, false]);
    expect(await send({ query, variables })).toEqual(first);
    expect(countPrepared()).toBe(1);
  });

  it("masks internal errors and contains the request id", async () => {
    const query = "{ tags { name tagId } }";
    await send({ query });
    await server.database.db.query("alter table tags rename to hidden");
    const { text, headers, status } = await send({ query }, undefined, {
      Origin: "https://cook.example",
    });
    await server.database.db.query("alter table hidden rename to tags");
    expect([status, countPrepared()]).toEqual([200, 1]);
    expect(text).toMatch(/"code":"INTERNAL_SERVER_ERROR","status":500,"requestId":"[0-9a-f-]{36}"/);
    expect(text).not.toMatch(/relation|select|does not exist/);
    expect(headers).toContainEqual(["access-control-allow-origin", "https://cook.example"]);
  });

  it("is found by its text and name", async () => {
    const query = "query Named { tags { name } }";
    await send({ query, operationName: "Named" });
    await send({ query, operationName: "Named" });
    expect(countPrepared()).toBe(1);
    expect((await send({ query, operationName: "Other" })).status).toBe(400);
    expect(countPrepared()).toBe(1);
  });

  it("is executed after another operation of the same document", async () => {
    const query = "query Named { difficultyLevels { name } }";
    const first = await send({ query, operationName: "Named" });
    expect(first.status).toBe(200);
    for (const operationName of ["Other", "Other", "__proto__"]) {
      const { status } = await send({ query, operationName });
      expect([operationName, status]).toEqual([operationName, 400]);
    }
    expect(await send({ query, operationName: "Named" })).toEqual(first);
  });
});

describe("A request that Apollo Server handles", () => {
  const LIST =
    "query ($first: Int!) { recipes(first: $first) { edges { node { reviews(first: 30) { edges { node { recipe { ingredients { name } } } } } } } } }";

  it.each<[string, Request, Request, string | undefined]>([
    [
      "too large a cost",
      { query: LIST, variables: { first: 1 } },
      { query: LIST, variables: { first: 100 } },
      undefined,
    ],
    [
      "a variable of another type",
      { query: LIST, variables: { first: 1 } },
      { query: LIST, variables: { first: "1" } },
      undefined,
    ],
    ["a missing variable", { query: LIST, variables: { first: 1 } }, { query: LIST }, undefined],
    [
      "an invalid token",
      { query: "{ roles { roleName } }" },
      { query: "{ roles { roleName } }" },
      "a.b.c",
    ],
    [
      "a query of the schema",
      { query: "{ __schema { queryType { name } } }" },
      { query: "{ __schema { queryType { name } } }" },
      undefined,
    ],
  ])("has, for example, %s", async (_what, allowed, requested, token) => {
    await send(allowed, token ? scene.cook.token : undefined);
    run.mockClear();
    const { status } = await send(requested, token);
    expect(countPrepared()).toBe(0);
    expect(status).toBe(requested.query.includes("__schema") ? 200 : token ? 401 : 400);
  });

  it.each([
    ["a body that a form can send", "text/plain", '{"query":"{ tags { name } }"}', 400],
    ["malformed JSON", "application/json", '{"query":', 400],
    [
      "a body that is too large",
      "application/json",
      JSON.stringify({ query: " ".repeat(262_145) }),
      413,
    ],
  ])("has, for example, %s", async (_what, type, body, status) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });
    expect([response.status, countPrepared()]).toEqual([status, 0]);
  });

  it("is parsed only once, because parsing takes most of the time of a large body", async () => {
    const parse = jest.spyOn(JSON, "parse");
    const { status } = await send({ query: "{ tags { names } }", variables: { mark: "parsed" } });
    const texts = parse.mock.calls.map(([text]) => text);
    parse.mockRestore();
    expect(status).toBe(400);
    expect(texts.filter((text) => text.includes('"mark":"parsed"'))).toHaveLength(1);
  });

  it("is a login, even if it is repeated", async () => {
    const query = `mutation { login(input: { email: "member@potluck.example", password: "potluck-demo" }) { token } }`;
    await send({ query });
    await send({ query });
    expect(countPrepared()).toBe(0);
  });
});

describe("A repeated mutation", () => {
  it("is executed once for each request that its rules allow", async () => {
    const query = "mutation ($id: Int!) { addFavorite(recipeId: $id) { viewerHasFavorited } }";
    const variables = { id: await scene.recipe() };
    const token = (await scene.addPerson()).token;
    for (let i = 0; i < 2; i++) {
      expect(await send({ query, variables }, token)).toMatchObject({
        text: '{"data":{"addFavorite":{"viewerHasFavorited":true}}}\n',
      });
    }
    expect(countPrepared()).toBe(1);
    expect((await send({ query, variables })).text).toContain('"code":"UNAUTHENTICATED"');
  });

  const REVIEW = `mutation ($recipeId: Int!, $input: ReviewInput!, $first: Int!) {
    createReview(recipeId: $recipeId, input: $input) {
      score text
      author { name }
      recipe { viewerReview { score } rating { average count } reviews(first: $first) { totalCount } }
    }
  }`;

  it.each([
    ["is done", "MISSING", { score: 4, text: "Good." }, 1],
    ["is done twice", "REVIEWED", { score: 4, text: "Good." }, 1],
    ["breaks a rule of a value", "MISSING", { score: 9, text: "Good." }, 1],
    ["breaks the rule of a field", "MISSING", { score: 4, text: "Good." }, 0],
  ])("has the same response as from Apollo Server if it %s", async (_what, field, input, first) => {
    const { token } = await scene.addPerson();
    const request = async () => {
      const variables = { recipeId: await scene.recipe(), input, first };
      if (field === "REVIEWED") await send({ query: REVIEW, variables }, token);
      return { query: REVIEW, variables };
    };
    const fromApollo = await send({ ...(await request()), extensions: {} }, token);
    const repeatedRequest = await request();
    const preparedCount = countPrepared();
    const secondResponse = await send(repeatedRequest, token);
    expect(secondResponse.text).toBe(fromApollo.text);
    expect(countPrepared()).toBe(preparedCount + 1);
  });
});
