import { makeSchema } from "../graphql/schema";
import { prepare } from "./adapter";
import { noContent, route } from "./Route";
import { resources } from "./routes";

const schema = makeSchema();

describe("A row", () => {
  it("that does not fit the schema stops the server, and is named", () => {
    const stale = route("GET /spoons/:spoonId", {
      summary: "Read a spoon.",
      document: "query ($spoonId: Int!) { spoon(spoonId: $spoonId) { name } }",
      answer: noContent,
    });
    expect(() => prepare(schema, stale)).toThrow(/^GET \/spoons\/:spoonId: .*"spoon"/);
  });

  it("is one operation, and the only one of its method and path", () => {
    const rows = resources.flatMap(({ routes }) => routes);
    for (const row of rows) {
      const { definitions } = prepare(schema, row).document;
      expect(definitions.filter(({ kind }) => kind === "OperationDefinition")).toHaveLength(1);
    }
    const calls = rows.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
});
