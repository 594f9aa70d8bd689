import fc from "fast-check";
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  getNamedType,
} from "graphql";
import { toSnakeCase } from "../../shared/changeCase";
import { referenceEntries } from "../../shared/referenceKinds";
import { checkReadModel } from "../features/recipes/checkReadModel";
import { makeSchema } from "../apollo/schema";
import { hasHiddenCharacters, isVisible, toNameKey, toSortName } from "../lib/text";
import { anything, keys, like, texts } from "../testing/arbitraries";
import { callRest } from "../testing/callRest";
import { CALLS, preparations } from "../testing/calls/documentedCalls";
import { clientCalls, clientDocuments, prepareClientCall } from "../testing/calls/exampleCalls";
import { type RootField, listRootFields } from "../testing/rootFieldDocuments";
import { StatementScene } from "../testing/statementScene";
import { TestServer } from "../testing/testServer";

// The seed of the inputs, which are equal in each run. A failure is reported with the smallest input.
const SEED = 20_261_123;

let server: TestServer;
let tokens: (string | undefined)[];
/** The client's operations with variables with which each of them succeeds once. */
const examples: { name: string; variables: object; token: string | undefined }[] = [];
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  for (const statement of preparations) await server.database.db.query(statement);
  tokens = [
    undefined,
    ...(await Promise.all(
      ["admin", "contributor", "member"].map((account) => server.login(account)),
    )),
    "no.real.token",
  ];
  const scene = await StatementScene.make(server, 1);
  for (const [name, { client }] of Object.entries(clientCalls)) {
    if (LEFT_OUT.includes(name)) continue;
    const { caller, variables } = await prepareClientCall(name, scene);
    await client.after?.(scene);
    examples.push({ name, variables, token: caller?.token });
  }
});
afterAll(() => server.close());

const caller = fc.nat({ max: 4 });

/**
 * The calls that are excluded: they end the sessions of others, or require a provider of logins.
 */
const LEFT_OUT = [
  "POST /auth/logout",
  "POST /account/delete",
  "DeleteAccount",
  "CompleteOpenIdLogin",
];

const restCalls = Object.keys(CALLS).filter((call) => !LEFT_OUT.includes(call));

const restCall = fc.constantFrom(...restCalls).chain((call) =>
  fc.record({
    call: fc.constant(call),
    key: fc.oneof({ weight: 3, arbitrary: keys }, { weight: 1, arbitrary: texts }),
    query: fc.dictionary(
      fc.constantFrom("search", "sort", "first", "after", "tagIds", "roles", "days", "token", "x"),
      fc.oneof(texts, keys.map(String)),
      { maxKeys: 3 },
    ),
    body: fc.oneof(
      { weight: 9, arbitrary: like(CALLS[call]!.example.body) },
      { weight: 1, arbitrary: anything },
    ),
    as: caller,
  }),
);

/** The text is encoded here, because fetch() refuses texts with unpaired surrogates. */
const encoded = (value: unknown) => encodeURIComponent(Buffer.from(String(value)).toString());

it("REST responds to any request with a status below 500", async () => {
  await fc.assert(
    fc.asyncProperty(restCall, async ({ call, key, query, body, as }) => {
      const [method, path] = call.replaceAll(/\{\w+\}/g, encoded(key) || "x").split(" ");
      const parameters = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
      const address = `${method} ${path}?${parameters.join("&")}`;
      const sent = method === "GET" ? {} : { body };
      const { status, text } = await callRest(server, address, { token: tokens[as], ...sent });
      if (status >= 500) throw new Error(`${address}: ${status} ${text}`);
    }),
    { seed: SEED, numRuns: 250, interruptAfterTimeLimit: 30_000, markInterruptAsFailure: true },
  );
}, 60_000);

const schema = makeSchema();
const rootFields = listRootFields(schema).filter(({ field }) => field.name !== "logout");

/** Generates mostly valid values of a type, and sometimes invalid ones. */
function valuesOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) {
    return fc.oneof(
      { weight: 30, arbitrary: valuesOf(type.ofType) },
      { weight: 1, arbitrary: anything },
    );
  }
  const nullable = (arbitrary: fc.Arbitrary<unknown>) => fc.option(arbitrary, { freq: 8 });
  if (isListType(type)) return nullable(fc.array(valuesOf(type.ofType), { maxLength: 4 }));
  if (isEnumType(type)) return nullable(fc.constantFrom(...type.getValues().map((v) => v.name)));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const required = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
    return nullable(
      fc.record(Object.fromEntries(fields.map(({ name, type }) => [name, valuesOf(type)])), {
        requiredKeys: required,
      }),
    );
  }
  switch (type.name) {
    case "Int":
      return nullable(fc.oneof(keys, fc.integer()));
    case "Float":
      return nullable(fc.double({ noDefaultInfinity: true, noNaN: true }));
    case "Boolean":
      return nullable(fc.boolean());
    default:
      return nullable(texts);
  }
}

/** Makes a document that calls one field with a variable for each argument. */
function documentOf({ operation, field: { name, args, type } }: RootField): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const selected = isLeafType(getNamedType(type)) ? "" : "{ __typename }";
  return args.length > 0
    ? `${operation} (${declared}) { ${name}(${passed}) ${selected} }`
    : `${operation} { ${name} ${selected} }`;
}

/** Generates any values for the arguments of a root field. */
const fieldCall = fc.constantFrom(...rootFields).chain((root) =>
  fc.record({
    document: fc.constant(documentOf(root)),
    variables: fc.record(
      Object.fromEntries(root.field.args.map(({ name, type }) => [name, valuesOf(type)])),
    ),
    token: caller.map((as) => tokens[as]),
  }),
);

/** Generates an operation of the client with variables like those of its example. */
const exampleCall = fc
  .nat()
  .map((at) => examples[at % examples.length]!)
  .chain(({ name, variables, token }) =>
    fc.record({
      document: fc.constant(clientDocuments[name]!),
      variables: like(variables) as fc.Arbitrary<object>,
      token: fc.oneof(
        { weight: 2, arbitrary: fc.constant(token) },
        { weight: 1, arbitrary: caller.map((as) => tokens[as]) },
      ),
    }),
  );

const graphqlCall = fc.oneof(
  { weight: 7, arbitrary: fieldCall },
  { weight: 3, arbitrary: exampleCall },
);

it("GraphQL responds to any variables without an internal error", async () => {
  await fc.assert(
    fc.asyncProperty(graphqlCall, async ({ document, variables, token }) => {
      const { status, errors } = await server.graphql(document, variables, token);
      const code = errors?.[0]?.extensions["code"];
      if (status >= 500 || code === "INTERNAL_SERVER_ERROR") {
        throw new Error(`${document}: ${status} ${errors?.[0]?.message}`);
      }
    }),
    { seed: SEED, numRuns: 500, interruptAfterTimeLimit: 30_000, markInterruptAsFailure: true },
  );
}, 60_000);

it("GraphQL responds to any document without an internal error", async () => {
  const pieces = ["{", "}", "(", ")", "[", "]", "...", "@", "$", "!", ":", '"', '"""', "query",
    "mutation", "fragment", "on", "Recipe", "recipes", "viewer", "name", "first", "1", "-", "#", "null"]; // prettier-ignore
  const document = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(" ")),
    texts,
  );
  await fc.assert(
    fc.asyncProperty(document, async (query) => {
      const { status } = await server.graphql(query);
      if (status >= 500) throw new Error(String(status));
    }),
    { seed: SEED, numRuns: 150, interruptAfterTimeLimit: 30_000, markInterruptAsFailure: true },
  );
}, 60_000);

describe("The data that random requests have stored", () => {
  const rows = <Row extends object>(sql: string) => server.database.db.query<Row[]>(sql);

  it("contains only valid names", async () => {
    const users = await rows<{ name: string; name_key: string }>("select * from users");
    for (const { name, name_key } of users) {
      expect([name, isVisible(name), hasHiddenCharacters(name)]).toEqual([name, true, false]);
      expect([name, name_key]).toEqual([name.trim(), toNameKey(name)]);
    }
    const tables = referenceEntries.map(([name]) => toSnakeCase(name));
    for (const table of [...tables, "recipes"]) {
      const named = await rows<{ name: string; sort_name: string }>(`select * from ${table}`);
      for (const { name, sort_name } of named) {
        expect([table, name.trim(), sort_name]).toEqual([table, name, toSortName(name)]);
      }
    }
  });

  it("contains no blank texts", async () => {
    for (const [table, column] of [
      ["recipes", "instructions"],
      ["reviews", "text"],
      ["notes", "text"],
      ["users", "ban_reason"],
    ]) {
      expect(await rows(`select from ${table} where ${column} !~ '\\S'`)).toEqual([]);
    }
  });

  it("is equal in the read model", async () => {
    expect(await checkReadModel(server.database.db)).toEqual({});
  });
});
