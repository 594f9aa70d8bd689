import { parse } from "graphql";
import { makeSchema } from "../graphql/schema";
import { checkRoute } from "./adapter";
import { resources } from "./resources";
import { noContent } from "./responses";
import { route } from "./Route";

const schema = makeSchema();

describe("A route", () => {
  it("that does not fit the schema stops the server, and is named", () => {
    const document = parse("query ($spoonId: Int!) { spoon(spoonId: $spoonId) { name } }");
    const stale = route("GET /spoons/:spoonId", document, {
      summary: "Get a spoon",
      response: noContent,
    });
    expect(() => checkRoute(schema, stale)).toThrow(/^GET \/spoons\/:spoonId: .*"spoon"/);
  });

  it("is one operation, and the only one of its method and path", () => {
    const routes = resources.flatMap((resource) => resource.routes);
    for (const each of routes) {
      const { definitions } = each.document;
      expect(definitions.filter(({ kind }) => kind === "OperationDefinition")).toHaveLength(1);
    }
    const calls = routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
});
