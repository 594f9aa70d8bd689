import fc from "fast-check";
import {
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  getNamedType,
  OperationTypeNode,
} from "graphql";
import { checkReadModel } from "../features/recipes/checkReadModel";
import { makeSchema } from "../apollo/schema";
import { hasHiddenCharacters, isVisible, toNameKey, toSortName } from "../lib/text";
import { callRest } from "../testing/callRest";
import { CALLS, preparations } from "../testing/calls/documentedCalls";
import { TestServer } from "../testing/testServer";

// The same inputs in each run: a failure is reported with its input, as small as it can be.
const SEED = 20_261_123;

let server: TestServer;
let tokens: (string | undefined)[];
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
});
afterAll(() => server.close());

/** Texts that have been somebody's undoing. */
const texts = fc.oneof(
  fc.constantFrom(
    ...["", " ", "\0", "a\0b", "\u202Eevil", "\uFEFF", "%", "_", "\\", "'; drop table users; --"],
    ...["__proto__", "constructor", "toString", "null", "NaN", "1e999", "-0", "0x10", "٣", "½"],
    ...["<script>alert(1)</script>", "{{7*7}}", "${7*7}", "../../etc/passwd", "%00", "\ud800"],
    ...["x".repeat(256), "ﷺ".repeat(60), "e\u0301".repeat(300), "1".repeat(400), "\n".repeat(99)],
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);

/** Keys of rows that no caller of this test is, and of none. */
const keys = fc.constantFrom(4, 5, 6, 900, 0, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1.5, 1e21);

const anything = fc.oneof(texts, keys, fc.double(), fc.boolean(), fc.jsonValue({ maxDepth: 3 }));

const caller = fc.nat({ max: 4 });

/** Ends the sessions that the other calls need. */
const ENDING = ["POST /auth/logout", "POST /account/delete"];

const restCalls = Object.keys(CALLS).filter((call) => !ENDING.includes(call));

/** An example's body with anything in some of its places. */
const bodyLike = (body: unknown): fc.Arbitrary<unknown> => {
  if (typeof body !== "object" || body === null || Buffer.isBuffer(body)) return anything;
  const fields = Object.entries(body).map(([name, value]): [string, fc.Arbitrary<unknown>] => [
    name,
    fc.oneof(
      { weight: 2, arbitrary: fc.constant(value as unknown) },
      { weight: 2, arbitrary: typeof value === "string" ? texts : anything },
      { weight: 1, arbitrary: anything },
    ),
  ]);
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
    { weight: 1, arbitrary: anything },
  );
};

const restCall = fc.constantFrom(...restCalls).chain((call) =>
  fc.record({
    call: fc.constant(call),
    key: fc.oneof({ weight: 3, arbitrary: keys }, { weight: 1, arbitrary: texts }),
    query: fc.dictionary(
      fc.constantFrom("search", "sort", "first", "after", "tagIds", "roles", "days", "token", "x"),
      fc.oneof(texts, keys.map(String)),
      { maxKeys: 3 },
    ),
    body: bodyLike(CALLS[call]!.example.body),
    as: caller,
  }),
);

/** fetch() refuses what is no Unicode. */
const encoded = (value: unknown) => encodeURIComponent(Buffer.from(String(value)).toString());

it("REST answers anything with a status below 500", async () => {
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
type RootField = GraphQLField<unknown, unknown> & { operation: OperationTypeNode };

/** By name, which is all that the report of a failure has of them. */
const rootFields = new Map<string, RootField>(
  ([OperationTypeNode.QUERY, OperationTypeNode.MUTATION] as const).flatMap((operation) =>
    Object.values(schema.getRootType(operation)!.getFields())
      .filter(({ name }) => name !== "logout")
      .map((field): [string, RootField] => [field.name, { ...field, operation }]),
  ),
);

/** Values that a type may have, and sometimes others. */
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

const graphqlCall = fc.constantFrom(...rootFields.values()).chain((field) =>
  fc.record({
    field: fc.constant(field.name),
    variables: fc.record(
      Object.fromEntries(field.args.map(({ name, type }) => [name, valuesOf(type)])),
    ),
    as: caller,
  }),
);

/** A document that calls one field with a variable for each argument. */
function documentOf({ name, args, type, operation }: RootField): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const selected = isLeafType(getNamedType(type)) ? "" : "{ __typename }";
  return args.length > 0
    ? `${operation} (${declared}) { ${name}(${passed}) ${selected} }`
    : `${operation} { ${name} ${selected} }`;
}

it("GraphQL answers any variables without an internal error", async () => {
  await fc.assert(
    fc.asyncProperty(graphqlCall, async ({ field, variables, as }) => {
      const document = documentOf(rootFields.get(field)!);
      const { status, errors } = await server.graphql(document, variables, tokens[as]);
      const code = errors?.[0]?.extensions["code"];
      if (status >= 500 || code === "INTERNAL_SERVER_ERROR") {
        throw new Error(`${field}: ${status} ${errors?.[0]?.message}`);
      }
    }),
    { seed: SEED, numRuns: 350, interruptAfterTimeLimit: 30_000, markInterruptAsFailure: true },
  );
}, 60_000);

it("GraphQL answers any document without an internal error", async () => {
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

describe("What all of that has stored", () => {
  const rows = <Row extends object>(sql: string) => server.database.db.query<Row[]>(sql);

  it("are names that follow their rules", async () => {
    const users = await rows<{ name: string; name_key: string }>("select * from users");
    for (const { name, name_key } of users) {
      expect([name, isVisible(name), hasHiddenCharacters(name)]).toEqual([name, true, false]);
      expect([name, name_key]).toEqual([name.trim(), toNameKey(name)]);
    }
    for (const table of ["tags", "categories", "difficulty_levels", "ingredients", "recipes"]) {
      const named = await rows<{ name: string; sort_name: string }>(`select * from ${table}`);
      for (const { name, sort_name } of named) {
        expect([table, name.trim(), sort_name]).toEqual([table, name, toSortName(name)]);
      }
    }
  });

  it("are texts that are not blank", async () => {
    for (const [table, column] of [
      ["recipes", "instructions"],
      ["reviews", "text"],
      ["notes", "text"],
      ["users", "ban_reason"],
    ]) {
      expect(await rows(`select from ${table} where ${column} !~ '\\S'`)).toEqual([]);
    }
  });

  it("is what lists and searches read", async () => {
    expect(await checkReadModel(server.database.db)).toEqual({});
  });
});
