import {
  makeSuggestionCalls,
  RECIPE,
  type SuggestionData,
  SUGGESTED,
} from "../../../testing/suggestionCalls";
import { TestServer } from "../../../testing/testServer";

let server: TestServer;
let calls: ReturnType<typeof makeSuggestionCalls>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  await server.addPerson("stranger", "member");
  for (const account of ["admin", "contributor", "member", "stranger"]) {
    tokens[account] = await server.login(account);
  }
  calls = makeSuggestionCalls(server, tokens);
});
afterAll(() => server.close());

const query = (sql: string, parameters: unknown[] = []) =>
  server.database.db.query<Record<string, number>[]>(sql, parameters);

describe("An accepted suggestion", () => {
  it("is a new version that names the member", async () => {
    const { id, recipeId } = await calls.addSuggestion();
    expect(await calls.accept(id)).toBe("UNAUTHENTICATED");
    expect(await calls.accept(id, "stranger")).toBe("NOT_FOUND");
    expect(await calls.accept(id, "member")).toBe("FORBIDDEN");
    expect(await calls.accept(id, "contributor", { changes: [] })).toBe("BAD_USER_INPUT");
    expect(await calls.accept(id, "contributor", { changes: [9] })).toBe("BAD_USER_INPUT");
    expect(await calls.accept(id, "contributor", { currentVersion: 7 })).toBe(
      "PRECONDITION_FAILED",
    );
    expect(await calls.accept(id, "contributor")).toMatchObject({
      ...{ state: "ACCEPTED", acceptedVersion: 2, viewerCanAnswer: false },
      changes: Array.from({ length: 4 }, () => ({ isAccepted: true })),
    });
    const { versions, ...recipe } = await calls.readRecipe(recipeId);
    expect(recipe).toMatchObject({ version: 2, servings: 6 });
    expect(recipe.instructions).toContain("Bake for an hour.");
    expect(recipe.lines.map(({ quantity }) => quantity)).toEqual(["200", null, "100", "1", "2"]);
    expect(versions.edges.map(({ node }) => node)).toEqual([
      {
        reason: "It serves more.",
        editor: { name: "tomasz_bakes" },
        suggester: { name: "Nell Abernathy" },
      },
      { reason: null, editor: { name: "tomasz_bakes" }, suggester: null },
    ]);
  });

  it("can be a part: lines keep their place without those above them", async () => {
    const { id, recipeId } = await calls.addSuggestion();
    expect(await calls.accept(id, "admin", { changes: [2], currentVersion: 1 })).toMatchObject({
      state: "PARTLY_ACCEPTED",
      changes: [{ isAccepted: false }, { isAccepted: false }, { isAccepted: true }, {}],
    });
    const { servings, lines } = await calls.readRecipe(recipeId);
    expect(servings).toBe(4);
    expect(lines.map(({ quantity }) => quantity)).toEqual(["200", null, "100", "2"]);
    const other = await calls.add();
    const first = { ingredientId: 3, quantity: "1" };
    const second = { ingredientId: 4, quantity: "2" };
    const lines2 = [first, second, ...RECIPE.lines];
    const { suggestionId } = (await calls.suggest(other, {
      ...RECIPE,
      lines: lines2,
    })) as SuggestionData;
    await calls.accept(suggestionId, "contributor", { changes: [1] });
    expect((await calls.readRecipe(other)).lines[0]).toMatchObject({ quantity: "2" });
  });

  it("changes nothing that the recipe has meanwhile, and shows what no longer fits", async () => {
    const { id, recipeId } = await calls.addSuggestion();
    await calls.edit(recipeId, { servings: 5, name: "Better tart" });
    const fits = ((await calls.get(id, "contributor")) as SuggestionData).changes!.map(
      (one) => one.isFitting,
    );
    expect(fits).toEqual([false, true, true, true]);
    expect(await calls.accept(id, "contributor")).toBe("CONFLICT");
    expect(await calls.readRecipe(recipeId)).toMatchObject({ version: 2, servings: 5 });
    expect(await calls.accept(id, "contributor", { changes: [1, 2, 3] })).toMatchObject({
      state: "PARTLY_ACCEPTED",
      acceptedVersion: 3,
    });
    expect(await calls.readRecipe(recipeId)).toMatchObject({ version: 3, servings: 5 });
  });

  it("makes no version if the recipe has the changes already", async () => {
    const { id, recipeId } = await calls.addSuggestion();
    const { editReason: _reason, ...changes } = SUGGESTED;
    await calls.edit(recipeId, { servings: changes.servings });
    expect(await calls.accept(id, "contributor", { changes: [0] })).toMatchObject({
      acceptedVersion: null,
    });
    expect(await calls.readRecipe(recipeId)).toMatchObject({ version: 2 });
  });

  it("fits after its items were renamed or merged into others", async () => {
    const kinds = ["categories", "tags", "equipment", "ingredients"];
    const keys = ["category_id", "tag_id", "equipment_id", "ingredient_id"];
    const pairs: number[][] = [];
    for (const [i, table] of kinds.entries()) {
      const rows = await query(
        `insert into ${table} (name, name_key, sort_name) values ('before', 'before', 'before'), ('after', 'after', 'after')
         returning ${keys[i]!} as id`,
      );
      pairs.push(rows.map(({ id }) => id!));
    }
    const [categoryId, tagId, equipmentId, ingredientId] = pairs.map(([id]) => id!);
    const recipeId = await calls.add();
    const lines = [
      { ingredientId, quantity: "1" },
      { ingredientId, quantity: "2" },
    ];
    await calls.edit(recipeId, { categoryId, lines, tagIds: [tagId], equipmentIds: [equipmentId] });
    const { suggestionId } = (await calls.suggest(recipeId, {
      ...{ ...RECIPE, editReason: "Simpler.", tagIds: [], equipmentIds: [] },
      lines: [{ ingredientId, quantity: "3" }],
    })) as SuggestionData;
    const readFits = async () =>
      ((await calls.get(suggestionId, "contributor")) as SuggestionData).changes!.map(
        ({ isFitting, change }) => [change.part, isFitting],
      );
    const fits = ["FACT", "TAG", "EQUIPMENT", "LINE", "LINE"].map((part) => [part, true]);
    expect(await readFits()).toEqual(fits);
    await query("update categories set name = 'renamed' where category_id = $1", [categoryId]);
    expect(await readFits()).toEqual(fits);
    for (const [i, kind] of ["CATEGORY", "TAG", "EQUIPMENT", "INGREDIENT"].entries()) {
      const [mergedId, intoId] = pairs[i]!;
      const { errors } = await server.graphql(
        `mutation { createMerge(kind: ${kind}, mergedId: ${mergedId}, intoId: ${intoId}) { mergeId } }`,
        {},
        tokens["admin"],
      );
      expect(errors).toBeUndefined();
    }
    expect(await readFits()).toEqual(fits);
    expect(await calls.accept(suggestionId, "contributor")).toMatchObject({ state: "ACCEPTED" });
    expect((await calls.readRecipe(recipeId)).lines).toEqual([{ heading: null, quantity: "3" }]);
  });

  it("does not fit if its tag was deleted meanwhile", async () => {
    const [tag] = await query(
      "insert into tags (name, name_key, sort_name) values ('gone', 'gone', 'gone') returning tag_id",
    );
    const recipeId = await calls.add();
    const input = { ...RECIPE, servings: 5, tagIds: [1, tag!["tag_id"]] };
    const { suggestionId } = (await calls.suggest(recipeId, input)) as SuggestionData;
    await query("delete from tags where name_key = 'gone'");
    const { changes } = (await calls.get(suggestionId, "contributor")) as SuggestionData;
    expect(changes!.map(({ isFitting, change }) => [change.part, isFitting])).toEqual([
      ["FACT", true],
      ["TAG", false],
    ]);
    expect(await calls.accept(suggestionId, "contributor")).toBe("CONFLICT");
  });
});

describe("Two acts at once", () => {
  it("of accepting: one wins, and the other one is told that it was answered", async () => {
    const { id, recipeId } = await calls.addSuggestion();
    const answers = await Promise.all([calls.accept(id, "contributor"), calls.accept(id, "admin")]);
    expect(answers.filter((one) => one === "CONFLICT")).toHaveLength(1);
    expect(await calls.readRecipe(recipeId)).toMatchObject({ version: 2, servings: 6 });
  });

  it("of accepting and editing lose no change", async () => {
    const { id, recipeId } = await calls.addSuggestion();
    const [accepted] = await Promise.all([
      calls.accept(id, "admin"),
      calls.edit(recipeId, { name: "Edited", lines: undefined, instructions: RECIPE.instructions }),
    ]);
    const { data } = await server.graphql<{ recipe: { name: string } }>(
      `{ recipe(recipeId: ${recipeId}) { name } }`,
    );
    const { version, lines } = await calls.readRecipe(recipeId);
    expect(data!.recipe.name).toBe("Edited");
    if (typeof accepted === "object") {
      expect(version).toBe(3);
      expect(lines).toHaveLength(5);
    } else {
      expect(accepted).toBe("PRECONDITION_FAILED");
      expect(version).toBe(2);
      expect(await calls.get(id, "contributor")).toMatchObject({ state: "OPEN" });
    }
  });
});
