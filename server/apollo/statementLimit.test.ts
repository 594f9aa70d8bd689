import { parse } from "graphql";
import { makeSchema } from "./schema";
import { type Account, TestServer } from "../testing/testServer";
import { limits, estimateStatements } from "./limits";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const repeatField = (count: number, field: string) =>
  Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(" ");

const SUGGESTIONS = 'searchSuggestions(search: "soop")';
const nestReviews = (depth: number): string =>
  depth === 0
    ? "recipeId"
    : `reviews(first: 1) { edges { node { recipe { ${nestReviews(depth - 1)} } } } }`;

const expensiveField = `recipes(first: 100) { edges { node { reviews(first: 100) { edges { node { text score reviewId version createdAt } } } } } }`;

const refuse = async (query: string) => {
  const { status, errors } = await server.graphql(query);
  expect(status).toBe(400);
  return errors![0]!;
};

describe("A document that is too complex", () => {
  it.each<[measure: string, query: string, limit: number]>([
    ["cost", `{ ${expensiveField} }`, limits.cost],
    ["number of SQL statements", `{ ${repeatField(20, SUGGESTIONS)} }`, limits.statements],
    ["depth", `{ recipe(recipeId: 1) { ${nestReviews(4)} } }`, limits.depth],
    [
      "number of aliases",
      `{ ${repeatField(limits.aliases + 1, "tag(tagId: 1) { name }")} }`,
      limits.aliases,
    ],
    [
      "number of directives",
      `{ __typename ${"@include(if: true) ".repeat(limits.directives + 1)} }`,
      limits.directives,
    ],
    ["number of tokens", `{ ${"__typename ".repeat(limits.tokens)} }`, limits.tokens],
  ])(
    "is refused with a message, and the limit as an extension: %s",
    async (measure, query, limit) => {
      const { message, extensions } = await refuse(query);
      expect(message).toBe(`This query is too complex: its ${measure} exceeds the limit.`);
      expect(extensions).toMatchObject({ status: 400, limit });
    },
  );

  it("is refused with its cost or its number of statements", async () => {
    const { extensions } = await refuse(`{ ${expensiveField} }`);
    expect(extensions["cost"]).toBeGreaterThan(limits.cost);
    const repeatedField = await refuse(`{ ${repeatField(20, SUGGESTIONS)} }`);
    expect(repeatedField.extensions["statements"]).toBeGreaterThan(limits.statements);
  });
});

const FACETS = 'recipeFacets(filter: { search: "a" }) { tags { count } }';

describe("A document that would send too many statements", () => {
  it.each<[string, string, Account | null]>([
    ["options of filters", FACETS, null],
    ["suggestions", SUGGESTIONS, null],
    ["pages of recipes", "recipes(first: 1) { totalCount }", null],
    ["whole lists", "ingredients { name ingredientId version }", null],
    ["statistics", "stats { people }", "admin"],
    ["all users", "usersByRoles(roles: []) { user { name userId id } }", "contributor"],
    ["a user's lists", "viewer { recipes { totalCount } reviews { totalCount } }", "member"],
  ])("is refused if it has %s twenty times", async (_what, field, account) => {
    const token = account ? await server.login(account) : undefined;
    const query = `{ ${repeatField(20, field)} }`;
    const statements = await server.database.counter.collectStatements(async () => {
      const { errors, status } = await server.graphql(query, {}, token);
      expect([status, errors?.[0]?.message]).toEqual([
        400,
        expect.stringMatching(/^This query is too complex: its .+ exceeds the limit\.$/),
      ]);
    });
    expect(statements.length).toBeLessThanOrEqual(1);
  });

  it("is refused for its writes", async () => {
    const token = await server.login("contributor");
    const query = `mutation { ${repeatField(6, 'createIngredient(input: { name: "Plum" }) { name }')} }`;
    const { errors, status } = await server.graphql(query, {}, token);
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      expect.stringMatching(/^This query is too complex: its .+ exceeds the limit\.$/),
    ]);
  });

  it("is refused even if it was executed with fewer fields before", async () => {
    const field = 'recipeFacets(filter: { search: "a" }) @include(if: $if) { tags { count } }';
    const query = `query ($if: Boolean!) { ${repeatField(6, field)} tags { name } }`;
    const statuses: number[] = [];
    for (const isSelected of [false, false, true]) {
      statuses.push((await server.graphql(query, { if: isSelected })).status);
    }
    expect(statuses).toEqual([200, 200, 400]);
  });

  it("is executed with only a few of the fields", async () => {
    for (const fields of [
      repeatField(2, FACETS),
      repeatField(20, "recipe(recipeId: 1) { name }"),
    ]) {
      expect((await server.graphql(`{ ${fields} }`)).errors).toBeUndefined();
    }
  });

  it("reads the recipes of several links in one statement", async () => {
    const field = 'recipe(recipeId: 1, key: "x") { name instructions }';
    const once = await server.collectStatements(`{ ${field} }`);
    const repeatedField = await server.collectStatements(`{ ${repeatField(20, field)} }`);
    expect(repeatedField.length).toBeLessThanOrEqual(once.length);
  });
});

describe("The statements of a document", () => {
  const schema = makeSchema();
  /** The search has the maximum number of words, all of which are unknown. */
  const unknown = Array.from({ length: 40 }, (_, i) => `q${String.fromCharCode(97 + (i % 26))}zx`)
    .map((word, i) => (i < 26 ? word : `z${word.slice(1)}`))
    .join(" ");
  const knownWords = "soup lemon baklava rice onion garlic tomato basil oil salt pepper butter";
  const filter = (search: string) =>
    `filter: { search: "${search}", categoryId: 1, difficultyLevelId: 1, ingredientId: 1, tagId: 1, ownerId: 1 }`;

  it.each([
    ["recipes", "unknown words", `recipes(${filter(unknown)}) { totalCount }`],
    [
      "options",
      "unknown words",
      `recipeFacets(${filter(unknown)}) { owner { name } tags { count } }`,
    ],
    [
      "options",
      "known words",
      `recipeFacets(${filter(knownWords)}) { owner { name } tags { count } }`,
    ],
    [
      "recipes",
      "no results, but similar ones",
      'recipes(after: "WzAsMCwwXQ", sort: RELEVANCE, filter: { search: "zxqj gaspachio without nuts", orSimilar: true }) { totalCount }',
    ],
    [
      "options",
      "no results, but similar ones",
      'recipeFacets(filter: { search: "zxqj gaspachio without nuts", orSimilar: true, ownerId: 1 }) { owner { name } tags { count } }',
    ],
    ["suggestions", "unknown words", `searchSuggestions(search: "${unknown}")`],
    ["suggestions", "known words", `searchSuggestions(search: "${knownWords}")`],
    [
      "suggestions",
      "mistyped words",
      'searchSuggestions(search: "gaspachio baklawwa lemmonn shakshokka")',
    ],
  ])("do not exceed the estimate for %s with a search for %s", async (_what, _search, field) => {
    const query = `{ ${field} }`;
    // The query fills the process's cache of names of reference data.
    await server.graphql("{ recipes(first: 1) { edges { node { name } } } }");
    const statements = await server.collectStatements(query);
    const statementCount = estimateStatements(schema, parse(query));
    expect(statements.length).toBeLessThanOrEqual(statementCount);
    expect(statements.length).toBeGreaterThan(1);
    expect(statementCount).toBeLessThanOrEqual(limits.statements);
  });
});
