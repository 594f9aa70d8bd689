import { callRest } from "../../testing/callRest";
import { type Account, TestServer } from "../../testing/testServer";

interface Recipe {
  recipeId: number;
}

const BODY = {
  recipeName: "Plum cake",
  recipeInstructions: "Stone the plums.\nBake.",
  categoryId: 1,
  difficultyId: 2,
  ingredients: [{ ingredientId: 2, quantity: "1/2" }, { ingredientId: 1 }],
};

let server: TestServer;
const tokens: Partial<Record<Account, string>> = {};
beforeAll(async () => {
  server = await TestServer.start();
  for (const account of ["admin", "contributor"] as const) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

const call = (what: string, body: unknown, account: Account) =>
  callRest<Recipe>(server, what, { token: tokens[account], body });

/** Fields that may be sent in addition to the documented ones. */
const MORE = {
  recipeDescription: "For Sundays.",
  recipeSource: "My grandmother",
  language: "en-GB",
  servings: 12,
  servingsUnit: "slices",
  prepMinutes: 20,
  cookMinutes: 40,
  totalMinutes: 90,
  coverDrawing: "tart",
};

describe("The additions to a recipe", () => {
  it.each([
    [{ servings: "many" }, "Servings must be a number."],
    [{ servings: 0 }, "Servings must be between 1 and 1000"],
    [{ prepMinutes: 1.5 }, "Preparation time must be a whole number."],
    [{ cookMinutes: 99_999_999_999 }, "Cooking time must be between 0 and 14400 minutes"],
    [{ totalMinutes: [1] }, "Total time must be a whole number."],
    [{ servingsUnit: "x".repeat(51) }, "The unit of servings must be at most 50 characters long"],
    [
      { coverDrawing: "unicorn" },
      '"coverDrawing" must be one of still_life, soup, stew, curry, salad, plate, pasta, noodles, rice, bake, pizza, skewers, tacos, burger, flatbreads, loaf, tart, cake, cookies, pancakes, dessert, jars, drink, hot_drink.',
    ],
    [{ recipeSource: "x".repeat(501) }, "Source must be at most 500 characters long"],
  ])("are refused when they are %j", async (change, message) => {
    expect(await call("POST /recipes", { ...BODY, ...change }, "contributor")).toMatchObject({
      status: 400,
      text: message,
    });
  });

  it("are returned as they were sent, and numbers may be sent as strings", async () => {
    const sent = { ...BODY, ...MORE, servings: "12", prepMinutes: " 20 ", ownerId: 1 };
    const { json } = await call("POST /recipes", sent, "contributor");
    expect(json).toMatchObject(MORE);
  });

  it("include the average score to one decimal and the number of reviews, even in the list", async () => {
    const { json } = await call("POST /recipes", BODY, "contributor");
    const readAll = async () => {
      const [one, list] = await Promise.all(
        [`GET /recipes/${json.recipeId}`, "GET /recipes"].map((path) =>
          callRest<Recipe | Recipe[]>(server, path),
        ),
      );
      return [one!.json, ...[list!.json].flat()].filter(
        (recipe) => (recipe as Recipe).recipeId === json.recipeId,
      );
    };
    const unrated = { averageScore: null, reviewCount: 0 };
    expect(json).toMatchObject(unrated);
    expect(await readAll()).toMatchObject([unrated, unrated]);
    for (const [i, score] of [5, 4, 4].entries()) {
      await server.addPerson(`reviewer${i}`);
      const token = await server.login(`reviewer${i}`);
      const body = { recipeId: json.recipeId, score, reviewText: "Good." };
      expect(await callRest(server, "POST /reviews", { token, body })).toMatchObject({
        status: 201,
      });
    }
    const rated = { averageScore: 4.3, reviewCount: 3 };
    expect(await readAll()).toMatchObject([rated, rated]);
  });

  it("are kept by a documented edit, which omits them, and are removed by null", async () => {
    const lines = [
      { ingredientId: 1, quantity: "1", scales: "false", preparation: " finely chopped " },
      { ingredientId: 2 },
    ];
    const { json } = await call(
      "POST /recipes",
      { ...BODY, ...MORE, ingredients: lines },
      "contributor",
    );
    const edit = { ...BODY, ingredients: [{ ingredientId: 2 }, { ingredientId: 1 }] };
    const edited = await call(`PUT /recipes/${json.recipeId}`, edit, "contributor");
    expect(edited.json).toMatchObject({
      ...MORE,
      recipeIngredients: [
        { scales: true, preparation: null },
        { scales: false, preparation: "finely chopped" },
      ],
    });
    const plain = { ...BODY, ingredients: [{ ingredientId: 1, preparation: null }] };
    const cleared = await call(`PUT /recipes/${json.recipeId}`, plain, "contributor");
    expect(cleared.json).toMatchObject({ recipeIngredients: [{ preparation: null }] });
    const emptied = Object.fromEntries(Object.keys(MORE).map((name) => [name, ""]));
    const bare = await call(`PUT /recipes/${json.recipeId}`, { ...BODY, ...emptied }, "admin");
    expect(bare.json).toMatchObject(
      Object.fromEntries(Object.keys(MORE).map((name) => [name, null])),
    );
  });
});
