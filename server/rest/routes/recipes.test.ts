import { callRest } from "../../testing/callRest";
import { type Account, TestServer } from "../../testing/testServer";

interface Recipe {
  recipeId: number;
  recipeName: string;
  updatedAt: string;
  recipeIngredients: { ingredientId: number; quantity: string | null; isOptional: boolean }[];
  recipeTags: { tagId: number; tagName: string }[];
}

const BODY = {
  recipeName: "  Plum cake ",
  recipeInstructions: "\n  Stone the plums.\nBake.\n\n",
  ingredientsNotes: " ",
  categoryId: 1,
  difficultyId: 2,
  ingredients: [
    { ingredientId: 2, quantity: " 1/2 ", unit: "", isOptional: false },
    { ingredientId: null, quantity: "1", unit: "kg" },
    { quantity: "3" },
    { ingredientId: "1", quantity: 2, unit: " g ", isOptional: "true" },
    { ingredientId: 2, quantity: "9", unit: "kg" },
  ],
  tagIds: [2, "1", 2],
};

let server: TestServer;
const tokens: Partial<Record<Account, string>> = {};
beforeAll(async () => {
  server = await TestServer.start();
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

const call = <Json = Recipe>(endpoint: string, body?: unknown, account?: Account) =>
  callRest<Json>(server, endpoint, { token: account && tokens[account], body });
const made = async () => (await call("POST /recipes", BODY, "contributor")).json;
const list = async (query = "") => (await call<Recipe[]>(`GET /recipes${query}`)).json;

describe("GET /api/recipes", () => {
  it.each([
    ["first=0", '"first" must be between 1 and 100.'],
    ["first=101", '"first" must be between 1 and 100.'],
    ["first=abc", '"first" must be between 1 and 100.'],
    ["first=2147483646", '"first" must be between 1 and 100.'],
    ["after=abc", '"after" is not a valid cursor.'],
    ["sort=oldest", '"sort" must be name-asc, name-desc, newest, best or relevance.'],
    ["userId=abc", "Invalid user Id"],
    ["tagId=0", "Invalid tag Id"],
    ["tagIds=1,x", '"tagIds" must be comma-separated IDs.'],
    ["withoutIngredientIds=0", '"withoutIngredientIds" must be comma-separated IDs.'],
    ["maxMinutes=soon", '"maxMinutes" must be a number.'],
    ["minScore=6", "The score must be 1 to 5"],
    ["search=a&search=b", '"search" must be given once.'],
    [`search=${"x".repeat(201)}`, "Search text must be at most 200 characters long"],
    ["search=%00", "Text must not contain the NUL character."],
  ])("refuses %s", async (query, message) => {
    expect(await call(`GET /recipes?${query}`)).toMatchObject({ status: 400, text: message });
  });

  it("returns all recipes, complete and sorted by ID", async () => {
    const [{ count }] = await server.database.db.query(
      "select count(*)::int as count from recipes",
    );
    const all = await list();
    const keys = all.map(({ recipeId }) => recipeId);
    expect(keys).toHaveLength(count);
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
    expect(all[0]).toEqual((await call(`GET /recipes/${keys[0]}`)).json);
  });

  it("returns the recipes of a user, or those that match a filter", async () => {
    const own = await call<{ ownerId: number }[]>("GET /recipes?userId=2");
    expect(new Set(own.json.map(({ ownerId }) => ownerId))).toEqual(new Set([2]));
    expect(await list("?userId=999999")).toEqual([]);
    const [some] = await list();
    const tagged = await list(`?tagId=${some!.recipeTags[0]!.tagId}`);
    expect(tagged.length).toBeGreaterThan(0);
    expect(
      tagged.every(({ recipeTags }) =>
        recipeTags.some(({ tagId }) => tagId === some!.recipeTags[0]!.tagId),
      ),
    ).toBe(true);
    const found = await list(`?search=${encodeURIComponent(some!.recipeName.toUpperCase())}`);
    expect(found.map(({ recipeId }) => recipeId)).toContain(some!.recipeId);
    expect(await list("?search=%25")).toEqual([]);
  });

  it("filters by several values, unknown values, time and score", async () => {
    const [some] = await list();
    const [one, other] = some!.recipeTags.map(({ tagId }) => tagId);
    const tagIds = ({ recipeTags }: Recipe) => recipeTags.map(({ tagId }) => tagId);
    const both = await list(`?tagIds=${one},${other}`);
    expect(both.map(({ recipeId }) => recipeId)).toContain(some!.recipeId);
    for (const recipe of both) expect(tagIds(recipe)).toEqual(expect.arrayContaining([one, other]));
    const without = await list(`?withoutTagIds=${one}`);
    expect(without.flatMap(tagIds)).not.toContain(one);
    expect(without.length + (await list(`?tagId=${one}`)).length).toBe((await list()).length);
    const [quick, good] = [await list("?maxMinutes=30.5"), await list("?minScore=4.5")];
    expect(await list("?maxMinutes=30")).toEqual(quick);
    for (const found of [quick, good]) expect([0, 60]).not.toContain(found.length);
  });

  it("sorts by name on request", async () => {
    const up = (await list("?sort=name-asc")).map(({ recipeId }) => recipeId);
    const down = (await list("?sort=name-desc")).map(({ recipeId }) => recipeId);
    expect(down).toEqual([...up].reverse());
  });

  it("sorts by date, rating and relevance on request", async () => {
    const newest = (await list("?sort=newest")).map(({ recipeId }) => recipeId);
    expect(newest).toEqual([...newest].sort((a, b) => b - a));
    expect((await list("?search=mushroom&sort=relevance"))[0]!.recipeName).toMatch(/mushroom/i);
    const best = (await list("?sort=best")).map(({ recipeId }) => recipeId);
    expect([...best].sort((a, b) => b - a)).toEqual(newest);
    expect(best).not.toEqual(newest);
  });

  it.each(["", "&sort=name-desc", "&sort=best", "&search=a"])(
    "returns page after page until the end%s",
    async (more) => {
      const paged: Recipe[] = [];
      let next: string | undefined = `/recipes?first=7${more}`;
      while (next) {
        const page: Awaited<ReturnType<typeof call<Recipe[]>>> = await call(`GET ${next}`);
        expect(page.json.length).toBeLessThanOrEqual(7);
        paged.push(...page.json);
        next = /^<\/api(\S+)>; rel="next"$/.exec(page.headers.get("link") ?? "")?.[1];
      }
      expect(paged).toEqual(await list(more && `?${more.slice(1)}`));
    },
  );
});

describe("POST /api/recipes", () => {
  it("requires a contributor or an admin", async () => {
    expect((await call("POST /recipes", BODY)).status).toBe(401);
    expect((await call("POST /recipes", BODY, "member")).status).toBe(403);
    expect((await call("POST /recipes", BODY, "admin")).status).toBe(201);
  });

  it.each([
    [{ recipeName: undefined }, "Recipe name is required."],
    [{ recipeName: ["x"] }, "Recipe name is required."],
    [{ categoryId: undefined }, "Category is required."],
    [{ categoryId: "abc" }, "Category is required."],
    [{ categoryId: 99_999_999_999 }, "Category is required."],
    [{ categoryId: 9999 }, "This category does not exist."],
    [{ difficultyId: null }, "Difficulty level is required."],
    [{ recipeInstructions: "\n" }, "Instructions are required."],
    [{ ingredients: "abc" }, '"ingredients" must be a list.'],
    [{ ingredients: [{ ingredientId: "abc" }] }, "One of the ingredients does not exist."],
    [{ ingredients: [{ ingredientId: 99_999_999_999 }] }, "One of the ingredients does not exist."],
    [{ tagIds: ["abc"] }, "One of the tags does not exist."],
    [{ tagIds: { 0: 1 } }, '"tagIds" must be a list.'],
  ])("refuses %j", async (change, message) => {
    expect(await call("POST /recipes", { ...BODY, ...change }, "contributor")).toMatchObject({
      status: 400,
      text: message,
    });
  });

  it("returns the complete recipe and its URL", async () => {
    const { status, headers, json } = await call("POST /recipes", BODY, "contributor");
    expect(status).toBe(201);
    expect(headers.get("location")).toBe(`/api/recipes/${json.recipeId}`);
    expect(json).toEqual({
      recipeId: json.recipeId,
      recipeName: "Plum cake",
      userName: expect.any(String),
      ownerId: 2,
      ingredientsNotes: null,
      recipeInstructions: "  Stone the plums.\nBake.",
      categoryId: 1,
      categoryName: expect.any(String),
      difficultyLevelId: 2,
      difficultyLevel: expect.any(String),
      recipeIngredients: [
        {
          lineId: expect.any(Number),
          section: null,
          ingredientId: 2,
          ingredientName: expect.any(String),
          quantity: "1/2",
          unit: null,
          preparation: null,
          isOptional: false,
          scales: true,
          amount: { min: 0.5, max: 0.5, unit: "piece" },
        },
        {
          lineId: expect.any(Number),
          section: null,
          ingredientId: 1,
          ingredientName: expect.any(String),
          quantity: "2",
          unit: "g",
          preparation: null,
          isOptional: true,
          scales: true,
          amount: { min: 2, max: 2, unit: "g" },
        },
        {
          lineId: expect.any(Number),
          section: null,
          ingredientId: 2,
          ingredientName: expect.any(String),
          quantity: "9",
          unit: "kg",
          preparation: null,
          isOptional: false,
          scales: true,
          amount: { min: 9, max: 9, unit: "kg" },
        },
      ],
      recipeTags: expect.arrayContaining([
        { tagId: 1, tagName: expect.any(String) },
        { tagId: 2, tagName: expect.any(String) },
      ]),
      recipeEquipment: [],
      nutrition: null,
      nutritionSource: null,
      recipeDescription: null,
      recipeSource: null,
      servings: null,
      language: null,
      servingsUnit: null,
      prepMinutes: null,
      cookMinutes: null,
      totalMinutes: null,
      coverDrawing: null,
      visibility: "public",
      link: null,
      asWrittenAverageScore: null,
      asWrittenReviewCount: 0,
      averageScore: null,
      reviewCount: 0,
      photos: [],
      recipeSteps: [],
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await call(`GET /recipes/${json.recipeId}`)).json).toEqual(json);
  });

  it("ignores fields that are read-only or unknown", async () => {
    const sent = { ...BODY, recipeId: 1, ownerId: 1, userName: "x", version: 9, constructor: 1 };
    const { json } = await call("POST /recipes", sent, "contributor");
    expect(json).toMatchObject({ ownerId: 2 });
    expect(json.recipeId).not.toBe(1);
  });
});

describe("PUT /api/recipes/{id}", () => {
  it("requires the owner or an admin, and an existing recipe", async () => {
    const { recipeId } = await made();
    expect((await call(`PUT /recipes/${recipeId}`, BODY)).status).toBe(401);
    expect((await call(`PUT /recipes/${recipeId}`, BODY, "member")).status).toBe(403);
    expect((await call("PUT /recipes/999999", BODY, "member")).status).toBe(404);
    expect((await call(`PUT /recipes/${recipeId}`, BODY, "admin")).status).toBe(200);
  });

  it("accepts an unchanged response as the body", async () => {
    const before = await made();
    const { status, json } = await call(`PUT /recipes/${before.recipeId}`, before, "contributor");
    expect(status).toBe(200);
    expect(json).toEqual({ ...before, updatedAt: json.updatedAt });
  });

  it("keeps an omitted list, and clears an empty list", async () => {
    const before = await made();
    const { ingredients: _lines, tagIds: _tags, ...rest } = BODY;
    const saved = await call(`PUT /recipes/${before.recipeId}`, rest, "contributor");
    expect(saved.json).toEqual({ ...before, updatedAt: saved.json.updatedAt });
    const none = { ...rest, ingredients: [], tagIds: [] };
    const emptied = await call(`PUT /recipes/${before.recipeId}`, none, "contributor");
    const { updatedAt } = emptied.json;
    expect(emptied.json).toEqual({ ...before, recipeIngredients: [], recipeTags: [], updatedAt });
  });
});

describe("DELETE /api/recipes/{id}", () => {
  it("requires the owner or an admin, and deletes all data of the recipe", async () => {
    const { recipeId } = await made();
    expect((await call(`DELETE /recipes/${recipeId}`)).status).toBe(401);
    expect((await call(`DELETE /recipes/${recipeId}`, undefined, "member")).status).toBe(403);
    const gone = await call(`DELETE /recipes/${recipeId}`, undefined, "contributor");
    expect(gone).toMatchObject({ status: 204, text: "" });
    expect(await call(`GET /recipes/${recipeId}`)).toMatchObject({
      status: 404,
      text: "Recipe not found.",
    });
    expect((await call(`DELETE /recipes/${recipeId}`, undefined, "member")).status).toBe(404);
  });
});
