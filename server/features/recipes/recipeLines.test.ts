import { checkReadModel } from "./checkReadModel";
import { TestServer } from "../../testing/testServer";

const LINE_FIELDS = "lineId ingredientId heading name quantity preparation isOptional scales";
const FIELDS = `recipeId version lines { ${LINE_FIELDS} amount { min } }
  ingredients { lineId ingredientId section }`;
const CREATE = `mutation ($input: RecipeInput!) { createRecipe(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: RecipeInput!) {
  updateRecipe(recipeId: $id, input: $input) { ${FIELDS} } }`;

interface Line {
  lineId: number;
  ingredientId: number | null;
  heading: string | null;
  quantity: string | null;
  preparation: string | null;
  isOptional: boolean;
  scales: boolean;
}

interface Written {
  recipeId: number;
  version: number;
  lines: Line[];
  ingredients: { lineId: number; ingredientId: number; section: string | null }[];
}

const RECIPE = { name: "Cake", categoryId: 1, difficultyLevelId: 1, instructions: "Bake." };

const LINES = [
  { ingredientId: 3, quantity: "2" },
  { heading: " For the dough " },
  { ingredientId: 1, quantity: "500", preparation: "soft" },
  { heading: " " },
  { heading: "For the filling" },
  { ingredientId: 1, quantity: "50", scales: false },
  { heading: "To serve" },
];

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  token = await server.login("contributor");
});
afterAll(() => server.close());

const send = (input: object) =>
  server.graphql<{ createRecipe: Written }>(CREATE, { input: { ...RECIPE, ...input } }, token);

const create = async () => (await send({ lines: LINES })).data!.createRecipe;

async function update(id: number, input: object): Promise<Written> {
  const { data, errors } = await server.graphql<{ updateRecipe: Written }>(
    UPDATE,
    { id, input: { ...RECIPE, ...input } },
    token,
  );
  expect(errors).toBeUndefined();
  return data!.updateRecipe;
}

/** The lines as the client sends them back. */
const toInput = (lines: readonly Line[]) =>
  lines.map(({ lineId, ingredientId, heading, quantity, preparation, isOptional, scales }) => ({
    ...{ lineId, ingredientId, heading, quantity, preparation, isOptional, scales },
  }));

const fill = (count: number, line: object) => Array.from({ length: count }, () => line);

describe("Lines of a recipe", () => {
  it.each([
    [
      { lines: [{ ingredientId: 1, heading: "Dough" }] },
      "A line has an ingredient or a heading, not both.",
      "lines.0.heading",
    ],
    [
      { lines: [{ heading: "x".repeat(201) }] },
      "Heading must be at most 200 characters long",
      "lines.0.heading",
    ],
    [{ lines: fill(151, { heading: "Dough" }) }, "A recipe has at most 150 lines", "lines"],
    [{ lines: fill(101, { ingredientId: 1 }) }, "A recipe has at most 100 ingredients", "lines"],
    [
      { lines: [{ ingredientId: 1 }], ingredients: [{ ingredientId: 1 }] },
      "Send lines or ingredients, not both.",
      "lines",
    ],
    [
      { lines: [{ ingredientId: 99_999 }] },
      "One of the ingredients does not exist.",
      "ingredients",
    ],
    [
      {
        ingredients: Array.from({ length: 76 }, (_one, i) => ({
          ingredientId: 1,
          section: `Part ${i}`,
        })),
      },
      "A recipe has at most 150 lines",
      "ingredients",
    ],
  ])("are refused: %#", async (input, message, field) => {
    const { errors } = await send(input);
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: "BAD_USER_INPUT", field },
    });
  });

  it("keep their order, with headings and repeated ingredients", async () => {
    const recipe = await create();
    expect(recipe.lines).toMatchObject([
      { ingredientId: 3, heading: null, quantity: "2", amount: { min: 2 } },
      { ingredientId: null, heading: "For the dough", name: null, amount: null },
      { ingredientId: 1, quantity: "500", preparation: "soft", scales: true },
      { heading: "For the filling" },
      { ingredientId: 1, quantity: "50", preparation: null, scales: false },
      { heading: "To serve" },
    ]);
    const [first, , second, , third] = recipe.lines;
    expect(recipe.ingredients).toEqual([
      { lineId: first!.lineId, ingredientId: 3, section: null },
      { lineId: second!.lineId, ingredientId: 1, section: "For the dough" },
      { lineId: third!.lineId, ingredientId: 1, section: "For the filling" },
    ]);
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("keep their IDs when they are edited and moved", async () => {
    const { recipeId, lines } = await create();
    const [first, dough, second, filling, third, toServe] = toInput(lines);
    const edited = [
      { ...filling!, heading: "For the cream" },
      { ...third!, quantity: "70" },
      { ...dough!, lineId: null },
      { ...second!, ingredientId: 2 },
      toServe!,
      { ...first!, lineId: null, ingredientId: 4 },
    ];
    const recipe = await update(recipeId, { lines: edited });
    const ids = [filling, third, dough, second, toServe].map((line) => line!.lineId);
    expect(toInput(recipe.lines)).toEqual([
      ...edited.slice(0, 5).map((line, i) => ({ ...line, lineId: ids[i] })),
      { ...edited[5], lineId: expect.any(Number) },
    ]);
    expect(lines.map(({ lineId }) => lineId)).not.toContain(recipe.lines[5]!.lineId);
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("leave a recipe unchanged if they are sent as they are", async () => {
    const { recipeId, lines, version } = await create();
    expect((await update(recipeId, { lines: toInput(lines) })).version).toBe(version);
    expect((await update(recipeId, {})).version).toBe(version);
  });

  it("keep headings if a caller sends ingredients only", async () => {
    const { recipeId, lines } = await create();
    const recipe = await update(recipeId, {
      ingredients: [
        { ingredientId: 3, quantity: "2" },
        { ingredientId: 1, quantity: "500" },
        { ingredientId: 1, quantity: "80" },
      ],
    });
    const edited = lines.map((line) =>
      line.quantity === "50" ? { ...line, quantity: "80" } : line,
    );
    expect(toInput(recipe.lines)).toEqual(toInput(edited));
  });

  it("are removed by an empty list", async () => {
    const { recipeId } = await create();
    expect((await update(recipeId, { lines: [] })).lines).toEqual([]);
  });

  it("ignore line IDs of other recipes", async () => {
    const [other, recipe] = [await create(), await create()];
    const [stolen] = other.lines;
    const line = { lineId: stolen!.lineId, ingredientId: 5 };
    const { lines } = await update(recipe.recipeId, { lines: [line] });
    expect(lines).toMatchObject([{ ingredientId: 5 }]);
    expect(lines[0]!.lineId).not.toBe(stolen!.lineId);
    expect((await update(other.recipeId, {})).lines).toEqual(other.lines);
  });
});
