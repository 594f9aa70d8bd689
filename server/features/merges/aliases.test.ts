import { en } from "../../database/starter/en";
import { loadStarterData } from "../../database/starter/loadStarterData";
import { callRest } from "../../testing/callRest";
import { mergeableKinds, Merging } from "../../testing/merging";
import { TestServer } from "../../testing/testServer";
import { loadReferences } from "../imports/loadReferences";
import { ReferenceMatcher } from "../imports/ReferenceMatcher";

let server: TestServer;
let merging: Merging;
let serial = 0;
beforeAll(async () => {
  server = await TestServer.start();
  merging = new Merging(server, await server.login("admin"));
});
afterAll(() => server.close());

const addAlias = (kind: string, id: number, name: string) =>
  server.graphql<{ createAlias: { aliasId: number; name: string } }>(
    `mutation ($name: String!) {
      createAlias(kind: ${kind}, id: ${id}, input: { name: $name }) { aliasId name } }`,
    { name },
    merging.token,
  );

const searchRecipes = async (search: string): Promise<number[]> => {
  const { json } = await callRest<{ recipeId: number }[]>(
    server,
    `GET /recipes?search=${encodeURIComponent(search)}`,
  );
  return json.map((recipe) => recipe.recipeId);
};

describe.each(mergeableKinds)("An alias of $kind", ({ kind, table, key, thing }) => {
  const type = kind[0] + kind.slice(1).toLowerCase();
  const create = (name: string) =>
    server.graphql<{ created: { name: string } }>(
      `mutation ($name: String!) { created: create${type}(input: { name: $name }) { name } }`,
      { name },
      merging.token,
    );

  it("is refused if another item has the name or the alias", async () => {
    const firstId = await merging.add(table, key, `${thing} first`);
    const secondId = await merging.add(table, key, `${thing} second`);
    expect((await addAlias(kind, secondId, " \n")).errors?.[0]).toMatchObject({
      message: "Alias is required.",
      extensions: { field: "name" },
    });
    expect((await addAlias(kind, secondId, `${thing} FIRST`)).errors?.[0]).toMatchObject({
      message: `${thing} already exists.`,
      extensions: { code: "CONFLICT", field: "name" },
    });
    expect((await addAlias(kind, secondId, `${thing} second`)).errors?.[0]?.message).toBe(
      `${thing} already exists.`,
    );
    await addAlias(kind, firstId, `${thing} Ünïque`);
    expect((await addAlias(kind, secondId, `${thing} ünïque `)).errors?.[0]).toMatchObject({
      message: `This is another name of ${thing} first.`,
      extensions: { code: "CONFLICT", field: "name" },
    });
    expect((await addAlias(kind, 2_000_000, "x")).errors?.[0]?.message).toBe(`${thing} not found.`);
  });

  it("is refused as a name of another item, with a message that contains its own item", async () => {
    const firstId = await merging.add(table, key, `${thing} of words`);
    await addAlias(kind, firstId, `${thing} in other words`);
    const refusal = {
      message: `This is another name of ${thing} of words.`,
      extensions: { code: "CONFLICT", status: 409, field: "name" },
    };
    expect((await create(`${thing} IN other words`)).errors?.[0]).toMatchObject(refusal);
    const secondId = await merging.add(table, key, `${thing} of other words`);
    const rename = (id: number) =>
      server.graphql(
        `mutation { update${type}(${type.toLowerCase()}Id: ${id}, input: { name: "${thing} in other words" }) { name aliases { name } } }`,
        {},
        merging.token,
      );
    expect((await rename(secondId)).errors?.[0]).toMatchObject(refusal);
    expect((await rename(firstId)).data).toEqual({
      [`update${type}`]: { name: `${thing} in other words`, aliases: [] },
    });
  });

  it("finds recipes until it is removed", async () => {
    const id = await merging.add(table, key, `Qwkzj${type}`);
    const recipe = await merging.recipe(Merging.makeParts(kind, id));
    expect(await searchRecipes(`Vvxyq${type}`)).toEqual([]);
    const { data } = await addAlias(kind, id, `Vvxyq${type}`);
    expect(await searchRecipes(`vvxyq${type}`)).toEqual([recipe]);
    const page = await server.graphql<{ page: { edges: { node: { name: string } }[] } }>(
      `{ page: search${table[0]!.toUpperCase()}${table.slice(1)}(search: "VVXYQ") { edges { node { name } } } }`,
    );
    expect(page.data!.page.edges.map(({ node }) => node.name)).toEqual([`Qwkzj${type}`]);
    const remove = () =>
      server.graphql(
        `mutation { deleteAlias(aliasId: ${data!.createAlias.aliasId}) }`,
        {},
        merging.token,
      );
    expect((await remove()).errors).toBeUndefined();
    expect(await searchRecipes(`vvxyq${type}`)).toEqual([]);
    expect((await remove()).errors?.[0]?.message).toBe("Alias not found.");
  });

  it("is deleted with its item", async () => {
    const id = await merging.add(table, key, `${thing} to go`);
    await addAlias(kind, id, `${thing} to go along`);
    await server.database.db.query(`delete from ${table} where ${key} = $1`, [id]);
    expect((await create(`${thing} to go along`)).errors).toBeUndefined();
  });
});

it("Starter data leave out names that are aliases", async () => {
  const { db } = server.database;
  await loadStarterData(db, "en");
  const [deleted]: [{ name: string }[], number] = await db.query(
    `delete from ingredients i where name = any($1) and not exists (
       select from recipe_lines l where l.ingredient_id = i.ingredient_id) returning name`,
    [en.ingredients],
  );
  const [{ name }, ...others] = deleted as [{ name: string }, ...{ name: string }[]];
  await addAlias("INGREDIENT", 1, name);
  expect(await loadStarterData(db, "en")).toBe(others.length);
});

describe("Imports", () => {
  it("match names with aliases", async () => {
    const ingredient = await merging.add("ingredients", "ingredient_id", "Xylo onion");
    const tag = await merging.add("tags", "tag_id", "Meat-free");
    const category = await merging.add("categories", "category_id", "Afters");
    await addAlias("INGREDIENT", ingredient, "Xcallion");
    await addAlias("TAG", tag, "Veggie");
    await addAlias("CATEGORY", category, "Dessert course");
    const matcher = new ReferenceMatcher(await loadReferences(server.database.db, 1));
    for (const name of ["xcallion", "Xcallions"]) {
      expect(matcher.ingredients.match(name).ingredient?.label).toBe("Xylo onion");
    }
    expect(matcher.ingredients.match("xcalion").suggestions[0]?.label).toBe("Xylo onion");
    expect(matcher.findTag("VEGGIE")).toBe(tag);
    expect(matcher.categories.find(["Unknown", "dessert courses"], [])).toBe(category);
  });

  it("use the ingredient that has the alias at that time", async () => {
    const start = await server.graphql<{ createImport: { importId: number } }>(
      `mutation { createImport(input: { text: "Merged tea\\nCategory: Soups\\n\\n2 qqwxyzbbb leaves\\n1 l water\\n\\nBoil." }) { importId } }`,
      {},
      merging.token,
    );
    const importId = start.data!.createImport.importId;
    const waitForState = async (expectedState: string) => {
      for (;;) {
        const { data } = await server.graphql<{
          import: {
            state: string;
            items: { edges: { node: { recipe: { recipeId: number } | null } }[] };
          };
        }>(
          `{ import(importId: ${importId}) { state items { edges { node { recipe { recipeId } } } } } }`,
          {},
          merging.token,
        );
        if (data!.import.state === expectedState) return data!.import.items.edges[0]!.node;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    await waitForState("READY");
    const id = await merging.add("ingredients", "ingredient_id", `Tea ${++serial}`);
    await addAlias("INGREDIENT", id, "Qqwxyzbbb leaves");
    await server.graphql(
      `mutation { confirmImport(importId: ${importId}) { state } }`,
      {},
      merging.token,
    );
    const { recipe } = await waitForState("TAKEN");
    expect(await merging.listIds("INGREDIENT", recipe!.recipeId)).toContain(id);
  });
});
