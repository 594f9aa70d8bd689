import { checkReadModel } from "../recipes/checkReadModel";
import { callRest } from "../../testing/callRest";
import { mergeableKinds, Merging } from "../../testing/merging";
import { TestServer } from "../../testing/testServer";
import { purgeMerges } from "./purgeMerges";

let server: TestServer;
let admin: string;
let merging: Merging;
let serial = 0;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.login("admin");
  merging = new Merging(server, admin);
});
afterAll(() => server.close());

/** Letters that no other name contains, because searches correct typing errors. */
const createWord = () =>
  `qz${[...String(++serial)].map((digit) => "bcdfghjklm"[Number(digit)]!.repeat(3)).join("")}`;

const searchRecipes = async (search: string): Promise<number[]> => {
  const { data } = await server.graphql<{
    recipes: { edges: { node: { recipeId: number } }[] };
  }>(
    `query ($search: String) { recipes(filter: { search: $search }) { edges { node { recipeId } } } }`,
    {
      search,
    },
  );
  return data!.recipes.edges.map(({ node }) => node.recipeId);
};

describe.each(mergeableKinds)("Merging $kind", ({ kind, table, key, thing }) => {
  const createPair = async () => {
    const names = [createWord(), createWord()] as const;
    const merged = await merging.add(table, key, names[0]);
    const into = await merging.add(table, key, names[1]);
    return { names, merged, into };
  };

  it("refuses missing items, and an item with itself", async () => {
    const { merged, into } = await createPair();
    for (const [one, other] of [
      [merged, 2_000_000],
      [2_000_000, into],
    ] as const) {
      expect((await merging.merge(kind, one, other)).errors?.[0]).toMatchObject({
        message: `${thing} not found.`,
        extensions: { code: "NOT_FOUND" },
      });
    }
    expect((await merging.merge(kind, merged, merged)).errors?.[0]).toMatchObject({
      message: "Nothing can be merged into itself.",
      extensions: { code: "BAD_USER_INPUT", field: "intoId" },
    });
  });

  it("changes recipes, and search finds them by either name", async () => {
    const { names, merged, into } = await createPair();
    const recipe = await merging.recipe(Merging.makeParts(kind, merged));
    const otherRecipeId = await merging.recipe(Merging.makeParts(kind, into));
    const { data } = await merging.merge(kind, merged, into);
    expect(data!.createMerge).toMatchObject({
      mergedName: names[0],
      intoName: names[1],
      recipeCount: 1,
      mergedBy: { name: "Rosa Lindqvist" },
    });
    expect(await merging.listIds(kind, recipe)).toEqual([into]);
    for (const name of names) {
      expect((await searchRecipes(name)).sort()).toEqual([recipe, otherRecipeId].sort());
      const { json } = await callRest<{ recipeId: number }[]>(
        server,
        `GET /recipes?search=${name}`,
      );
      expect(json.map((recipeRow) => recipeRow.recipeId).sort()).toEqual(
        [recipe, otherRecipeId].sort(),
      );
    }
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("is undone: its ID, name and recipes are restored", async () => {
    const { names, merged, into } = await createPair();
    const recipe = await merging.recipe(Merging.makeParts(kind, merged));
    const otherRecipeId = await merging.recipe(Merging.makeParts(kind, into));
    const before = [await merging.contents(recipe), await merging.contents(otherRecipeId)];
    const mergeId = await merging.createMerge(kind, merged, into);
    const { data } = await merging.undo(mergeId);
    expect(data!.undoMerge).toEqual({
      item: { itemId: merged, name: names[0], recipeCount: 1, aliases: [] },
      restoredCount: 1,
      leftCount: 0,
      leftRecipes: [],
    });
    expect([await merging.contents(recipe), await merging.contents(otherRecipeId)]).toEqual(before);
    expect(await searchRecipes(names[0])).toEqual([recipe]);
    expect(await checkReadModel(server.database.db)).toEqual({});
    expect((await merging.undo(mergeId)).errors?.[0]).toMatchObject({
      message: "Merge not found.",
    });
  });

  it("leaves recipes whose reference was edited, and reports them", async () => {
    const { merged, into } = await createPair();
    const third = await merging.add(table, key, createWord());
    const edited = await merging.recipe(Merging.makeParts(kind, merged));
    const renamed = await merging.recipe(Merging.makeParts(kind, merged));
    const mergeId = await merging.createMerge(kind, merged, into);
    await merging.edit(edited, Merging.makeParts(kind, third));
    await merging.edit(renamed, Merging.makeParts(kind, into));
    const { data } = await merging.undo(mergeId);
    expect(data!.undoMerge).toMatchObject({
      restoredCount: 1,
      leftCount: 1,
      leftRecipes: [{ recipeId: edited }],
    });
    expect(await merging.listIds(kind, edited)).toEqual([third]);
    expect(await merging.listIds(kind, renamed)).toEqual([merged]);
  });

  it("makes concurrent edits of a recipe outdated when it is undone", async () => {
    const { merged, into } = await createPair();
    const recipe = await merging.recipe(Merging.makeParts(kind, merged));
    const mergeId = await merging.createMerge(kind, merged, into);
    await merging.undo(mergeId);
    const stale = await merging.edit(recipe, Merging.makeParts(kind, into), 1);
    expect(stale.errors?.[0]?.extensions["code"]).toBe("PRECONDITION_FAILED");
    expect(await merging.listIds(kind, recipe)).toEqual([merged]);
  });

  it("saves a form that was opened before with the remaining item", async () => {
    const { merged, into } = await createPair();
    const last = await merging.add(table, key, createWord());
    const recipe = await merging.recipe(Merging.makeParts(kind, merged));
    await merging.createMerge(kind, merged, into);
    await merging.createMerge(kind, into, last);
    const { data } = await merging.edit(recipe, Merging.makeParts(kind, merged), 1);
    expect(data!.updateRecipe.version).toBe(2);
    expect(await merging.listIds(kind, recipe)).toEqual([last]);
    const created = await merging.recipe(Merging.makeParts(kind, merged));
    expect(await merging.listIds(kind, created)).toEqual([last]);
  });

  it("applies to a deleted recipe that is restored", async () => {
    const { merged, into } = await createPair();
    const recipe = await merging.recipe(Merging.makeParts(kind, merged));
    await server.graphql(`mutation { deleteRecipe(recipeId: ${recipe}) }`, {}, admin);
    await merging.createMerge(kind, merged, into);
    const { errors } = await server.graphql(
      `mutation { restoreRecipe(recipeId: ${recipe}) { recipeId } }`,
      {},
      admin,
    );
    expect(errors).toBeUndefined();
    expect(await merging.listIds(kind, recipe)).toEqual([into]);
  });

  it("is undone in the reverse order after several merges", async () => {
    const { names, merged, into } = await createPair();
    const last = await merging.add(table, key, createWord());
    const recipe = await merging.recipe(Merging.makeParts(kind, merged));
    const first = await merging.createMerge(kind, merged, into);
    const second = await merging.createMerge(kind, into, last);
    expect((await merging.undo(first)).errors?.[0]).toMatchObject({
      message: expect.stringMatching(`^${names[1]} was merged into .* undo that merge first.$`),
      extensions: { code: "CONFLICT" },
    });
    const undone = await merging.undo(second);
    expect(undone.data!.undoMerge.item.aliases).toEqual([{ name: names[0] }]);
    expect(await merging.listIds(kind, recipe)).toEqual([into]);
    await merging.undo(first);
    expect(await merging.listIds(kind, recipe)).toEqual([merged]);
  });

  it("is not undone if the name is used again", async () => {
    const { names, merged, into } = await createPair();
    const mergeId = await merging.createMerge(kind, merged, into);
    await server.database.db.query("delete from aliases where name = $1", [names[0]]);
    await merging.add(table, key, names[0]);
    expect((await merging.undo(mergeId)).errors?.[0]).toMatchObject({
      message: `${thing} already exists.`,
      extensions: { code: "CONFLICT" },
    });
  });
});

describe("A recipe with both", () => {
  const createPair = async (table: string, key: string) =>
    [
      await merging.add(table, key, createWord()),
      await merging.add(table, key, createWord()),
    ] as const;

  it("has one tag, and both again after the undo", async () => {
    const [merged, into] = await createPair("tags", "tag_id");
    const recipeId = await merging.recipe({ tagIds: [merged, into] });
    const mergeId = await merging.createMerge("TAG", merged, into);
    expect((await merging.contents(recipeId)).tags).toEqual([into]);
    await merging.undo(mergeId);
    expect((await merging.contents(recipeId)).tags).toEqual([merged, into]);
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("has its former tags after two merges are undone in any order", async () => {
    const [one, into] = await createPair("tags", "tag_id");
    const otherTagId = await merging.add("tags", "tag_id", createWord());
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const recipe = await merging.recipe({ tagIds: [one, otherTagId] });
      const merges = [
        await merging.createMerge("TAG", one, into),
        await merging.createMerge("TAG", otherTagId, into),
      ];
      expect((await merging.contents(recipe)).tags).toEqual([into]);
      for (const i of order) {
        expect((await merging.undo(merges[i]!)).data!.undoMerge.leftCount).toBe(0);
      }
      expect((await merging.contents(recipe)).tags).toEqual(
        [one, otherTagId].sort((a, b) => a - b),
      );
    }
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("keeps both lines with the other ingredient, and has both ingredients again after the undo", async () => {
    const [merged, into] = await createPair("ingredients", "ingredient_id");
    const ingredients = [
      { ingredientId: merged, quantity: "2", preparation: "large" },
      { ingredientId: 1, quantity: "1" },
      { ingredientId: into, quantity: "200", unit: "g" },
    ];
    const recipeId = await merging.recipe({ ingredients });
    const before = await merging.contents(recipeId);
    const preview = await server.graphql<{ mergePreview: object }>(
      `{ mergePreview(kind: INGREDIENT, mergedId: ${merged}, intoId: ${into}) {
        bothCount merged { itemId recipeCount } into { itemId recipeCount } } }`,
      {},
      admin,
    );
    expect(preview.data!.mergePreview).toEqual({
      bothCount: 1,
      merged: { itemId: merged, recipeCount: 1 },
      into: { itemId: into, recipeCount: 1 },
    });
    const mergeId = await merging.createMerge("INGREDIENT", merged, into);
    expect((await merging.contents(recipeId)).lines).toEqual([
      `${into} 2 large`,
      "1 1",
      `${into} 200 g`,
    ]);
    const { data } = await merging.undo(mergeId);
    expect(data!.undoMerge).toMatchObject({ restoredCount: 1, leftCount: 0 });
    expect(await merging.contents(recipeId)).toEqual(before);
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("is unchanged if the line was removed, and has its lines again if they were edited or moved", async () => {
    const [merged, into] = await createPair("ingredients", "ingredient_id");
    const ingredients = [
      { ingredientId: merged, quantity: "2" },
      { ingredientId: into, quantity: "3" },
    ];
    const removed = await merging.recipe({ ingredients });
    const moved = await merging.recipe({ ingredients });
    const mergeId = await merging.createMerge("INGREDIENT", merged, into);
    const [, kept] = await merging.listLineIds(removed);
    await merging.edit(removed, {
      ingredients: [{ lineId: kept!, ingredientId: into, quantity: "7" }],
    });
    const [mergedLine, intoLine] = await merging.listLineIds(moved);
    await merging.edit(moved, {
      ingredients: [
        { ingredientId: 1 },
        { lineId: intoLine!, ingredientId: into, quantity: "5" },
        { lineId: mergedLine!, ingredientId: into, quantity: "4" },
      ],
    });
    expect((await merging.undo(mergeId)).data!.undoMerge).toMatchObject({
      restoredCount: 1,
      leftRecipes: [{ recipeId: removed }],
    });
    expect((await merging.contents(removed)).lines).toEqual([`${into} 7`]);
    expect((await merging.contents(moved)).lines).toEqual(["1", `${into} 5`, `${merged} 4`]);
  });

  it("keeps both lines when it is restored, or saved by a form that was opened before", async () => {
    const [merged, into] = await createPair("ingredients", "ingredient_id");
    const parts = {
      ingredients: [
        { ingredientId: merged, quantity: "2" },
        { ingredientId: into, quantity: "3" },
      ],
    };
    const deleted = await merging.recipe(parts);
    const open = await merging.recipe(parts);
    await server.graphql(`mutation { deleteRecipe(recipeId: ${deleted}) }`, {}, admin);
    await merging.createMerge("INGREDIENT", merged, into);
    await server.graphql(
      `mutation { restoreRecipe(recipeId: ${deleted}) { recipeId } }`,
      {},
      admin,
    );
    await merging.edit(open, parts, 1);
    for (const recipeId of [deleted, open]) {
      expect((await merging.contents(recipeId)).lines).toEqual([`${into} 2`, `${into} 3`]);
    }
  });
});

describe("Merges", () => {
  it("are listed for 30 days, and can then no longer be undone", async () => {
    const merged = await merging.add("tags", "tag_id", createWord());
    const into = await merging.add("tags", "tag_id", createWord());
    const mergeId = await merging.createMerge("TAG", merged, into);
    const list = async () => {
      const { data } = await server.graphql<{
        merges: { edges: { node: { mergeId: number } }[] };
      }>("{ merges { edges { node { mergeId } } } }", {}, admin);
      return data!.merges.edges.map(({ node }) => node.mergeId);
    };
    expect((await list())[0]).toBe(mergeId);
    await server.database.db.query(
      "update merges set created_at = now() - interval '31 days' where merge_id = $1",
      [mergeId],
    );
    expect(await list()).not.toContain(mergeId);
    expect((await merging.undo(mergeId)).errors?.[0]?.message).toBe("Merge not found.");
    expect(await purgeMerges(server.database.db)).toBe(false);
    const rows = await server.database.db.query("select from merges where merge_id = $1", [
      mergeId,
    ]);
    expect(rows).toEqual([]);
  });
});
