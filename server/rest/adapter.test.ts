import { validate } from "graphql";
import { makeSchema } from "../apollo/schema";
import { resources } from "./resources";

const routes = resources.flatMap((resource) => resource.routes);

describe("A route", () => {
  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "matches the schema: %s",
    (_call, { document }) => expect(validate(makeSchema(), document)).toEqual([]),
  );

  it("maps to one operation, which is the only one of its method and path", () => {
    for (const route of routes) {
      const { definitions } = route.document;
      expect(definitions.filter(({ kind }) => kind === "OperationDefinition")).toHaveLength(1);
    }
    const calls = routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
});
