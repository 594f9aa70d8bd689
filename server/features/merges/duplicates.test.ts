import { Merging } from "../../testing/merging";
import { IrregularPlurals1795492200000 } from "../../database/migrations/1795492200000-IrregularPlurals";
import { TestServer } from "../../testing/testServer";

interface Pair {
  reason: string;
  one: { itemId: number; name: string; recipeCount: number };
  other: { itemId: number; name: string; recipeCount: number };
}

let server: TestServer;
let merging: Merging;
beforeAll(async () => {
  server = await TestServer.start();
  merging = new Merging(server, await server.login("admin"));
});
afterAll(() => server.close());

async function findPairs(kind = "INGREDIENT", first = 100): Promise<Pair[]> {
  const { data, errors } = await server.graphql<{ duplicates: Pair[] }>(
    `{ duplicates(kind: ${kind}, first: ${first}) { reason
      one { itemId name recipeCount } other { itemId name recipeCount } } }`,
    {},
    merging.token,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.duplicates;
}

const add = (name: string) => merging.add("ingredients", "ingredient_id", name);

const findReason = async (first: string, second: string) =>
  (await findPairs()).find((pair) =>
    [pair.one.name, pair.other.name].every((name) => name === first || name === second),
  )?.reason;

describe("Likely duplicates", () => {
  it.each([
    ["Xreme fraiche", "Xrème fraîche", "SPELLING"],
    ["Xoat-milk", "Xoatmilk", "SPELLING"],
    ["Xglögg", "Xgloegg", "SPELLING"],
    ["Xomato", "Xomatoes", "FORM"],
    ["Dried xcherry", "Dried xcherries", "FORM"],
    ["Xarotte", "Xarotten", "FORM"],
    ["Rote Xohne", "Rote Xohnen", "FORM"],
    ["Xay leaf", "Xay leaves", "FORM"],
    ["Xead loaf", "Xead loaves", "FORM"],
    ["Wild xgoose", "Wild xgeese", "FORM"],
    ["Xried foot", "Xried feet", "FORM"],
    ["Xinnamon", "Xinamon", "TYPO"],
    ["Xardamom", "Xardamon", "TYPO"],
    ["Xoriander", "Xoriadner", "TYPO"],
  ])("are %s and %s", async (first, second, reason) => {
    await add(first);
    await add(second);
    expect(await findReason(first, second)).toBe(reason);
  });

  // PostgreSQL's German stems depend on its version; one additional letter is found in every version.
  it.each([
    ["Xartoffel", "Xartoffeln"],
    ["Rote Xwiebel", "Rote Xwiebeln"],
  ])("are %s and %s, for either reason", async (first, second) => {
    await add(first);
    await add(second);
    expect(["FORM", "TYPO"]).toContain(await findReason(first, second));
  });

  it.each([
    ["Ymint", "Ymind"],
    ["Yflour type 405", "Yflour type 505"],
    ["Ybanana", "Ybnaann"],
    ["Yred pepper", "Yblack pepper"],
    ["Yolif", "Yolives"],
  ])("are not %s and %s", async (first, second) => {
    await add(first);
    await add(second);
    expect(await findReason(first, second)).toBeUndefined();
  });

  it("are found among names that an earlier version has stored", async () => {
    const migration = new IrregularPlurals1795492200000();
    // The test database has one connection.
    const runMigration = async (direction: "up" | "down") => {
      const runner = server.database.db.createQueryRunner();
      await migration[direction](runner);
      await runner.release();
    };
    await runMigration("down");
    await add("Uay leaf");
    await add("Uay leaves");
    expect(await findReason("Uay leaf", "Uay leaves")).toBeUndefined();
    await runMigration("up");
    expect(await findReason("Uay leaf", "Uay leaves")).toBe("FORM");
    expect(await findReason("Xay leaf", "Xay leaves")).toBe("FORM");
  });

  it("start with the item that more recipes use", async () => {
    await add("Zeggplant");
    const usedId = await add("Zeggplants");
    await merging.recipe(Merging.makeParts("INGREDIENT", usedId));
    const pair = (await findPairs()).find(({ one }) => one.itemId === usedId);
    expect(pair).toMatchObject({
      one: { name: "Zeggplants", recipeCount: 1 },
      other: { name: "Zeggplant", recipeCount: 0 },
    });
  });

  it("are no longer listed once they are marked as different, until one is renamed", async () => {
    const singularId = await add("Wgreen bean");
    const pluralId = await add("Wgreen beans");
    expect(await findReason("Wgreen bean", "Wgreen beans")).toBe("FORM");
    const rejectPair = (otherId: number) =>
      server.graphql(
        `mutation { rejectDuplicate(kind: INGREDIENT, oneId: ${singularId}, otherId: ${otherId}) }`,
        {},
        merging.token,
      );
    for (let i = 0; i < 2; i++) expect((await rejectPair(pluralId)).errors).toBeUndefined();
    expect(await findReason("Wgreen bean", "Wgreen beans")).toBeUndefined();
    expect((await rejectPair(singularId)).errors?.[0]?.message).toBe("These are the same.");
    expect((await rejectPair(2_000_000)).errors?.[0]?.message).toBe("Ingredient not found.");
    await server.graphql(
      `mutation { updateIngredient(ingredientId: ${pluralId}, input: { name: "Wgreen-bean" }) { name } }`,
      {},
      merging.token,
    );
    expect(await findReason("Wgreen bean", "Wgreen-bean")).toBe("SPELLING");
  });

  it("are found among tags and categories, too, up to the requested number", async () => {
    for (const [kind, table, key] of [
      ["TAG", "tags", "tag_id"],
      ["CATEGORY", "categories", "category_id"],
    ]) {
      await merging.add(table!, key!, "Vsoup");
      await merging.add(table!, key!, "Vsoups");
      const names = (await findPairs(kind)).map(({ one, other }) => [one.name, other.name].sort());
      expect(names).toContainEqual(["Vsoup", "Vsoups"]);
    }
    expect(await findPairs("INGREDIENT", 2)).toHaveLength(2);
    await expect(findPairs("INGREDIENT", 101)).rejects.toThrow("first must be between 1 and 100");
  });

  it("need one statement for any number", async () => {
    const DOC = "{ duplicates(kind: INGREDIENT, first: 100) { one { name } other { name } } }";
    const statements = await server.collectStatements(DOC, {}, merging.token);
    expect(statements.filter((sql) => sql.includes("duplicate_keys"))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});
