import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionOptions,
  type IntrospectionQuery,
  parse,
} from "graphql";
import { makeSchema } from "./schema";
import { TestServer } from "../testing/testServer";
import { estimateCost, limits, listBounds } from "./limits";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

/** Options of graphql-js's introspection query that tools set. */
const choices = [
  "descriptions",
  "specifiedByUrl",
  "directiveIsRepeatable",
  "schemaDescription",
  "inputValueDeprecation",
  "experimentalDirectiveDeprecation",
  "oneOf",
] as const satisfies (keyof IntrospectionOptions)[];

/** Queries with each option alone, no option and all options, as deep as the deepest tool. */
const usualQueries: [string, string][] = [
  ["as graphql.js, GraphiQL and Apollo Explorer have it", getIntrospectionQuery()],
  ["with nothing more", getIntrospectionQuery(allowOnly())],
  ["with everything", getIntrospectionQuery({ ...allowOnly(...choices), typeDepth: 20 })],
  ...choices.map((choice): [string, string] => [
    `with ${choice}`,
    getIntrospectionQuery(allowOnly(choice)),
  ]),
];

function allowOnly(...chosen: string[]): IntrospectionOptions {
  return Object.fromEntries(choices.map((choice) => [choice, chosen.includes(choice)]));
}

const TYPE_REF = "{ name ofType ".repeat(9) + "{ name }" + " }".repeat(9);
const ONE_TYPE = `{ __type(name: "Recipe") { name fields { name type ${TYPE_REF}
  args { name type ${TYPE_REF} } } } }`;

const types = (selection: string) => `{ __schema { types { ${selection} } } }`;

const sendQuery = (query: string) => server.graphql<Record<string, object>>(query);

describe("Tools that query the schema", () => {
  it.each(usualQueries)("receive the whole schema %s", async (_what, query) => {
    const { data, errors, status } = await sendQuery(query);
    expect([status, errors]).toEqual([200, undefined]);
    const schema = buildClientSchema(data as unknown as IntrospectionQuery);
    expect(Object.keys(schema.getTypeMap()).sort()).toEqual(
      Object.keys(makeSchema().getTypeMap()).sort(),
    );
  });

  it.each([
    ["one type", ONE_TYPE],
    ["one type in a fragment", ONE_TYPE.replace(/^{/, "{ ...Asked } fragment Asked on Query {")],
    ["the names of all types and some data", "{ __schema { types { name } } tags { name } }"],
  ])("receive what they query: %s", async (_what, query) => {
    const { errors, status } = await sendQuery(query);
    expect([status, errors]).toEqual([200, undefined]);
  });

  const costly = `recipes(first: 100) { edges { node { reviews(first: 100) { edges { node {
    recipe { ingredients { name unit quantity } } } } } } } }`;
  const deepSelection = `recipes { edges { node { reviews { edges { node { recipe { reviews { edges { node {
    recipe { reviews { edges { node { text } } } } } } } } } } } } } }`;

  it.each([
    ["selects too much data in addition", `{ __schema { queryType { name } } ${costly} }`],
    ["goes too deep into other data", `{ __schema { queryType { name } } ${deepSelection} }`],
    [
      "goes too deep after a fragment",
      `{ __typename ...Rest } fragment Rest on Query { __schema { queryType { name } } ${deepSelection} }`,
    ],
    ["goes from type to type", types("fields { type { fields { type { fields { name } } } } }")],
    [
      "asks for all of it twice",
      getIntrospectionQuery().replace(
        "__schema {",
        "a: __schema { types { ...FullType } } b: __schema { types { ...FullType } } __schema {",
      ),
    ],
    [
      "asks one thing under many names",
      types(Array.from({ length: 30 }, (_, i) => `a${i}: fields { name }`).join(" ")),
    ],
  ])("are refused if a query %s", async (_what, query) => {
    const { status, errors } = await sendQuery(query);
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions).toMatchObject({ status: 400 });
  });
});

describe("The cost of introspection", () => {
  const schema = makeSchema();

  it("leaves room above the largest query of tools", () => {
    const costs = usualQueries.map(([, query]) => estimateCost(schema, parse(query)));
    expect(Math.max(...costs)).toBeLessThan(0.75 * limits.cost);
  });

  it("counts every list with at least its average length", async () => {
    const { data } = await sendQuery(getIntrospectionQuery());
    const { types, directives } = (data as unknown as IntrospectionQuery).__schema;
    const printed = JSON.stringify(data);
    const fields = types.flatMap((type) => ("fields" in type && type.fields) || []);
    const average = (lists: readonly object[], name: string) =>
      lists.reduce(
        (sum, part) => sum + ((part as Record<string, unknown[] | null>)[name]?.length ?? 0),
        0,
      ) / lists.length;
    const measured: Record<string, number> = {
      "__Schema.types": types.length,
      ...Object.fromEntries(
        ["fields", "inputFields", "enumValues", "interfaces", "possibleTypes"].map((name) => [
          `__Type.${name}`,
          average(types, name),
        ]),
      ),
      "__Type.ofType": printed.split('"ofType":{').length / printed.split('"ofType":').length,
      "__Field.args": average(fields, "args"),
      "__Directive.args": average(directives, "args"),
    };
    const tooShort = Object.entries(measured).filter(
      ([name, length]) => length > listBounds[name]!,
    );
    expect(tooShort).toEqual([]);
  });
});
