import { callsOn, referenceKinds, type Thing } from "../../testing/referenceKinds";
import { type Account, TestServer } from "../../testing/testServer";
import { toSortName } from "../../lib/text";

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await TestServer.start();
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

const readError = ({ errors }: { errors?: { message: string; extensions: object }[] }) =>
  errors?.[0];

/** Keys that no row has, and that must not make a query fail. */
const ODD_KEYS = [0, -1, 999_999, 2_147_483_647, -2_147_483_648];

describe.each(referenceKinds)("$thing", (kind) => {
  const { type, thing, table, editors, others, required } = kind;
  const calls = callsOn(kind);
  const [editor] = editors as [Account];
  const send = (call: keyof typeof calls, variables: object, account?: Account) =>
    server.graphql<{ thing: Thing; things: Thing[]; gone: string }>(
      calls[call],
      variables,
      account && tokens[account],
    );
  const make = async (name: string) => (await send("create", { name }, editor)).data!.thing;
  const findUsedId = async () => {
    const [row] = await server.database.db.query(
      `select r.category_id as "Category", r.difficulty_level_id as "DifficultyLevel",
         t.tag_id as "Tag", i.ingredient_id as "Ingredient", e.equipment_id as "Equipment"
       from recipes r join recipe_tags t using (recipe_id) join recipe_equipment e using (recipe_id)
       join recipe_lines i using (recipe_id) limit 1`,
    );
    return row[type] as number;
  };

  it("is reported as not found before missing rights or wrong input", async () => {
    const notFoundError = {
      message: `${thing} not found.`,
      extensions: { code: "NOT_FOUND", status: 404 },
    };
    for (const id of ODD_KEYS) {
      expect(readError(await send("one", { id }))).toMatchObject(notFoundError);
      for (const account of ["admin", "member"] as const) {
        const update = await send("update", { id, name: " " }, account);
        expect(readError(update)).toMatchObject(notFoundError);
        expect(readError(await send("delete", { id }, account))).toMatchObject(notFoundError);
      }
    }
  });

  it("is changed by its editors only", async () => {
    const { key: id } = await make(`${thing} of the editors`);
    for (const [call, variables] of [
      ["create", { name: " " }],
      ["update", { id, name: " " }],
      ["delete", { id }],
    ] as const) {
      expect(readError(await send(call, variables))?.extensions).toMatchObject({
        code: "UNAUTHENTICATED",
      });
      for (const account of others) {
        expect(readError(await send(call, variables, account))?.extensions).toMatchObject({
          code: "FORBIDDEN",
        });
      }
    }
    for (const account of editors) {
      const { data } = await send("create", { name: `${thing} by ${account}` }, account);
      const renamed = { id: data!.thing.key, name: `${thing} again by ${account}` };
      expect((await send("update", renamed, account)).data!.thing.version).toBe(2);
      expect((await send("delete", renamed, account)).errors).toBeUndefined();
    }
  });

  it("refuses invalid names, with its own message", async () => {
    const { key: id } = await make(`${thing} to name`);
    for (const [name, message] of [
      [" \n ", required],
      ["x".repeat(201), `${thing} name must be at most 200 characters long`],
      ["a\u0000b", "Text must not contain the NUL character."],
    ]) {
      for (const call of ["create", "update"] as const) {
        expect(readError(await send(call, { id, name }, editor))).toMatchObject({
          message,
          extensions: { code: "BAD_USER_INPUT", status: 400, field: "name" },
        });
      }
    }
  });

  it("keeps a name that grows as it is folded", async () => {
    // One character that becomes eighteen without its ligature.
    const name = "\uFDFA".repeat(200);
    expect((await make(name)).name).toBe(name);
  });

  it("has a unique name, ignoring case and outer blanks, also in a stale edit", async () => {
    await make(`${thing} É one`);
    const { key: id } = await make(`${thing} two`);
    const takenError = {
      message: `${thing} already exists.`,
      extensions: { code: "CONFLICT", status: 409, field: "name" },
    };
    const name = ` ${thing.toUpperCase()} e\u0301 ONE  `;
    expect(readError(await send("create", { name }, editor))).toMatchObject(takenError);
    expect(readError(await send("update", { id, name }, editor))).toMatchObject(takenError);
    const stale = { id, name, version: 7 };
    expect(readError(await send("update", stale, editor))).toMatchObject(takenError);
    const answer = await send("update", { id, name: `${thing} TWO` }, editor);
    expect(answer.data!.thing.name).toBe(`${thing} TWO`);
  });

  it("is stored trimmed, and readable by anyone", async () => {
    const answer = await make(`  ${thing} to read `);
    expect(answer).toEqual({
      id: Buffer.from(`${type}:${answer.key}`).toString("base64url"),
      key: answer.key,
      name: `${thing} to read`,
      version: 1,
    });
    expect((await send("one", { id: answer.key })).data!.thing).toEqual(answer);
    expect((await send("all", {})).data!.things).toContainEqual(answer);
  });

  it("is refused an edit of an older version, and without one the last writer wins", async () => {
    const { key: id } = await make(`${thing} v1`);
    const name = `${thing} v2`;
    expect((await send("update", { id, name, version: 1 }, editor)).data!.thing.version).toBe(2);
    for (const version of [1, 3, 0]) {
      const refused = await send("update", { id, name: `${thing} stale`, version }, editor);
      expect(readError(refused)).toMatchObject({
        message: `This ${thing.toLowerCase()} was changed elsewhere in the meantime. Please check the current version.`,
        extensions: { code: "PRECONDITION_FAILED", status: 412 },
      });
    }
    expect((await send("one", { id })).data!.thing).toMatchObject({ name, version: 2 });
    const last = await send("update", { id, name: `${thing} v3` }, editor);
    expect(last.data!.thing).toMatchObject({ name: `${thing} v3`, version: 3 });
  });

  it("keeps its folded names right", async () => {
    const { key: id } = await make(`${thing} plain`);
    await send("update", { id, name: `Ünïque ${thing}` }, editor);
    const [row] = await server.database.db.query(
      `select name_key, sort_name from ${table} where name = $1`,
      [`Ünïque ${thing}`],
    );
    expect(row).toEqual({
      name_key: `ünïque ${thing.toLowerCase()}`,
      sort_name: toSortName(`Unique ${thing}`),
    });
  });

  it("is deleted once, unless a recipe uses it", async () => {
    const { key: id } = await make(`${thing} to delete`);
    const { data } = await send("delete", { id }, editor);
    expect(data!.gone).toBe(Buffer.from(`${type}:${id}`).toString("base64url"));
    expect(readError(await send("delete", { id }, editor))?.message).toBe(`${thing} not found.`);
    const usedId = await findUsedId();
    expect(readError(await send("delete", { id: usedId }, editor))).toMatchObject({
      message: `Cannot delete ${thing.toLowerCase()}: it is used by one or more recipes.`,
      extensions: { code: "CONFLICT", status: 409 },
    });
    expect((await send("one", { id: usedId })).data!.thing.key).toBe(usedId);
  });
});

describe("Reference data", () => {
  it("reports the rights to change it", async () => {
    const MAY = "{ viewerCanManageReference viewerCanManageIngredients }";
    for (const [account, reference, ingredients] of [
      ["admin", true, true],
      ["contributor", false, true],
      ["member", false, false],
      ["nobody", false, false],
    ] as const) {
      expect((await server.graphql(MAY, {}, tokens[account])).data).toEqual({
        viewerCanManageReference: reference,
        viewerCanManageIngredients: ingredients,
      });
    }
  });

  it("counts the recipes of each category", async () => {
    interface Counted {
      categories: { name: string; recipeCount: number }[];
    }
    const { data } = await server.graphql<Counted>("{ categories { name recipeCount } }");
    const rows = await server.database.db.query(
      `select c.name, count(r.recipe_id)::int as "recipeCount"
       from categories c left join recipes r using (category_id) group by c.category_id`,
    );
    expect(new Set(data!.categories.map(({ recipeCount }) => recipeCount)).size).toBeGreaterThan(1);
    expect(data!.categories).toHaveLength(rows.length);
    expect(data!.categories).toEqual(expect.arrayContaining(rows));
  });

  it("reports how many recipes use each ingredient, in one statement for all", async () => {
    const COUNTS = `query ($first: Int!) {
      searchIngredients(first: $first) { edges { node { ingredientId recipeCount } } } }`;
    interface Counted {
      searchIngredients: { edges: { node: { ingredientId: number; recipeCount: number } }[] };
    }
    const { data } = await server.graphql<Counted>(COUNTS, { first: 100 });
    const counted = data!.searchIngredients.edges.map(({ node }) => node);
    const rows = await server.database.db.query(
      `select i.ingredient_id as "ingredientId", count(distinct l.recipe_id)::int as "recipeCount"
       from ingredients i left join recipe_lines l using (ingredient_id)
       where i.ingredient_id = any($1) group by 1`,
      [counted.map(({ ingredientId }) => ingredientId)],
    );
    expect(new Set(counted.map(({ recipeCount }) => recipeCount)).size).toBeGreaterThan(2);
    expect(rows).toHaveLength(counted.length);
    expect(rows).toEqual(expect.arrayContaining(counted));
    const few = await server.collectStatements(COUNTS, { first: 2 });
    expect(await server.collectStatements(COUNTS, { first: 50 })).toHaveLength(few.length);
  });

  it("shows its new names on recipes at once", async () => {
    const RECIPE = `{ recipe(recipeId: 1) { category { categoryId name }
      difficultyLevel { difficultyLevelId name } tags { tagId name version }
      ingredients { ingredientId name } } }`;
    interface Shown {
      recipe: Record<string, Record<string, unknown> & Record<string, unknown>[]>;
    }
    const readRecipe = async () => (await server.graphql<Shown>(RECIPE)).data!.recipe;
    const { category, difficultyLevel, tags, ingredients } = await readRecipe();
    const { errors } = await server.graphql(
      `mutation ($category: Int!, $level: Int!, $tag: Int!, $ingredient: Int!) {
        updateCategory(categoryId: $category, input: { name: "New category" }) { name recipeCount }
        updateDifficultyLevel(difficultyLevelId: $level, input: { name: "New level" }) { name }
        updateTag(tagId: $tag, input: { name: "New tag" }) { name }
        updateIngredient(ingredientId: $ingredient, input: { name: "New ingredient" }) { name } }`,
      {
        category: category!["categoryId"],
        level: difficultyLevel!["difficultyLevelId"],
        tag: tags![0]!["tagId"],
        ingredient: ingredients![0]!["ingredientId"],
      },
      tokens["admin"],
    );
    expect(errors).toBeUndefined();
    const after = await readRecipe();
    expect([after["category"]!["name"], after["difficultyLevel"]!["name"]]).toEqual([
      "New category",
      "New level",
    ]);
    expect(after["tags"]).toContainEqual({
      tagId: tags![0]!["tagId"],
      name: "New tag",
      version: 2,
    });
    expect(after["ingredients"]![0]!["name"]).toBe("New ingredient");
  });
});
