import { callRest } from "../../testing/callRest";
import { TestServer } from "../../testing/testServer";

interface RestLine {
  lineId: number;
  ingredientId: number;
  quantity: string | null;
  unit: string | null;
  preparation: string | null;
  isOptional: boolean;
  scales: boolean;
  section: string | null;
}

interface RestRecipe {
  recipeId: number;
  recipeName: string;
  recipeInstructions: string;
  categoryId: number;
  difficultyLevelId: number;
  recipeIngredients: RestLine[];
  errors?: { field: string; message: string }[];
}

interface Line {
  lineId: number;
  ingredientId: number | null;
  heading: string | null;
  quantity: string | null;
}

const LINES = [
  { heading: "For the dough" },
  { ingredientId: 1, quantity: "500", unit: "g", preparation: "sifted" },
  { ingredientId: 2, quantity: "100", unit: "g", preparation: "soft" },
  { heading: "For the filling" },
  { ingredientId: 2, quantity: "50", unit: "g", preparation: "melted", scales: false },
  { heading: "To serve" },
];

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  token = await server.login("contributor");
});
afterAll(() => server.close());

async function addRecipe(lines: object[] = LINES): Promise<number> {
  const { data, errors } = await server.graphql<{ createRecipe: { recipeId: number } }>(
    "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
    {
      input: {
        ...{
          name: "Cake",
          categoryId: 1,
          difficultyLevelId: 1,
          instructions: "Bake.",
          tagIds: [1],
        },
        lines,
      },
    },
    token,
  );
  expect(errors).toBeUndefined();
  return data!.createRecipe.recipeId;
}

async function readLines(recipeId: number): Promise<Line[]> {
  const { data } = await server.graphql<{ recipe: { lines: Line[] } }>(
    `{ recipe(recipeId: ${recipeId}) {
      lines { lineId ingredientId heading quantity unit preparation isOptional scales } } }`,
    {},
    token,
  );
  return data!.recipe.lines;
}

const call = (endpoint: string, body?: unknown) =>
  callRest<RestRecipe>(server, endpoint, { token, body, headers: { Accept: "application/json" } });

/** A recipe as a client sends it that was written against the documented calls. */
const toDocumented = ({ recipeIngredients, ...recipe }: RestRecipe, lines = recipeIngredients) => ({
  recipeName: recipe.recipeName,
  recipeInstructions: recipe.recipeInstructions,
  categoryId: recipe.categoryId,
  difficultyId: recipe.difficultyLevelId,
  ingredients: lines.map(({ ingredientId, quantity, unit, isOptional }) => ({
    ...{ ingredientId, quantity, unit, isOptional },
  })),
});

describe("PUT /api/recipes/{id}", () => {
  it.each([
    [{ lineId: "abc" }, "ingredients.0.lineId", '"lineId" must be a whole number.'],
    [{ section: ["x"] }, "ingredients.0.section", "Section must be text."],
    [
      { section: "x".repeat(201) },
      "ingredients.0.section",
      "Section must be at most 200 characters long",
    ],
    [{ section: "a\0b" }, "ingredients.0.section", "Text must not contain the NUL character."],
  ])(
    "refuses a line with an invalid field, and changes nothing: %#",
    async (change, field, message) => {
      const recipeId = await addRecipe();
      const { json } = await call(`GET /recipes/${recipeId}`);
      const before = await readLines(recipeId);
      const ingredients = [{ ...json.recipeIngredients[0], ...change }];
      const refused = await call(`PUT /recipes/${recipeId}`, { ...json, ingredients });
      expect([refused.status, refused.json.errors]).toEqual([400, [{ field, message }]]);
      expect(await readLines(recipeId)).toEqual(before);
    },
  );

  it("reports a missing recipe before a wrong line ID", async () => {
    const { json } = await call(`GET /recipes/${await addRecipe()}`);
    const ingredients = [{ ingredientId: 1, lineId: "abc" }];
    expect((await call("PUT /recipes/999999", { ...json, ingredients })).status).toBe(404);
  });

  it.each([
    ["the whole response", (recipe: RestRecipe): object => recipe],
    ["the documented fields", (recipe: RestRecipe): object => toDocumented(recipe)],
  ])("changes nothing if it repeats %s", async (_what, toBody) => {
    const recipeId = await addRecipe();
    const before = await readLines(recipeId);
    const read = await call(`GET /recipes/${recipeId}`);
    const sent = await call(`PUT /recipes/${recipeId}`, toBody(read.json));
    expect([sent.status, sent.json]).toEqual([200, read.json]);
    const again = await call(`GET /recipes/${recipeId}`);
    expect([again.headers.get("etag"), again.json]).toEqual([read.headers.get("etag"), read.json]);
    expect(await readLines(recipeId)).toEqual(before);
  });

  it("keeps preparations, fixed quantities and sections of lines that are edited, inserted and removed", async () => {
    const recipeId = await addRecipe();
    const [dough, , soft, filling, melted, toServe] = await readLines(recipeId);
    const { json } = await call(`GET /recipes/${recipeId}`);
    const [, second, third] = json.recipeIngredients;
    const body = toDocumented(json, [
      { ...second!, quantity: "120" },
      { ...second!, ingredientId: 3, quantity: "2" },
      { ...third!, quantity: "60" },
    ]);
    expect((await call(`PUT /recipes/${recipeId}`, body)).status).toBe(200);
    expect(await readLines(recipeId)).toEqual([
      dough,
      { ...soft, quantity: "120" },
      expect.objectContaining({ ingredientId: 3, quantity: "2", preparation: null, scales: true }),
      filling,
      { ...melted, quantity: "60" },
      toServe,
    ]);
  });

  it("moves lines by their ID", async () => {
    const recipeId = await addRecipe();
    const [dough, flour, soft, filling, melted, toServe] = await readLines(recipeId);
    const { json } = await call(`GET /recipes/${recipeId}`);
    const recipeIngredients = [...json.recipeIngredients].reverse();
    await call(`PUT /recipes/${recipeId}`, { ...json, recipeIngredients });
    expect(await readLines(recipeId)).toEqual([filling, melted, dough, soft, flour, toServe]);
  });

  it("renames the section of lines", async () => {
    const recipeId = await addRecipe();
    const [, flour, soft, filling, melted, toServe] = await readLines(recipeId);
    const { json } = await call(`GET /recipes/${recipeId}`);
    const recipeIngredients = json.recipeIngredients.map((line) => ({
      ...line,
      section: line.section === "For the dough" ? " Base " : line.section,
    }));
    const sent = await call(`PUT /recipes/${recipeId}`, { ...json, recipeIngredients });
    expect(sent.json.recipeIngredients.map(({ section }) => section)).toEqual([
      "Base",
      "Base",
      "For the filling",
    ]);
    const [base, ...rest] = await readLines(recipeId);
    expect(base!.heading).toBe("Base");
    expect(rest).toEqual([flour, soft, filling, melted, toServe]);
  });

  it("ignores line IDs of other recipes", async () => {
    const [other, recipeId] = [await addRecipe(), await addRecipe()];
    const [before, otherBefore] = [await readLines(recipeId), await readLines(other)];
    const { json } = await call(`GET /recipes/${recipeId}`);
    const recipeIngredients = json.recipeIngredients.map((line, i) => ({
      ...line,
      lineId: [otherBefore[1]!.lineId, 2_147_483_647, -1][i],
    }));
    await call(`PUT /recipes/${recipeId}`, { ...json, recipeIngredients });
    expect(await readLines(recipeId)).toEqual(before);
    expect(await readLines(other)).toEqual(otherBefore);
  });
});

describe("POST /api/recipes", () => {
  it("copies a recipe with its sections and repeated ingredients, and new line IDs", async () => {
    const { json } = await call(`GET /recipes/${await addRecipe()}`);
    const copy = await call("POST /recipes", json);
    expect(copy.status).toBe(201);
    const withoutIds = ({ recipeIngredients }: RestRecipe) =>
      recipeIngredients.map(({ lineId: _id, ...line }) => line);
    expect(withoutIds(copy.json)).toEqual(withoutIds(json));
    const ids = json.recipeIngredients.map(({ lineId }) => lineId);
    for (const { lineId } of copy.json.recipeIngredients) expect(ids).not.toContain(lineId);
  });
});
