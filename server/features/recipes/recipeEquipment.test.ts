import { checkReadModel } from "./checkReadModel";
import { Merging } from "../../testing/merging";
import { callRest } from "../../testing/callRest";
import { listRecipeNames } from "../../testing/listRecipes";
import { addRecipe, openPage, readPageData } from "../../testing/pages";
import { TestServer } from "../../testing/testServer";
import { readCooklang } from "../imports/readers/archives/readCooklang";
import { readJsonLd } from "../imports/readers/readJsonLd";

interface RestRecipe {
  recipeId: number;
  recipeEquipment: { equipmentId: number; equipmentName: string }[];
}

let server: TestServer;
let token: string;
let merging: Merging;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  token = await server.login("admin");
  merging = new Merging(server, token);
});
afterAll(() => server.close());

let serial = 0;
const addEquipment = (name = `Tool ${++serial}`) => merging.add("equipment", "equipment_id", name);

const change = (recipeId: number, change: object) =>
  server.graphql<{ updateRecipe: { version: number } }>(
    "mutation ($id: Int!, $input: RecipeInput!) { updateRecipe(recipeId: $id, input: $input) { version } }",
    {
      id: recipeId,
      input: {
        name: "Cake",
        instructions: "Bake.",
        categoryId: 1,
        difficultyLevelId: 1,
        ...change,
      },
    },
    token,
  );

const readEquipment = async (recipeId: number) => (await merging.contents(recipeId)).equipment;

describe("The equipment of a recipe", () => {
  it("must exist", async () => {
    const recipeId = await addRecipe(server, { name: "Cake" });
    const { errors } = await change(recipeId, { equipmentIds: [999_999] });
    expect(errors?.[0]).toMatchObject({
      message: "One of the pieces of equipment does not exist.",
      extensions: { code: "BAD_USER_INPUT", field: "equipmentIds" },
    });
    const ids = Array.from({ length: 21 }, (_, i) => i + 1);
    expect((await change(recipeId, { equipmentIds: ids })).errors?.[0]?.message).toBe(
      "A recipe has at most 20 pieces of equipment",
    );
  });

  it("is unchanged if omitted, is emptied by an empty list, and is sorted by name", async () => {
    const pan = await addEquipment("Zinc pan");
    const bowl = await addEquipment("A bowl");
    const recipeId = await addRecipe(server, { name: "Cake", equipmentIds: [pan, bowl, pan] });
    await change(recipeId, {});
    const { data } = await server.graphql<{ recipe: { equipment: { name: string }[] } }>(
      `{ recipe(recipeId: ${recipeId}) { equipment { name } } }`,
    );
    expect(data!.recipe.equipment).toEqual([{ name: "A bowl" }, { name: "Zinc pan" }]);
    const version = (await change(recipeId, { equipmentIds: [bowl, pan] })).data!.updateRecipe;
    expect((await change(recipeId, { equipmentIds: [pan, bowl] })).data!.updateRecipe).toEqual(
      version,
    );
    await change(recipeId, { equipmentIds: [] });
    expect(await readEquipment(recipeId)).toEqual([]);
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("is read and written by REST, also as it is returned", async () => {
    const pot = await addEquipment("Rest pot");
    const body = {
      recipeName: "Stew",
      recipeInstructions: "Stir.",
      categoryId: 1,
      difficultyId: 1,
    };
    const { json } = await callRest<RestRecipe>(server, "POST /recipes", {
      token,
      body: { ...body, equipmentIds: [pot] },
    });
    const equipment = [{ equipmentId: pot, equipmentName: "Rest pot" }];
    expect(json.recipeEquipment).toEqual(equipment);
    const put = async (fields: object) => {
      const call = `PUT /recipes/${json.recipeId}`;
      return (await callRest<RestRecipe>(server, call, { token, body: { ...body, ...fields } }))
        .json.recipeEquipment;
    };
    expect(await put({})).toEqual(equipment);
    expect(await put({ recipeEquipment: [] })).toEqual([]);
    expect(await put({ recipeEquipment: equipment })).toEqual(equipment);
  });

  it("filters recipes, excludes them, and is found by a search", async () => {
    const wok = await addEquipment("Quixotic wok");
    await addRecipe(server, { name: "Zorbel fry", equipmentIds: [wok] });
    await addRecipe(server, { name: "Zorbel salad" });
    const find = (filter: object) => listRecipeNames(server, { filter });
    expect(await find({ search: "Zorbel", equipmentIds: [wok] })).toEqual(["Zorbel fry"]);
    expect(await find({ equipmentId: wok })).toEqual(["Zorbel fry"]);
    expect(await find({ search: "Zorbel", withoutEquipmentIds: [wok] })).toEqual(["Zorbel salad"]);
    expect(await find({ search: "quixotic" })).toEqual(["Zorbel fry"]);
    const { json } = await callRest<unknown[]>(server, `GET /recipes?equipmentId=${wok}`);
    expect(json).toHaveLength(1);
    const { data } = await server.graphql<{ recipeFacets: { equipment: object[] } }>(
      `{ recipeFacets(filter: { search: "Zorbel" }) { equipment { value count } } }`,
    );
    expect(data!.recipeFacets.equipment).toContainEqual({ value: wok, count: 1 });
  });

  it("is one piece after a merge of two, and both again after it is undone", async () => {
    const [merged, into] = [await addEquipment(), await addEquipment()];
    const recipeId = await addRecipe(server, { name: "Both", equipmentIds: [merged, into] });
    const mergeId = await merging.createMerge("EQUIPMENT", merged, into);
    expect(await readEquipment(recipeId)).toEqual([into]);
    await merging.undo(mergeId);
    expect(await readEquipment(recipeId)).toEqual([merged, into]);
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("is restored with a deleted recipe, also if it was merged meanwhile", async () => {
    const [merged, into] = [await addEquipment(), await addEquipment()];
    const recipeId = await addRecipe(server, { name: "Gone", equipmentIds: [merged, into] });
    await server.graphql(`mutation { deleteRecipe(recipeId: ${recipeId}) }`, {}, token);
    await merging.createMerge("EQUIPMENT", merged, into);
    await server.graphql(`mutation { restoreRecipe(recipeId: ${recipeId}) { id } }`, {}, token);
    expect(await readEquipment(recipeId)).toEqual([into]);
  });

  it("is in the page's JSON-LD, from which it is imported", async () => {
    const mixer = await addEquipment("Page mixer");
    const recipeId = await addRecipe(server, { name: "Brioche", equipmentIds: [mixer] });
    const { html } = await openPage(server, `/recipes/${recipeId}`);
    const data = readPageData(html);
    expect(data).toMatchObject({ tool: ["Page mixer"] });
    expect(readJsonLd(data as Parameters<typeof readJsonLd>[0]).equipment).toEqual(["Page mixer"]);
    expect(html).toContain("Equipment:");
  });
});

describe("The equipment of a Cooklang file", () => {
  it("is read from its metadata and from cookware in its steps", () => {
    const { equipment, instructions } = readCooklang(
      "---\nequipment: [Whisk]\n---\nHeat #large pot{} and a #spoon, then the #&spoon again.",
      "soup.cook",
    );
    expect(equipment).toEqual(["Whisk", "large pot", "spoon"]);
    expect(instructions).toEqual(["Heat large pot and a spoon, then the spoon again."]);
  });
});
