import { callRest } from "../testing/callRest";
import { addressOf, CALLS, preparations } from "../testing/calls/documentedCalls";
import { type Account, TestServer } from "../testing/testServer";

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  required?: string[];
  enum?: string[];
}

interface Operation {
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Problem {
  detail: string;
  errors?: { field: string; message: string }[];
}

let server: TestServer;
let operations: [call: string, operation: Operation][];
const tokens: Partial<Record<Account, string>> = {};
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  for (const statement of preparations) await server.database.db.query(statement);
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
  const { paths } = (
    await callRest<{ paths: Record<string, Record<string, Operation>> }>(
      server,
      "GET /openapi.json",
    )
  ).json;
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => server.close());

/** Makes a documented call that differs from its example. */
function make(call: string, change: { body?: unknown; query?: string }) {
  const { example } = CALLS[call]!;
  const request = { ...example, ...change };
  return callRest<Problem>(server, addressOf(call, request), {
    token: example.token ?? (example.as && tokens[example.as]),
    body: request.body,
    headers: { Accept: "application/json" },
  });
}

/**
 * Returns values of a wrong type for a field. Null is excluded, because many fields may be null.
 */
function wrongValues(schema: Schema): unknown[] {
  const types = [schema.anyOf?.map(({ type }) => type) ?? schema.type].flat(2);
  const values: [type: string, value: unknown][] = [
    ["string", "flour"],
    ["boolean", true],
    ["number", 1.5],
    ["array", ["1"]],
    ["object", {}],
  ];
  const typesWithWhole = types.includes("integer") ? [...types, "whole"] : types;
  return values.filter(([type]) => !typesWithWhole.includes(type)).map(([, value]) => value);
}

/** Finds every path in a body, with the values that are wrong there. */
function findPaths(
  schema: Schema,
  path: (string | number)[] = [],
): [(string | number)[], unknown][] {
  const currentPath = path.length
    ? wrongValues(schema).map((value): [typeof path, unknown] => [path, value])
    : [];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    findPaths(each, [...path, name]),
  );
  const items = schema.items ? findPaths(schema.items, [...path, 0]) : [];
  return [...currentPath, ...inside, ...items];
}

/** Replaces one value of a body, and creates the objects on its path. */
function replaceValue(
  body: unknown,
  [step, ...more]: (string | number)[],
  value: unknown,
): unknown {
  if (step === undefined) return value;
  if (typeof step === "number") return [replaceValue({ ingredientId: 1 }, more, value)];
  const fields = body as Record<string, unknown>;
  return { ...fields, [step]: replaceValue(fields[step], more, value) };
}

/** The names of the same field, of which the first takes precedence. */
const aliases = [
  ["difficultyId", "difficultyLevelId"],
  ["ingredients", "recipeIngredients"],
  ["tagIds", "recipeTags"],
  ["equipmentIds", "recipeEquipment"],
  ["photoIds", "photos"],
];
const listNames = (name: string) => aliases.find((names) => names.includes(name)) ?? [name];

it("A wrong type in any field of any call is refused with a message that names the field", async () => {
  const cases = operations.flatMap(([call, { requestBody }]) => {
    const schema = requestBody?.content["application/json"]?.schema;
    return schema ? findPaths(schema).map(([path, value]) => ({ call, place: path, value })) : [];
  });
  expect(cases.length).toBeGreaterThan(200);
  const outcomes = await Promise.all(
    cases.map(async ({ call, place: path, value }) => {
      const names = listNames(String(path[0]));
      const rest = Object.fromEntries(
        Object.entries(CALLS[call]!.example.body as object).filter(
          ([name]) => name === path[0] || !names.includes(name),
        ),
      );
      const { status, json } = await make(call, { body: replaceValue(rest, path, value) });
      const fields = (json?.errors ?? []).map(({ field }) => field.split(".")[0]!);
      const isNamed = fields.some((field) => names.includes(field));
      return { call, place: path.join("."), value: JSON.stringify(value), status, isNamed };
    }),
  );
  expect(outcomes.filter(({ status, isNamed }) => status !== 400 || !isNamed)).toEqual([]);
});

it("A required ID that is missing in a body is refused with a message that names the field", async () => {
  const cases = operations.flatMap(([call, { requestBody }]) => {
    const schema = requestBody?.content["application/json"]?.schema;
    const required = [schema, schema?.anyOf?.[0]].flatMap(
      (alternative) => alternative?.required ?? [],
    );
    return required.filter((name) => name.endsWith("Id")).map((name) => ({ call, name }));
  });
  expect(cases.length).toBeGreaterThan(8);
  for (const { call, name } of cases) {
    const names = listNames(name);
    const rest = Object.entries(CALLS[call]!.example.body as object).filter(
      ([each]) => !names.includes(each),
    );
    for (const value of [undefined, null, ""]) {
      const { status, json } = await make(call, {
        body: { ...Object.fromEntries(rest), [name]: value },
      });
      const fields = json?.errors?.map(({ field }) => field);
      expect([call, name, value, status, fields]).toEqual([call, name, value, 400, [name]]);
      expect(json.detail).toMatch(/required|Id$/);
    }
  }
});

it("An invalid or repeated query parameter is refused", async () => {
  let count = 0;
  for (const [call, { parameters }] of operations) {
    const queryParameters = parameters.filter((parameter) => parameter.in === "query");
    for (const { name, schema } of queryParameters) {
      const others = queryParameters
        .filter((other) => other.required && other.name !== name)
        .map((other) => `&${other.name}=1`)
        .join("");
      const isText = schema.type === "string" && !schema.enum;
      const wrongQueryValues = isText
        ? []
        : ["abc", "constructor", "__proto__", "toString", "1,2", "[]", "-1"];
      for (const query of [
        `?${name}=1&${name}=1`,
        ...wrongQueryValues.map((wrongValue) => `?${name}=${wrongValue}`),
      ]) {
        const { status, json } = await make(call, { query: query + others });
        const reportedFields = json?.errors?.map(({ field }) => field);
        expect([call, query, status, reportedFields]).toEqual([call, query, 400, [name]]);
        count++;
      }
    }
  }
  expect(count).toBeGreaterThan(60);
});

describe("An edit of a recipe", () => {
  const path = "PUT /recipes/{recipeId}";
  const line = { ingredientId: 1, quantity: "1/2", unit: "kg", isOptional: true };
  const completeInput = {
    ...(CALLS[path]!.example.body as object),
    ingredientsNotes: "Ripe ones.",
    ingredients: [line],
  };

  it.each([
    [{ ingredientsNotes: ["x"] }, "ingredientsNotes", "Ingredients notes must be text."],
    [{ ingredients: [1, 2, 3] }, "ingredients.0", '"ingredients.0" must be an object.'],
    [{ ingredients: ["flour"] }, "ingredients.0", '"ingredients.0" must be an object.'],
    [{ ingredients: "" }, "ingredients", '"ingredients" must be a list.'],
    [
      { ingredients: [{ ...line, quantity: ["1"] }] },
      "ingredients.0.quantity",
      "Quantity must be text.",
    ],
    [
      { ingredients: [{ ...line, preparation: 3 }] },
      "ingredients.0.preparation",
      "Preparation must be text.",
    ],
    [
      { ingredients: [{ ...line, preparation: "x".repeat(201) }] },
      "ingredients.0.preparation",
      "Preparation must be at most 200 characters long",
    ],
    [
      { ingredients: [line, { ...line, isOptional: "yes" }] },
      "ingredients.1.isOptional",
      '"isOptional" must be true or false.',
    ],
  ])("with %j changes nothing", async (change, field, message) => {
    const resourceBefore = await make(path, { body: completeInput });
    expect(resourceBefore.status).toBe(200);
    const refusedResponse = await make(path, { body: { ...completeInput, ...change } });
    expect(refusedResponse.json).toMatchObject({ status: 400, detail: message });
    expect(refusedResponse.json.errors![0]).toEqual({ field, message });
    const after = await callRest(server, "GET /recipes/1");
    expect(after.json).toEqual(resourceBefore.json);
  });

  it("keeps omitted optional fields, and clears null and blank ones", async () => {
    const resourceBefore = await make(path, { body: completeInput });
    const { ingredientsNotes: _notes, ...rest } = completeInput;
    const savedResponse = await make(path, { body: rest });
    expect(savedResponse.json).toMatchObject({ ingredientsNotes: "Ripe ones." });
    expect(resourceBefore.json).toMatchObject({ ingredientsNotes: "Ripe ones." });
    for (const none of [null, "", " "]) {
      await make(path, { body: completeInput });
      const emptiedResponse = await make(path, {
        body: { ...completeInput, ingredientsNotes: none },
      });
      expect(emptiedResponse.json).toMatchObject({ ingredientsNotes: null });
    }
  });

  it("reports all invalid fields at once, by their names in REST", async () => {
    const { json } = await make(path, {
      body: {
        recipeName: " ",
        recipeInstructions: "x".repeat(20_001),
        ingredientsNotes: 7,
        categoryId: "abc",
        difficultyLevelId: null,
        servings: "many",
        prepMinutes: 99_999,
        recipeDescription: ["x"],
        ingredients: [line, { ...line, unit: {} }, { ...line, quantity: "9".repeat(51) }],
      },
    });
    expect(json.errors?.map(({ field }) => field).sort()).toEqual([
      "categoryId",
      "difficultyId",
      "ingredients.1.unit",
      "ingredients.2.quantity",
      "ingredientsNotes",
      "prepMinutes",
      "recipeDescription",
      "recipeInstructions",
      "recipeName",
      "servings",
    ]);
    expect(json.detail).toBe(json.errors![0]!.message);
  });
});
