import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { version } from "../package.json";
import { makeSchema } from "../server/apollo/schema";
import { openApiDocument } from "../server/rest/openapi/openApiDocument";
import { resources } from "../server/rest/resources";
import {
  findGraphqlChanges,
  findOpenApiChanges,
  findUnnamedChanges,
  type OpenApi,
} from "./breakingChanges";

const readProjectFile = (...path: string[]) =>
  readFileSync(join(resolve(__dirname, ".."), ...path), "utf8");
const readReleased = (file: string) => readProjectFile("docs/api", version, file);

const changelog = readProjectFile("CHANGELOG.md");

describe("Since the last version", () => {
  it("the version of package.json is the last one in the changelog", () => {
    expect(/^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$/m.exec(changelog)?.[1]).toBe(version);
  });

  it("breaking changes of the schema are in the changelog", () => {
    const changes = findGraphqlChanges(
      readReleased("schema.graphql"),
      readProjectFile("schema.graphql"),
    );
    expect(findUnnamedChanges(changes, changelog)).toEqual([]);
  });

  it("breaking changes of REST are in the changelog", () => {
    const released = JSON.parse(readReleased("openapi.json")) as OpenApi;
    const current = openApiDocument(makeSchema(), resources) as OpenApi;
    expect(findUnnamedChanges(findOpenApiChanges(released, current), changelog)).toEqual([]);
  });
});

describe("The changelog", () => {
  const change = { name: "Query.figures", change: "removed" };
  const write = (version: string, heading: string) =>
    `# Changelog\n\n## ${version}\n\n### ${heading}\n\n- GraphQL: \`Query.figures\`.\n`;

  it.each([
    ["nothing", "# Changelog\n\n## Unreleased\n"],
    ["another heading", write("Unreleased", "Added")],
    ["an older version", write("0.1.0 - 2026-11-22", "Removed")],
  ])("does not name a change with %s", (_, text) => {
    expect(findUnnamedChanges([change], text)).toEqual(["Query.figures: removed"]);
  });

  it.each(["Changed", "Removed"])("names a change under %s of Unreleased", (heading) => {
    expect(findUnnamedChanges([change], write("Unreleased", heading))).toEqual([]);
  });
});

describe("Breaking changes of the schema", () => {
  const before =
    "type Query { dish(id: ID): Kind } enum Kind { SOUP CAKE } input Dish { name: ID }";

  it.each([
    ["a removed field", "Query.dish", "dish(id: ID): Kind", "soup: Kind"],
    ["a changed type", "Query.dish", "): Kind", "): [Kind]"],
    ["a removed argument", "Query.dish", "(id: ID)", ""],
    ["a removed enum value", "Kind", "CAKE", ""],
    ["a new required input", "Dish", "name: ID", "name: ID, kind: Kind!"],
  ])("include %s", (_, name, from, to) => {
    const changes = findGraphqlChanges(before, before.replace(from, to));
    expect(changes.map((change) => change.name)).toEqual([name]);
  });
});

describe("Breaking changes of REST", () => {
  const string = { type: "string" };
  const makeDocument = (): OpenApi => ({
    paths: {
      "/dishes": {
        post: {
          operationId: "createDish",
          parameters: [{ name: "page", in: "query", required: false, schema: string }],
          requestBody: {
            content: {
              json: {
                schema: {
                  type: "object",
                  required: ["name"],
                  properties: {
                    name: { type: ["string", "null"] },
                    note: string,
                    kind: { type: "string", enum: ["soup", "cake"] },
                    lines: {
                      type: "array",
                      items: { type: "object", properties: { unit: string } },
                    },
                  },
                },
              },
            },
          },
          responses: {
            "200": { content: { json: { schema: { $ref: "Dish" } } } },
            "404": {},
          },
        },
      },
    },
    components: {
      schemas: {
        Dish: { type: "object", required: ["name"], properties: { name: string, note: string } },
      },
    },
  });

  function findChanges(edit: (document: OpenApi) => void): string[] {
    const after = makeDocument();
    edit(after);
    return findOpenApiChanges(makeDocument(), after).map(({ name, change }) => `${name} ${change}`);
  }

  const post = ({ paths }: OpenApi) => paths["/dishes"]!.post!;
  const answer = (document: OpenApi) => post(document).responses["200"]!.content!.json!;
  const body = (document: OpenApi) => post(document).requestBody!.content!.json!.schema;
  const field = (document: OpenApi, name: string) => body(document).properties![name]!;
  const dish = ({ components }: OpenApi) => components.schemas.Dish!;

  it.each<[string, string, (document: OpenApi) => unknown]>([
    [
      "a renamed operation",
      "createDish no longer: POST /dishes",
      (d) => (post(d).operationId = "addDish"),
    ],
    [
      "a removed operation",
      "createDish no longer: POST /dishes",
      (d) => delete d.paths["/dishes"]!.post,
    ],
    [
      "a removed status",
      "createDish no longer: status 200",
      (d) => delete post(d).responses["200"],
    ],
    [
      "another response",
      "createDish now: can be Cake",
      (d) => (answer(d).schema = { $ref: "Cake" }),
    ],
    [
      "a removed parameter",
      "createDish.page no longer: parameter of the query",
      (d) => post(d).parameters.pop(),
    ],
    [
      "a required parameter",
      "createDish.page now: required",
      (d) => (post(d).parameters[0]!.required = true),
    ],
    [
      "a removed request field",
      "createDish.lines.unit no longer: in the request",
      (d) => delete field(d, "lines").items!.properties!.unit,
    ],
    [
      "a required request field",
      "createDish.note now: required",
      (d) => body(d).required!.push("note"),
    ],
    [
      "a narrower request type",
      "createDish.name no longer: accepts null",
      (d) => (field(d, "name").type = "string"),
    ],
    [
      "a removed enum value",
      "createDish.kind no longer: request has the value cake",
      (d) => field(d, "kind").enum!.pop(),
    ],
    [
      "a removed response field",
      "Dish.note no longer: in the response",
      (d) => delete dish(d).properties!.note,
    ],
    [
      "an optional response field",
      "Dish.name no longer: always in the response",
      (d) => dish(d).required!.pop(),
    ],
    [
      "a wider response type",
      "Dish.note now: can be null",
      (d) => (dish(d).properties!.note = { type: ["string", "null"] }),
    ],
  ])("include %s", (_, change, edit) => {
    expect(findChanges(edit)).toContain(change);
  });

  it.each<[string, (document: OpenApi) => unknown]>([
    [
      "a new operation",
      (d) => (d.paths["/dishes"]!.get = { ...post(d), operationId: "listDishes" }),
    ],
    ["a new optional request field", (d) => (body(d).properties!.source = string)],
    ["an optional request field", (d) => body(d).required!.pop()],
    ["a wider request type", (d) => (body(d).properties!.note = { type: ["string", "null"] })],
    ["a new response field", (d) => (dish(d).properties!.kind = { type: ["string", "null"] })],
    ["an error status", (d) => delete post(d).responses["404"]],
  ])("exclude %s", (_, edit) => {
    expect(findChanges(edit)).toEqual([]);
  });
});
