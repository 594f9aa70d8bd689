import { TestServer } from "../testing/testServer";
import { limits } from "./limits";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const times = (count: number, field: string) =>
  Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(" ");

const deep = (depth: number): string =>
  depth === 0
    ? "recipeId"
    : `reviews(first: 1) { edges { node { recipe { ${deep(depth - 1)} } } } }`;

const expensive = `recipes(first: 100) { edges { node { reviews(first: 100) { edges { node { text score reviewId } } } } } }`;

const refuse = async (query: string) => {
  const { status, errors } = await server.graphql(query);
  expect(status).toBe(400);
  return errors![0]!;
};

describe("A document that is too complex", () => {
  it.each<[measure: string, query: string, limit: number]>([
    ["cost", `{ ${expensive} }`, limits.cost],
    [
      "number of SQL statements",
      `{ ${times(20, 'searchSuggestions(search: "soop")')} }`,
      limits.statements,
    ],
    ["depth", `{ recipe(recipeId: 1) { ${deep(4)} } }`, limits.depth],
    [
      "number of aliases",
      `{ ${times(limits.aliases + 1, "tag(tagId: 1) { name }")} }`,
      limits.aliases,
    ],
    [
      "number of directives",
      `{ __typename ${"@include(if: true) ".repeat(limits.directives + 1)} }`,
      limits.directives,
    ],
    ["number of tokens", `{ ${"__typename ".repeat(limits.tokens)} }`, limits.tokens],
  ])("is refused in words, with the limit as an extension: %s", async (measure, query, limit) => {
    const { message, extensions } = await refuse(query);
    expect(message).toBe(`This query is too complex: its ${measure} exceeds the limit.`);
    expect(extensions).toMatchObject({ status: 400, limit });
  });

  it("is refused with its cost or its number of statements", async () => {
    const { extensions } = await refuse(`{ ${expensive} }`);
    expect(extensions["cost"]).toBeGreaterThan(limits.cost);
    const often = await refuse(`{ ${times(20, 'searchSuggestions(search: "soop")')} }`);
    expect(often.extensions["statements"]).toBeGreaterThan(limits.statements);
  });
});
