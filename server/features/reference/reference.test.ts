import { TestServer } from "../../testing/testServer";

/** What differs between the four kinds, as their callers know it. */
const kinds = [
  {
    one: "tag",
    many: "Tags",
    Name: "Tag",
    key: "tagId",
    thing: "Tag",
    required: "Tag name is required.",
    editors: ["admin"],
  },
  {
    one: "category",
    many: "Categories",
    Name: "Category",
    key: "categoryId",
    thing: "Category",
    required: "Category name is required.",
    editors: ["admin"],
  },
  {
    one: "difficultyLevel",
    many: "DifficultyLevels",
    Name: "DifficultyLevel",
    key: "difficultyLevelId",
    thing: "Difficulty level",
    required: "Difficulty level name is required",
    editors: ["admin"],
  },
  {
    one: "ingredient",
    many: "Ingredients",
    Name: "Ingredient",
    key: "ingredientId",
    thing: "Ingredient",
    required: "Ingredient name is required.",
    editors: ["admin", "contributor"],
  },
] as const;

interface Thing {
  key: number;
  name: string;
  version: number;
}

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.login("admin");
});
afterAll(() => server.close());

/** The code and the words of what went wrong, if anything did. */
const told = ({ errors }: Awaited<ReturnType<TestServer["graphql"]>>) =>
  errors?.[0] && [errors[0].extensions["code"], errors[0].message];

describe.each(kinds)("$Name", ({ one, many, Name, key, thing, required, editors }) => {
  const fields = `{ key: ${key} name version }`;
  const create = (name: string, token?: string) =>
    server.graphql<{ made: Thing }>(
      `mutation ($input: ${Name}Input!) { made: create${Name}(input: $input) ${fields} }`,
      { input: { name } },
      token,
    );
  const update = (id: number, name: string, token?: string, version?: number) =>
    server.graphql<{ changed: Thing }>(
      `mutation ($id: Int!, $input: ${Name}Input!, $version: Int) {
        changed: update${Name}(${key}: $id, input: $input, version: $version) ${fields} }`,
      { id, input: { name }, version },
      token,
    );
  const remove = (id: number, token?: string) =>
    server.graphql(`mutation ($id: Int!) { removed: delete${Name}(${key}: $id) }`, { id }, token);
  const read = (id: number) =>
    server.graphql<{ one: Thing }>(`query ($id: Int!) { one: ${one}(${key}: $id) ${fields} }`, {
      id,
    });
  const search = async (args: string) => {
    const { data } = await server.graphql<{
      page: {
        totalCount: number;
        pageInfo: { endCursor: string; hasNextPage: boolean };
        edges: { node: Thing }[];
      };
    }>(
      `{ page: search${many}(${args}) {
        totalCount pageInfo { endCursor hasNextPage } edges { node ${fields} } } }`,
    );
    return data!.page;
  };
  const make = async (name: string) => (await create(name, admin)).data!.made;

  it("is not for visitors and members to change", async () => {
    const { key: id } = await make(`Guarded ${Name}`);
    const member = await server.login("member");
    for (const act of [
      (token?: string) => create("New", token),
      (token?: string) => update(id, "Other", token),
      (token?: string) => remove(id, token),
    ]) {
      expect(told(await act())?.[0]).toBe("UNAUTHENTICATED");
      expect(told(await act(member))?.[0]).toBe("FORBIDDEN");
    }
  });

  it(`is for ${editors.join(" and ")} to change`, async () => {
    const contributor = await server.login("contributor");
    const expected = editors.length > 1 ? undefined : "FORBIDDEN";
    expect(told(await create(`By a contributor ${Name}`, contributor))?.[0]).toBe(expected);
  });

  it("is not found in its own words, before anything else is said", async () => {
    const member = await server.login("member");
    for (const id of [0, -1, 999_999, 2_147_483_647]) {
      expect(told(await read(id))).toEqual(["NOT_FOUND", `${thing} not found.`]);
      expect(told(await update(id, "", member))).toEqual(["NOT_FOUND", `${thing} not found.`]);
      expect(told(await remove(id, member))).toEqual(["NOT_FOUND", `${thing} not found.`]);
    }
  });

  it("needs a name that fits", async () => {
    expect(told(await create(" \n", admin))).toEqual(["BAD_USER_INPUT", required]);
    expect(told(await create("x".repeat(201), admin))?.[1]).toMatch(/at most 200 characters/);
    expect(told(await create("a\0b", admin))?.[0]).toBe("BAD_USER_INPUT");
  });

  it("is made, read, renamed and deleted", async () => {
    const made = await make(`  Fresh ${Name} `);
    expect(made).toMatchObject({ name: `Fresh ${Name}`, version: 1 });
    const renamed = await update(made.key, `Stale ${Name}`, admin, 1);
    expect(renamed.data?.changed).toEqual({ ...made, name: `Stale ${Name}`, version: 2 });
    expect((await read(made.key)).data?.one.name).toBe(`Stale ${Name}`);
    expect((await search(`search: "sTALE ${Name}"`)).totalCount).toBe(1);
    expect(told(await remove(made.key, admin))).toBeUndefined();
    expect(told(await read(made.key))?.[0]).toBe("NOT_FOUND");
  });

  it("has a name of its own, in whatever case", async () => {
    await make(`Single ${Name}`);
    const taken = ["CONFLICT", `${thing} already exists.`];
    expect(told(await create(` SINGLE ${Name}`, admin))).toEqual(taken);
    const { key: id } = await make(`Double ${Name}`);
    expect(told(await update(id, `single ${Name}`, admin, 7))).toEqual(taken);
    expect((await read(id)).data?.one).toMatchObject({ name: `Double ${Name}`, version: 1 });
    expect(told(await update(id, `DOUBLE ${Name}`, admin))).toBeUndefined();
  });

  it("refuses an edit of an older version, and changes nothing", async () => {
    const { key: id } = await make(`Edited ${Name}`);
    await update(id, `Edited once ${Name}`, admin, 1);
    const answer = await update(id, `Edited twice ${Name}`, admin, 1);
    expect(told(answer)?.[0]).toBe("PRECONDITION_FAILED");
    expect((await read(id)).data?.one.name).toBe(`Edited once ${Name}`);
    expect(told(await update(id, `Edited thrice ${Name}`, admin))).toBeUndefined();
  });

  it("is not deleted while a recipe uses it", async () => {
    const used = (
      await server.graphql<{ recipe: Record<string, unknown> }>(
        `{ recipe(recipeId: 1) { category { key: categoryId } difficultyLevel { key: difficultyLevelId }
         ingredients { key: ingredientId } tags { key: tagId } } }`,
      )
    ).data!.recipe;
    const [first] = [used[one] ?? used[`${one}s`]].flat() as { key: number }[];
    expect(told(await remove(first!.key, admin))).toEqual([
      "CONFLICT",
      `Cannot delete ${thing.toLowerCase()}: it is used by one or more recipes.`,
    ]);
  });

  it("is made once by fifty at once, and renamed to one name by one", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => create(`Raced ${Name}`, admin)),
    );
    expect(answers.filter((answer) => answer.data)).toHaveLength(1);
    expect(answers.filter((answer) => told(answer)?.[0] === "CONFLICT")).toHaveLength(49);
    const runners = await Promise.all([1, 2, 3, 4].map((n) => make(`Runner ${n} ${Name}`)));
    const renamed = await Promise.all(
      runners.map((runner) => update(runner.key, `Winner ${Name}`, admin)),
    );
    expect(renamed.filter((answer) => answer.data)).toHaveLength(1);
    expect(renamed.filter((answer) => told(answer)?.[0] === "CONFLICT")).toHaveLength(3);
  });

  it("is searched literally, page by page, in each order", async () => {
    for (const name of ["100% %", "100_", "100\\", "100x"]) await make(`${name} ${Name}`);
    expect((await search(`search: "% %"`)).totalCount).toBe(1);
    expect((await search(`search: "100_"`)).totalCount).toBe(1);
    for (const sort of ["NAME_ASC", "NAME_DESC", "KEY_ASC", "KEY_DESC"]) {
      const whole = await search(`first: 100, sort: ${sort}, search: "${Name}"`);
      const walked: Thing[] = [];
      let after = "null";
      for (let more = true; more;) {
        const page = await search(`first: 3, after: ${after}, sort: ${sort}, search: "${Name}"`);
        walked.push(...page.edges.map(({ node }) => node));
        after = JSON.stringify(page.pageInfo.endCursor);
        more = page.pageInfo.hasNextPage;
      }
      expect(walked).toEqual(whole.edges.map(({ node }) => node));
      expect(walked).toHaveLength(whole.totalCount);
      const keys = walked.map((each) => each.key);
      if (sort === "KEY_ASC") expect(keys).toEqual([...keys].sort((a, b) => a - b));
      if (sort === "KEY_DESC") expect(keys).toEqual([...keys].sort((a, b) => b - a));
    }
  });

  it("refuses pages that cannot be", async () => {
    for (const args of ["first: 0", "first: 101", 'after: "x"', `search: "${"x".repeat(201)}"`]) {
      const answer = await server.graphql(`{ search${many}(${args}) { totalCount } }`);
      expect(told(answer)?.[0]).toBe("BAD_USER_INPUT");
    }
  });
});

describe("A renamed ingredient", () => {
  it("has its new name in every recipe at once", async () => {
    const NAMES = "{ recipe(recipeId: 1) { ingredients { ingredientId name } } }";
    const before = await server.graphql<{
      recipe: { ingredients: { ingredientId: number; name: string }[] };
    }>(NAMES);
    const id = before.data!.recipe.ingredients[0]!.ingredientId;
    await server.graphql(
      `mutation { updateIngredient(ingredientId: ${id}, input: { name: "Moon dust" }) { name } }`,
      {},
      admin,
    );
    const after = await server.graphql<typeof before.data & object>(NAMES);
    expect(after.data!.recipe.ingredients[0]).toEqual({ ingredientId: id, name: "Moon dust" });
  });
});

describe("What the viewer may manage", () => {
  it.each([
    [null, false, false],
    ["member", false, false],
    ["contributor", false, true],
    ["admin", true, true],
  ] as const)("is told to %s", async (account, reference, ingredients) => {
    const { data } = await server.graphql(
      "{ viewerCanManageReference viewerCanManageIngredients }",
      {},
      account ? await server.login(account) : undefined,
    );
    expect(data).toEqual({
      viewerCanManageReference: reference,
      viewerCanManageIngredients: ingredients,
    });
  });
});
