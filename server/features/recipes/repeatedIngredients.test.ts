import { rebuildReadModel } from "../../database/readModel/rebuild";
import { Merging } from "../../testing/merging";
import { TestServer } from "../../testing/testServer";
import { checkReadModel } from "./checkReadModel";

let server: TestServer;
let merging: Merging;
let repeated: number;
let other: number;
let recipeId: number;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  merging = new Merging(server, await server.login("admin"));
  repeated = await merging.add("ingredients", "ingredient_id", "Quince paste");
  other = await merging.add("ingredients", "ingredient_id", "Rowan jelly");
  recipeId = await merging.recipe(
    {
      ingredients: [repeated, other, repeated, other, repeated].map((ingredientId, i) => ({
        ingredientId,
        quantity: `${i + 1}`,
      })),
      tagIds: [1],
    },
    "Layers",
  );
});
afterAll(() => server.close());

interface Option {
  value: number;
  count: number;
}

async function countOption(filter: object, list: string, value: number): Promise<number> {
  const { data, errors } = await server.graphql<{ recipeFacets: Record<string, Option[]> }>(
    `query ($filter: RecipeFilter) { recipeFacets(filter: $filter) { ${list} { value count } } }`,
    { filter },
  );
  expect(errors).toBeUndefined();
  return data!.recipeFacets[list]!.find((option) => option.value === value)?.count ?? 0;
}

async function countRecipes(filter: object): Promise<number> {
  const { data } = await server.graphql<{ recipes: { totalCount: number } }>(
    "query ($filter: RecipeFilter) { recipes(filter: $filter) { totalCount } }",
    { filter },
  );
  return data!.recipes.totalCount;
}

describe("A recipe with an ingredient in several lines", () => {
  it("is counted once by filters and their options", async () => {
    expect(await countOption({}, "ingredients", repeated)).toBe(1);
    expect(await countOption({ tagId: 1 }, "ingredients", repeated)).toBe(1);
    expect(await countOption({ ingredientId: repeated }, "tags", 1)).toBe(1);
    expect(await countOption({ ingredientId: repeated, search: "lay" }, "tags", 1)).toBe(1);
    expect(await countRecipes({ ingredientIds: [repeated, other] })).toBe(1);
    const all = await countRecipes({});
    expect(await countRecipes({ withoutIngredientIds: [repeated] })).toBe(all - 1);
    const tagged = await countRecipes({ tagId: 1 });
    expect(await countOption({ withoutIngredientIds: [repeated] }, "tags", 1)).toBe(tagged - 1);
  });

  it("is found once, with one reason", async () => {
    const { data } = await server.graphql<{
      recipes: { edges: { node: { recipeId: number }; matches: { name: string }[] }[] };
    }>(
      '{ recipes(filter: { search: "quince paste" }) { edges { node { recipeId } matches { name } } } }',
    );
    expect(data!.recipes.edges).toEqual([
      { node: { recipeId }, matches: [{ name: "Quince paste" }] },
    ]);
  });

  it("passes the check of the read model when it is edited, hidden and indexed again", async () => {
    const check = async () => expect(await checkReadModel(server.database.db)).toEqual({});
    await check();
    await merging.edit(recipeId, {
      ingredients: [repeated, repeated].map((ingredientId) => ({ ingredientId })),
    });
    await check();
    await server.graphql(
      `mutation ($id: Int!, $input: RecipeInput!) {
        updateRecipe(recipeId: $id, input: $input) { recipeId } }`,
      { id: recipeId, input: { ...merging.makeInput({}), visibility: "PRIVATE" } },
      merging.token,
    );
    await check();
    await merging.recipe({
      ingredients: [repeated, repeated, other].map((ingredientId) => ({ ingredientId })),
    });
    await server.database.db.transaction((data) => rebuildReadModel(data));
    await check();
  });

  it("is counted once by a merge and its preview", async () => {
    const [one, two] = [
      await merging.add("ingredients", "ingredient_id", "Medlar paste"),
      await merging.add("ingredients", "ingredient_id", "Medlar jelly"),
    ];
    const ingredients = [one, two, one, two].map((ingredientId) => ({ ingredientId }));
    await merging.recipe({ ingredients });
    const { data } = await server.graphql<{ mergePreview: object }>(
      `{ mergePreview(kind: INGREDIENT, mergedId: ${one}, intoId: ${two}) {
        bothCount merged { recipeCount } into { recipeCount } } }`,
      {},
      merging.token,
    );
    expect(data!.mergePreview).toEqual({
      bothCount: 1,
      merged: { recipeCount: 1 },
      into: { recipeCount: 1 },
    });
    const merge = await merging.merge("INGREDIENT", one, two);
    expect(merge.data!.createMerge.recipeCount).toBe(1);
    expect(await countOption({}, "ingredients", two)).toBe(1);
    const undone = await merging.undo(merge.data!.createMerge.mergeId);
    expect(undone.data!.undoMerge).toMatchObject({ restoredCount: 1, leftCount: 0 });
    expect(await checkReadModel(server.database.db)).toEqual({});
  });
});
