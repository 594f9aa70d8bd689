import { allRecipes as demoRecipes } from "../../database/demo/history";
import { TestServer } from "../../testing/testServer";

const FIELDS = `recipeId description source servings servingsUnit prepMinutes cookMinutes totalMinutes
  steps { heading steps }
  ingredients { ingredientId quantity unit preparation scales amount { min max unit kind before unitAsTyped after } }`;
const CREATE = `mutation ($input: RecipeInput!) { createRecipe(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: RecipeInput!) {
  updateRecipe(recipeId: $id, input: $input) { ${FIELDS} } }`;

interface Cookable {
  recipeId: number;
  totalMinutes: number | null;
  steps: { heading: string | null; steps: string[] }[];
  ingredients: {
    ingredientId: number;
    preparation: string | null;
    scales: boolean;
    amount: object | null;
  }[];
}

/** The fields that the documented calls send. */
const documented = {
  name: "Plum cake",
  categoryId: 1,
  difficultyLevelId: 1,
  instructions: "Stone the plums.\nBake.",
  ingredients: [{ ingredientId: 1, quantity: "1 1/2", unit: "heaped tbsp" }],
};
const cookingFields = {
  description: " For Sundays. ",
  source: "My grandmother",
  servings: 12,
  servingsUnit: "slices",
  prepMinutes: 20,
  cookMinutes: 40,
  totalMinutes: 90,
};

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login("contributor");
});
afterAll(() => server.close());

const create = (change: object = {}) =>
  server.graphql<{ createRecipe: Cookable }>(
    CREATE,
    { input: { ...documented, ...change } },
    token,
  );
const createRecipe = async (change: object = {}) => (await create(change)).data!.createRecipe;
const updateRecipe = async (id: number, change: object = {}) => {
  const input = { ...documented, ...change };
  const { data } = await server.graphql<{ updateRecipe: Cookable }>(UPDATE, { id, input }, token);
  return data!.updateRecipe;
};

describe("The servings, times and description of a recipe", () => {
  it.each([
    [{ servings: 0 }, "servings", "Servings must be between 1 and 1000"],
    [{ servings: 1_001 }, "servings", "Servings must be between 1 and 1000"],
    [
      { servingsUnit: "x".repeat(51) },
      "servingsUnit",
      "The unit of servings must be at most 50 characters long",
    ],
    [{ prepMinutes: -1 }, "prepMinutes", "Preparation time must be between 0 and 14400 minutes"],
    [{ cookMinutes: 14_401 }, "cookMinutes", "Cooking time must be between 0 and 14400 minutes"],
    [{ totalMinutes: 14_401 }, "totalMinutes", "Total time must be between 0 and 14400 minutes"],
    [
      { description: "x".repeat(2_001) },
      "description",
      "Description must be at most 2000 characters long",
    ],
    [{ source: "x".repeat(501) }, "source", "Source must be at most 500 characters long"],
    [{ source: "a\u0000b" }, "source", "Text must not contain the NUL character."],
  ])("are refused as %j", async (change, field, message) => {
    expect((await create(change)).errors?.[0]).toMatchObject({
      message,
      extensions: { code: "BAD_USER_INPUT", status: 400, field },
    });
  });

  it("are optional, and null by default", async () => {
    expect(await createRecipe()).toMatchObject({
      description: null,
      source: null,
      servings: null,
      servingsUnit: null,
      prepMinutes: null,
      cookMinutes: null,
      totalMinutes: null,
    });
  });

  it("are stored as sent, trimmed", async () => {
    expect(await createRecipe(cookingFields)).toMatchObject({
      ...cookingFields,
      description: "For Sundays.",
    });
    expect(
      await createRecipe({ servings: 1.5, servingsUnit: "litres", cookMinutes: 0 }),
    ).toMatchObject({
      servings: 1.5,
      cookMinutes: 0,
      totalMinutes: 0,
    });
  });

  it("stay if an edit leaves them out, and are removed by null", async () => {
    const { recipeId } = await createRecipe(cookingFields);
    expect(await updateRecipe(recipeId)).toMatchObject({
      ...cookingFields,
      description: "For Sundays.",
    });
    const nullFields = Object.fromEntries(Object.keys(cookingFields).map((name) => [name, null]));
    expect(await updateRecipe(recipeId, nullFields)).toMatchObject(nullFields);
    expect(await updateRecipe(recipeId, { description: " ", source: "" })).toMatchObject({
      description: null,
      source: null,
    });
  });

  it("have a total that is the sum of the parts unless another is sent", async () => {
    expect((await createRecipe({ prepMinutes: 20, cookMinutes: 40 })).totalMinutes).toBe(60);
    expect((await createRecipe({ cookMinutes: 40 })).totalMinutes).toBe(40);
    expect((await createRecipe({ totalMinutes: 40 })).totalMinutes).toBe(40);
    const { recipeId } = await createRecipe({ prepMinutes: 20, cookMinutes: 40, totalMinutes: 60 });
    expect((await updateRecipe(recipeId, { cookMinutes: 45 })).totalMinutes).toBe(65);
    expect((await updateRecipe(recipeId, { totalMinutes: 65 })).totalMinutes).toBe(65);
    expect((await updateRecipe(recipeId, { cookMinutes: 10 })).totalMinutes).toBe(30);
    expect((await updateRecipe(recipeId, { totalMinutes: 180 })).totalMinutes).toBe(180);
    expect((await updateRecipe(recipeId, { cookMinutes: 20 })).totalMinutes).toBe(180);
  });
});

describe("The steps of a recipe", () => {
  it.each([
    ["Bake.", [{ heading: null, steps: ["Bake."] }]],
    ["Mix.\r\n\r\n  Bake.  \n\n\nEat.", [{ heading: null, steps: ["Mix.", "Bake.", "Eat."] }]],
    [
      "Heat the oven.\nFor the dough:\nKnead.\nFor the icing :\nStir.\nLast:",
      [
        { heading: null, steps: ["Heat the oven."] },
        { heading: "For the dough", steps: ["Knead."] },
        { heading: "For the icing", steps: ["Stir."] },
        { heading: "Last", steps: [] },
      ],
    ],
  ])("are its lines, under the headings: %j", async (instructions, steps) => {
    const sections = (await createRecipe({ instructions })).steps.filter(
      (step) => step.heading !== null || step.steps.length > 0,
    );
    expect(sections).toEqual(steps);
  });
});

describe("The amount of a line", () => {
  it("is read from quantity and unit, which stay as typed", async () => {
    const { ingredients } = await createRecipe();
    expect(ingredients).toEqual([
      {
        ingredientId: 1,
        preparation: null,
        quantity: "1 1/2",
        unit: "heaped tbsp",
        scales: true,
        amount: {
          min: 1.5,
          max: 1.5,
          unit: "TBSP",
          kind: "VOLUME",
          before: "",
          unitAsTyped: "heaped tbsp",
          after: "",
        },
      },
    ]);
  });

  it("is null if the text is ambiguous", async () => {
    const { ingredients } = await createRecipe({
      ingredients: [{ ingredientId: 1, quantity: "1,000", unit: "g" }, { ingredientId: 2 }],
    });
    expect(ingredients.map(({ amount }) => amount)).toEqual([null, null]);
  });

  it("is fixed if its author chose so, also after an edit without the field", async () => {
    const lines = [
      { ingredientId: 1, quantity: "1" },
      { ingredientId: 2, scales: false },
    ];
    const readScaling = ({ ingredients }: Cookable) =>
      ingredients.map(({ ingredientId, scales }) => [ingredientId, scales]);
    const recipe = await createRecipe({ ingredients: lines });
    expect(readScaling(recipe)).toEqual([
      [1, true],
      [2, false],
    ]);
    const ingredients = [
      { ingredientId: 2 },
      { ingredientId: 3 },
      { ingredientId: 1, scales: false },
    ];
    expect(readScaling(await updateRecipe(recipe.recipeId, { ingredients }))).toEqual([
      [2, false],
      [3, true],
      [1, false],
    ]);
    expect(
      readScaling(
        await updateRecipe(recipe.recipeId, { ingredients: [{ ingredientId: 2, scales: true }] }),
      ),
    ).toEqual([[2, true]]);
  });
});

describe("The preparation of a line", () => {
  const readPreparations = (recipe: Cookable) =>
    recipe.ingredients.map(({ preparation }) => preparation);
  const onion = { ingredientId: 1, quantity: "2", preparation: " finely chopped " };

  it("must not be longer than its column", async () => {
    const tooLong = { ingredientId: 1, preparation: "x".repeat(201) };
    const { errors } = await create({ ingredients: [tooLong] });
    expect(errors).toMatchObject([
      { message: "Preparation must be at most 200 characters long", extensions: { status: 400 } },
    ]);
  });

  it("is trimmed, stays after an edit that does not send it, and is removed by null and blanks", async () => {
    const recipe = await createRecipe({
      ingredients: [onion, { ingredientId: 2, preparation: " " }],
    });
    expect(readPreparations(recipe)).toEqual(["finely chopped", null]);
    const linesWithoutPreparation = [{ ingredientId: 2 }, { ingredientId: 1, quantity: "3" }];
    expect(
      readPreparations(
        await updateRecipe(recipe.recipeId, { ingredients: linesWithoutPreparation }),
      ),
    ).toEqual([null, "finely chopped"]);
    for (const preparation of [null, "  "]) {
      await updateRecipe(recipe.recipeId, { ingredients: [onion] });
      const cleared = { ...onion, preparation };
      expect(
        readPreparations(await updateRecipe(recipe.recipeId, { ingredients: [cleared] })),
      ).toEqual([null]);
    }
  });
});

it("The demo data contain servings and times for each recipe", async () => {
  const { data } = await server.graphql<{
    recipes: { edges: { node: Record<string, unknown> }[] };
  }>(
    `{ recipes(first: 100) { edges { node {
      name description servings servingsUnit prepMinutes cookMinutes totalMinutes
    } } } }`,
  );
  const nodesByName = new Map(data!.recipes.edges.map(({ node }) => [node["name"], node]));
  for (const { name, description, makes, minutes } of demoRecipes) {
    const [prepMinutes, cookMinutes, totalMinutes = prepMinutes + cookMinutes] = minutes;
    const [servings, servingsUnit] = makes;
    const expectedFields = {
      description,
      servings,
      servingsUnit,
      prepMinutes,
      cookMinutes,
      totalMinutes,
    };
    expect(nodesByName.get(name)).toMatchObject(expectedFields);
  }
});
