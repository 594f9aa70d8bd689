import { type Account, TestServer } from "../../testing/testServer";

const FIELDS = `recipeId name instructions ingredientsNotes version owner { name }
  category { categoryId } difficultyLevel { difficultyLevelId }
  ingredients { ingredientId quantity unit isOptional } tags { tagId }`;
const CREATE = `mutation ($input: RecipeInput!) { createRecipe(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: RecipeInput!, $version: Int) {
  updateRecipe(recipeId: $id, input: $input, version: $version) { ${FIELDS} } }`;
const DELETE = "mutation ($id: Int!) { deleteRecipe(recipeId: $id) }";

interface Kept {
  recipeId: number;
  version: number;
  name: string;
  ingredients: { ingredientId: number; quantity: string | null; unit: string | null }[];
  tags: { tagId: number }[];
}

const input = {
  name: "  Plum cake ",
  categoryId: 1,
  difficultyLevelId: 1,
  instructions: "\n\n  Stone the plums.\nBake.\n\n",
  ingredientsNotes: "  ",
  ingredients: [
    { ingredientId: 2, quantity: " 1/2 ", unit: "" },
    { ingredientId: null, quantity: "1", unit: "kg" },
    { ingredientId: 1, quantity: null, unit: " g ", isOptional: true },
    { ingredientId: 2, quantity: "9", unit: "kg" },
  ],
  tagIds: [2, 1, 2],
};

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await TestServer.start();
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

const create = (change: object = {}, account: Account = "contributor") =>
  server.graphql<{ createRecipe: Kept }>(
    CREATE,
    { input: { ...input, ...change } },
    tokens[account],
  );
const createRecipe = async (change: object = {}) => (await create(change)).data!.createRecipe;
const readCode = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions["code"];
const countRows = async (table: string) => {
  const [{ count }] = await server.database.db.query(`select count(*)::int as count from ${table}`);
  return count as number;
};

describe("Adding a recipe", () => {
  it("requires a contributor or an admin", async () => {
    expect(readCode(await server.graphql(CREATE, { input }))).toBe("UNAUTHENTICATED");
    expect(readCode(await create({}, "member"))).toBe("FORBIDDEN");
    expect(readCode(await create({}, "admin"))).toBeUndefined();
    const MAY = "{ viewerCanAddRecipe }";
    for (const [account, may] of [
      ["admin", true],
      ["contributor", true],
      ["member", false],
    ] as const) {
      const { data } = await server.graphql(MAY, {}, tokens[account]);
      expect(data).toEqual({ viewerCanAddRecipe: may });
    }
    expect((await server.graphql(MAY)).data).toEqual({ viewerCanAddRecipe: false });
  });

  it("tidies what was typed: ends trimmed, empty is null, repeated ingredients kept in order", async () => {
    const { data } = await create();
    expect(data!.createRecipe).toMatchObject({
      name: "Plum cake",
      instructions: "  Stone the plums.\nBake.",
      ingredientsNotes: null,
      version: 1,
      ingredients: [
        { ingredientId: 2, quantity: "1/2", unit: null, isOptional: false },
        { ingredientId: 1, quantity: null, unit: "g", isOptional: true },
        { ingredientId: 2, quantity: "9", unit: "kg", isOptional: false },
      ],
    });
    expect(data!.createRecipe.tags.map(({ tagId }) => tagId).sort()).toEqual([1, 2]);
  });

  it.each([
    [{ name: "   " }, "name", "Recipe name is required."],
    [{ name: "x".repeat(201) }, "name", "Recipe name must be at most 200 characters long"],
    [{ name: "a\u0000b" }, "name", "Text must not contain the NUL character."],
    [{ categoryId: 0 }, "categoryId", "Category is required."],
    [{ difficultyLevelId: 0 }, "difficultyLevelId", "Difficulty level is required."],
    [{ instructions: " \n " }, "instructions", "Instructions are required."],
    [
      { instructions: "x".repeat(20_001) },
      "instructions",
      "Instructions must be at most 20000 characters long",
    ],
    [{ categoryId: 9999 }, "categoryId", "This category does not exist."],
    [{ difficultyLevelId: 9999 }, "difficultyLevelId", "This difficulty level does not exist."],
    [
      { ingredients: [{ ingredientId: 99_999 }] },
      "ingredients",
      "One of the ingredients does not exist.",
    ],
    [{ tagIds: [99_999] }, "tagIds", "One of the tags does not exist."],
    [
      { ingredients: [{ ingredientId: 1, quantity: "x".repeat(51) }] },
      "ingredients.0.quantity",
      "Quantity must be at most 50 characters long",
    ],
  ])(
    "refuses %j with a message at the field, and stores nothing",
    async (change, field, message) => {
      const before = await countRows("recipes");
      const { errors } = await create(change);
      expect(errors?.[0]).toMatchObject({
        message,
        extensions: { code: "BAD_USER_INPUT", status: 400, field },
      });
      expect(await countRows("recipes")).toBe(before);
    },
  );
});

describe("Editing a recipe", () => {
  const update = (id: number, change: object, account: string, version?: number) =>
    server.graphql<{ updateRecipe: Kept }>(
      UPDATE,
      { id, version, input: { ...input, ...change } },
      tokens[account],
    );

  it("requires its owner or an admin", async () => {
    const { recipeId } = await createRecipe();
    expect(readCode(await update(recipeId, {}, "nobody"))).toBe("UNAUTHENTICATED");
    expect(readCode(await update(recipeId, {}, "member"))).toBe("FORBIDDEN");
    expect(readCode(await update(recipeId, {}, "contributor"))).toBeUndefined();
    expect(readCode(await update(recipeId, {}, "admin"))).toBeUndefined();
    expect(readCode(await update(999_999, {}, "member"))).toBe("NOT_FOUND");
    expect(readCode(await update(999_999, {}, "admin"))).toBe("NOT_FOUND");
  });

  it("replaces all fields, and keeps omitted lists", async () => {
    const before = await createRecipe();
    const { data } = await update(
      before.recipeId,
      { name: "Pear cake", ingredients: [{ ingredientId: 3 }], tagIds: null },
      "contributor",
    );
    expect(data!.updateRecipe).toMatchObject({ name: "Pear cake", version: 2, tags: before.tags });
    expect(data!.updateRecipe.ingredients.map(({ ingredientId }) => ingredientId)).toEqual([3]);
    const emptiedRecipe = await update(
      before.recipeId,
      { ingredients: [], tagIds: [] },
      "contributor",
    );
    expect(emptiedRecipe.data!.updateRecipe).toMatchObject({ ingredients: [], tags: [] });
  });

  it("is refused if another user has edited it since, and stores nothing", async () => {
    const { recipeId } = await createRecipe();
    expect((await update(recipeId, { name: "First" }, "contributor", 1)).data).toBeTruthy();
    const second = await update(recipeId, { name: "Second", tagIds: [] }, "admin", 1);
    expect(second.errors?.[0]?.extensions).toMatchObject({
      code: "PRECONDITION_FAILED",
      status: 412,
    });
    const [row] = await server.database.db.query(
      "select name, version from recipes where recipe_id = $1",
      [recipeId],
    );
    expect(row).toEqual({ name: "First", version: 2 });
  });

  it("accepts one of twenty simultaneous edits of a version", async () => {
    const { recipeId } = await createRecipe();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => update(recipeId, { name: `Editor ${i}` }, "admin", 1)),
    );
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.map(readCode).filter((code) => code === "PRECONDITION_FAILED")).toHaveLength(19);
  });

  it("keeps lines and tags complete if a later part fails", async () => {
    const { recipeId, ingredients, tags } = await createRecipe();
    const { errors } = await update(recipeId, { tagIds: [1, 99_999] }, "contributor");
    expect(errors?.[0]?.extensions["field"]).toBe("tagIds");
    const { data } = await server.graphql<{ recipe: Kept }>(
      `query ($id: Int!) { recipe(recipeId: $id) { ${FIELDS} } }`,
      { id: recipeId },
    );
    expect(data!.recipe).toMatchObject({ version: 1, ingredients, tags });
  });
});

describe("Deleting a recipe", () => {
  const remove = (id: number, account: string) => server.graphql(DELETE, { id }, tokens[account]);

  it("requires its owner or an admin, and works once", async () => {
    const { recipeId } = await createRecipe();
    expect(readCode(await remove(recipeId, "nobody"))).toBe("UNAUTHENTICATED");
    expect(readCode(await remove(recipeId, "member"))).toBe("FORBIDDEN");
    const { data } = await remove(recipeId, "contributor");
    expect(data).toEqual({ deleteRecipe: Buffer.from(`Recipe:${recipeId}`).toString("base64url") });
    expect(readCode(await remove(recipeId, "contributor"))).toBe("NOT_FOUND");
    expect(readCode(await remove((await createRecipe()).recipeId, "admin"))).toBeUndefined();
  });

  it("is still allowed for an owner who is no longer a contributor", async () => {
    const { recipeId } = await createRecipe();
    const { db } = server.database;
    const setRole = (id: number) =>
      db.query("update users set role_id = $1 where email = 'contributor@potluck.example'", [id]);
    await setRole(3);
    expect(readCode(await create())).toBe("FORBIDDEN");
    expect(readCode(await remove(recipeId, "contributor"))).toBeUndefined();
    await setRole(2);
  });
});

describe("Adding an ingredient", () => {
  const ADD =
    "mutation ($name: String!) { createIngredient(input: { name: $name }) { name ingredientId } }";
  const add = (name: string, account: string) => server.graphql(ADD, { name }, tokens[account]);

  it("requires a contributor or an admin", async () => {
    expect(readCode(await add("Quince", "nobody"))).toBe("UNAUTHENTICATED");
    expect(readCode(await add("Quince", "member"))).toBe("FORBIDDEN");
    expect((await add(" Quince ", "contributor")).data).toMatchObject({
      createIngredient: { name: "Quince" },
    });
  });

  it("refuses an empty name and one that exists in any case", async () => {
    expect((await add("  ", "admin")).errors?.[0]?.message).toBe("Ingredient name is required.");
    expect((await add("QUINCE", "admin")).errors?.[0]).toMatchObject({
      message: "Ingredient already exists.",
      extensions: { code: "CONFLICT", status: 409 },
    });
  });

  it("accepts one of fifty equal names, and reports the conflict to the others", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => add("Medlar", "admin")));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.map(readCode).filter((code) => code === "CONFLICT")).toHaveLength(49);
  });
});
