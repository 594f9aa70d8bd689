import { addRecipe } from "../../../testing/pages";
import { TestServer } from "../../../testing/testServer";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login("admin");
});
afterAll(() => server.close());

const query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
  server.database.db.query(sql, parameters);

async function add(table: string, key: string, name: string): Promise<number> {
  const [row] = await query<{ id: number }>(
    `insert into ${table} (name, name_key, sort_name) values ($1, $1, $1) returning ${key} as id`,
    [name],
  );
  return row!.id;
}

const RECIPE = { name: "Plum tart", categoryId: 1, difficultyLevelId: 1, instructions: "Bake." };

/** Leaves the items of a recipe to its former version. */
async function removeItems(id: number): Promise<void> {
  const { errors } = await server.graphql(
    `mutation ($id: Int!, $input: RecipeInput!) { updateRecipe(recipeId: $id, input: $input) { version } }`,
    { id, input: { ...RECIPE, tagIds: [], equipmentIds: [], lines: [] } },
    token,
  );
  expect(errors).toBeUndefined();
}

const restore = (id: number, currentVersion?: number) =>
  server.graphql<{ restoreRecipeVersion: object }>(
    `mutation ($id: Int!, $currentVersion: Int) {
      restoreRecipeVersion(recipeId: $id, version: 1, currentVersion: $currentVersion) {
        category { categoryId } tags { name } equipment { name } lines { name } } }`,
    { id, currentVersion },
    token,
  );

describe("Restoring a version whose items were deleted", () => {
  it("treats an item as deleted if the one that it was merged into is deleted", async () => {
    const kinds = [
      ["CATEGORY", "categories", "category_id"],
      ["TAG", "tags", "tag_id"],
      ["EQUIPMENT", "equipment", "equipment_id"],
      ["INGREDIENT", "ingredients", "ingredient_id"],
    ] as const;
    const pairs = await Promise.all(
      kinds.map(async ([, table, key]) => [
        await add(table, key, `${table} before`),
        await add(table, key, `${table} after`),
      ]),
    );
    const [category, tag, equipment, ingredient] = pairs.map(([id]) => id!);
    const id = await addRecipe(server, {
      ...{ ...RECIPE, categoryId: category, tagIds: [tag], equipmentIds: [equipment] },
      lines: [{ ingredientId: ingredient }],
    });
    await removeItems(id);
    for (const [i, [kind, table, key]] of kinds.entries()) {
      const [mergedId, intoId] = pairs[i]!;
      const { errors } = await server.graphql(
        `mutation { createMerge(kind: ${kind}, mergedId: ${mergedId}, intoId: ${intoId}) { mergeId } }`,
        {},
        token,
      );
      expect(errors).toBeUndefined();
      await query(`delete from ${table} where ${key} = $1`, [intoId]);
    }
    const { data, errors } = await restore(id);
    expect(errors).toBeUndefined();
    expect(data!.restoreRecipeVersion).toEqual({
      ...{ category: { categoryId: 1 }, tags: [], equipment: [] },
      lines: [{ name: "ingredients before" }],
    });
  });

  it("adds no ingredient if it fails", async () => {
    const ingredientId = await add("ingredients", "ingredient_id", "lost");
    const id = await addRecipe(server, { ...RECIPE, lines: [{ ingredientId }] });
    await removeItems(id);
    await query("delete from ingredients where ingredient_id = $1", [ingredientId]);
    const { errors } = await restore(id, 1);
    expect(errors![0]!.extensions["code"]).toBe("PRECONDITION_FAILED");
    expect(await query("select from ingredients where name = 'lost'")).toEqual([]);
  });
});
