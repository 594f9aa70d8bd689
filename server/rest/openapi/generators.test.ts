import { makeSchema } from "../../apollo/schema";
import { resources } from "../resources";
import type { JsonSchema } from "./JsonSchema";
import { openApiDocument } from "./openApiDocument";

/** The parts of the document that code generators read. */
interface Document {
  info: object;
  tags: { description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

interface Operation {
  operationId: string;
  summary: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: object }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
}

const document = openApiDocument(makeSchema(), resources) as Document;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const bodies = operations.flatMap(({ operationId, requestBody }) =>
  Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => ({
    operationId,
    type,
    schema,
  })),
);

const VERBS =
  /^(accept|add|ban|change|check|choose|complete|confirm|correct|create|decline|delete|end|export|get|hide|link|list|login|logout|mark|prepare|preview|propose|register|reject|remove|rename|renew|replace|reply|request|reset|restore|save|set|show|start|take|turn|unban|undo|unmark|update|upload|validate)(?=[A-Z]|$)/;

/** Visits a schema and the schemas in it, each with its path and its property's name. */
function* visit(schema: JsonSchema, path: string): Generator<[path: string, JsonSchema]> {
  yield [path, schema];
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    yield* visit(each, `${path}.${name}`);
  }
  if (schema.items) yield* visit(schema.items, `${path}[]`);
  for (const alternative of schema.anyOf ?? []) yield* visit(alternative, path);
}

const inputs = bodies.flatMap(({ operationId, schema }) => [...visit(schema, operationId)]);
const outputs = Object.entries(document.components.schemas).flatMap(([name, schema]) => [
  ...visit(schema, name),
]);
const isRequired = ({ required = [] }: JsonSchema, name: string) => required.includes(name);
const allowsNull = ({ type, anyOf = [] }: JsonSchema) =>
  type?.includes("null") === true || anyOf.some((alternative) => alternative.type === "null");

describe("The document for code generators", () => {
  it("names each operation by a verb and a noun, once", () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id) => !VERBS.test(id))).toEqual([]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(ids).toEqual(
      expect.arrayContaining(["listRecipes", "getRecipe", "createRecipe", "addFavorite", "login"]),
    );
  });

  it("has summaries without markup, which pages show unchanged", () => {
    expect(operations.map(({ summary }) => summary).filter((text) => /`/.test(text))).toEqual([]);
  });

  it("has no required input that may be null", () => {
    const nullable = inputs.flatMap(([path, schema]) =>
      Object.entries(schema.properties ?? {})
        .filter(([name, each]) => isRequired(schema, name) && allowsNull(each))
        .map(([name]) => `${path}.${name}`),
    );
    expect(nullable).toEqual([]);
  });

  it("states the effect of leaving out an optional input", () => {
    const undescribedInputs = inputs.flatMap(([path, schema]) =>
      Object.entries(schema.properties ?? {})
        .filter(([name]) => !isRequired(schema, name))
        .filter(([, { description = "" }]) => !/omitted|^Alias of|^Instead of/.test(description))
        .map(([name]) => `${path}.${name}`),
    );
    const query = operations.flatMap(({ operationId, parameters }) =>
      parameters
        .filter((parameter) => parameter.in === "query" && !parameter.required)
        .filter(({ description = "" }) => !/omitted|^Filters by/.test(description))
        .map(({ name }) => `${operationId}?${name}`),
    );
    expect([...undescribedInputs, ...query]).toEqual([]);
  });

  it("requires all fields of responses, except those whose absence has a meaning", () => {
    const optional = outputs.flatMap(([path, schema]) =>
      Object.keys(schema.properties ?? {})
        .filter((name) => !isRequired(schema, name))
        .map((name) => `${path}.${name}`),
    );
    expect(optional).toEqual([
      "Login.mustChangePassword",
      "Login.mustSetUpTwoFactor",
      "Problem.errors",
      "Problem.challenge",
      "Problem.passkeyOptions",
      "Problem.requestId",
    ]);
  });

  it("has types for integers, times and files", () => {
    const all = [...inputs, ...outputs];
    const integers = all.filter(([, { type }]) => type?.includes("integer"));
    expect(integers.filter(([, { format }]) => !/^int(32|64)$/.test(format ?? ""))).toEqual([]);
    const timeFields = all.filter(([path]) => /(At|Until)$/.test(path));
    expect(timeFields.length).toBeGreaterThan(0);
    expect(timeFields.filter(([, { format }]) => format !== "date-time")).toEqual([]);
    const sizes = all.filter(([path]) => /bytes$/i.test(path));
    expect(sizes.map(([, { format }]) => format)).toEqual(["int64", "int64"]);
    const files = [
      ...bodies,
      ...operations.flatMap(({ operationId, responses }) =>
        Object.entries(responses["200"]?.content ?? {}).map(([type, { schema }]) => ({
          operationId,
          type,
          schema,
        })),
      ),
    ].filter(({ type }) => /^image\/|zip$|octet-stream$/.test(type));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter(({ schema }) => schema.format !== "binary")).toEqual([]);
  });
});
