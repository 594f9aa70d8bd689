import { TestServer } from "../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const ITEM_COUNT = 20_000;
const SECRET = "plums-and-pears";

/**
 * Sends a document as any client could, and returns the response unparsed.
 * @param variables a string is sent unchanged, for values that are nested too deeply for JSON.stringify
 */
async function send(query: string, variables: object | string = {}) {
  const text = typeof variables === "string" ? variables : JSON.stringify(variables);
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: `{ "query": ${JSON.stringify(query)}, "variables": ${text} }`,
  });
  const body = await response.text();
  const { errors } = JSON.parse(body) as {
    errors: { message: string; extensions: { code: string } }[];
  };
  return { status: response.status, text: body, errors };
}

const CREATE_RECIPE =
  "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }";
const REGISTER = "mutation ($input: RegisterInput!) { register(input: $input) { userId } }";
const SEARCH = "query ($filter: RecipeFilter) { recipes(filter: $filter) { totalCount } }";
const BY_ROLES = "query ($roles: [String!]!) { usersByRoles(roles: $roles) { user { name } } }";

const unknownFields = Object.fromEntries(
  Array.from({ length: ITEM_COUNT }, (_, i) => [i.toString(36), 1]),
);
const nested = "[".repeat(50_000) + "]".repeat(50_000);

describe("Invalid variables", () => {
  it.each<[string, string, object | string]>([
    ["with 20,000 unknown fields", CREATE_RECIPE, { input: unknownFields }],
    ["with 20,000 wrong keys", CREATE_RECIPE, { input: { tagIds: Array(ITEM_COUNT).fill("x") } }],
    [
      "with 20,000 wrong lines",
      CREATE_RECIPE,
      { input: { ingredients: Array(ITEM_COUNT).fill([1]) } },
    ],
    ["with 20,000 wrong texts", BY_ROLES, { roles: Array(ITEM_COUNT).fill(1) }],
    ["with lists deep in lists", CREATE_RECIPE, `{ "input": { "tagIds": ${nested} } }`],
    ["with lists as a text", CREATE_RECIPE, `{ "input": { "name": ${nested} } }`],
    ["with a field of an endless name", SEARCH, { filter: { ["x".repeat(200_000)]: 1 } }],
    ["with an endless text as a key", CREATE_RECIPE, { input: { tagIds: "x".repeat(200_000) } }],
    ["with an endless text as an object", CREATE_RECIPE, { input: "x".repeat(200_000) }],
    [
      "with 20,000 fields of nothing",
      "query ($recipeId: Int!) { recipe(recipeId: $recipeId) { name } }",
      unknownFields,
    ],
  ])("are refused with one short error: %s", async (_what, query, variables) => {
    const { status, text, errors } = await send(query, variables);
    expect([status, errors.length, errors[0]!.extensions.code]).toEqual([400, 1, "BAD_USER_INPUT"]);
    expect(text.length).toBeLessThan(1_000);
  });

  it("are refused without repeating their values", async () => {
    for (const input of [
      { password: { text: SECRET } },
      { name: "Ana", email: "a@b.c", password: [SECRET] },
      { name: "Ana", email: "a@b.c", password: SECRET, more: SECRET },
      { password: SECRET },
      SECRET,
      [SECRET],
    ]) {
      const { status, text } = await send(REGISTER, { input });
      expect(status).toBe(400);
      expect(text).not.toContain(SECRET);
    }
  });

  it.each<[string, string, object, string]>([
    [
      "is of another type",
      CREATE_RECIPE,
      {
        input: {
          name: "Plum cake",
          categoryId: 1,
          difficultyLevelId: 1,
          instructions: "Bake.",
          ingredients: [{}, { quantity: 2 }],
        },
      },
      'Variable "$input" is not valid at "ingredients[1].quantity": expected type "String".',
    ],
    [
      "is unknown",
      SEARCH,
      { filter: { serch: "plum" } },
      'Variable "$filter" is not valid: field "serch" is not defined by type "RecipeFilter".',
    ],
    [
      "is missing",
      REGISTER,
      { input: { name: "Ana", email: "a@b.c" } },
      'Variable "$input" is not valid: field "password" of required type "String!" was not provided.',
    ],
    [
      "is null",
      REGISTER,
      { input: { name: null, email: "a@b.c", password: SECRET } },
      'Variable "$input" is not valid at "name": expected non-nullable type "String!" not to be null.',
    ],
    [
      "is no object",
      REGISTER,
      { input: 3 },
      'Variable "$input" is not valid: expected type "RegisterInput" to be an object.',
    ],
    [
      "is left out altogether",
      REGISTER,
      {},
      'Variable "$input" of type "RegisterInput!" is required.',
    ],
    [
      "is null altogether",
      REGISTER,
      { input: null },
      'Variable "$input" of type "RegisterInput!" must not be null.',
    ],
    [
      "is no value of an enum",
      "query ($sort: RecipeSort) { recipes(sort: $sort) { totalCount } }",
      { sort: "NAME" },
      'Variable "$sort" is not valid: expected type "RecipeSort".',
    ],
  ])("are refused with the name of the part that %s", async (_what, query, variables, message) => {
    const { status, errors } = await send(query, variables);
    expect(errors).toEqual([{ message, extensions: { code: "BAD_USER_INPUT", status: 400 } }]);
    expect(status).toBe(400);
  });

  it("of another operation do not prevent the selected one", async () => {
    const query = `query Named($a: Int!) { recipe(recipeId: $a) { name } } query Other { tags { name } }`;
    const response = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query, operationName: "Other" }),
    });
    expect(response.status).toBe(200);
  });
});

describe("An invalid document", () => {
  const fields = (count: number, value: string) =>
    Array.from({ length: count }, (_, i) => `key${i}: ${value}`).join(" ");
  const longText = "x".repeat(200_000);

  it.each([
    [
      "unknown fields in an object",
      `mutation { createRecipe(input: { ${fields(600, "1")} }) { recipeId } }`,
    ],
    ["unknown arguments", `{ recipe(${fields(600, "1")}) { name } }`],
    ["unknown fields", `{ ${Array.from({ length: 1_900 }, (_, i) => `recipes${i}`).join(" ")} }`],
    ["unknown fragments", `{ ${Array.from({ length: 900 }, (_, i) => `...F${i}`).join(" ")} }`],
    [
      "wrong keys in a list",
      `mutation { createRecipe(input: { tagIds: [${'"x" '.repeat(1_900)}] }) { recipeId } }`,
    ],
    [
      "lists in lists",
      `mutation { createRecipe(input: { tagIds: ${"[".repeat(950)}${"]".repeat(950)} }) { recipeId } }`,
    ],
    ["an endless text as a key", `{ recipe(recipeId: "${longText}") { name } }`],
    ["an endless name of a field", `{ ${longText} }`],
    ["an endless name of an argument", `{ recipe(${longText}: 1) { name } }`],
    ["an endless value of an enum", `{ recipes(sort: ${longText}) { totalCount } }`],
    [
      "lists behind many aliases",
      `{ ${Array.from({ length: 90 }, (_, i) => `a${i}: recipe(recipeId: [${"1 ".repeat(12)}]) { name }`).join(" ")} }`,
    ],
    [
      "one field with many arguments",
      `{ ${Array.from({ length: 330 }, (_, i) => `recipe(recipeId: ${i}) { name }`).join(" ")} }`,
    ],
    [
      "one name for many fields",
      `{ viewer { ${Array.from({ length: 600 }, (_, i) => `a: ${i % 2 ? "name" : "email"}`).join(" ")} } }`,
    ],
  ])("is refused with a short error: %s", async (_what, query) => {
    const { status, text, errors } = await send(query);
    expect(status).toBe(400);
    expect(errors.length).toBeLessThanOrEqual(11);
    expect(text.length).toBeLessThan(5_000);
  });
});
