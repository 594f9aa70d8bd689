import { toNameKey } from "../../lib/text";
import { callRest } from "../../testing/callRest";
import { listRecipeNames } from "../../testing/listRecipes";
import { TestServer } from "../../testing/testServer";
import { findDuplicate } from "../imports/findDuplicate";
import { loadReferences } from "../imports/loadReferences";
import { ReferenceMatcher } from "../imports/ReferenceMatcher";
import { createGroup } from "./synonyms";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  token = await server.login("admin");
});
afterAll(() => server.close());

const create = (names: string[], as = token) =>
  server.graphql<{ group: { synonymId: number; names: string[] } }>(
    `mutation ($names: [String!]!) {
      group: createSynonymGroup(input: { names: $names }) { synonymId names } }`,
    { names },
    as,
  );

const addIngredient = async (name: string): Promise<number> => {
  const { data } = await server.graphql<{ added: { ingredientId: number } }>(
    "mutation ($name: String!) { added: createIngredient(input: { name: $name }) { ingredientId } }",
    { name },
    token,
  );
  return data!.added.ingredientId;
};

const find = (search: string) => listRecipeNames(server, { filter: { search } });

describe("A group of synonyms", () => {
  it("is refused without two different words", async () => {
    for (const names of [[], ["Gnocchi"], ["Gnocchi", " gnocchi "]]) {
      expect((await create(names)).errors?.[0]).toMatchObject({
        message: "Enter at least two words.",
        extensions: { code: "BAD_USER_INPUT", field: "names" },
      });
    }
    expect((await create(["Gnocchi", " "])).errors?.[0]?.message).toBe("Word is required.");
    const many = Array.from({ length: 21 }, (_, i) => `word ${i}`);
    expect((await create(many)).errors?.[0]?.message).toBe("A group has at most 20 words.");
  });

  it("is refused if a form of a word is in another group", async () => {
    const { errors } = await create(["Gamba", "PRAWNS"]);
    expect(errors?.[0]).toMatchObject({
      message: "One of the words is already a synonym of Shrimp.",
      extensions: { code: "CONFLICT", field: "names" },
    });
  });

  it("is refused to contributors", async () => {
    const { errors } = await create(["Gnocchi", "Nockerl"], await server.login("contributor"));
    expect(errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  });

  it("holds at once when it is added, changed and deleted", async () => {
    expect(await find("Qwertzberry")).toEqual([]);
    const { data } = await create(["Qwertzberry", "Baklava", "BAKLAVA"]);
    expect(data!.group.names).toEqual(["Qwertzberry", "BAKLAVA"]);
    expect(await find("Qwertzberries")).toEqual(["Baklava"]);
    const rest = `/synonyms/${data!.group.synonymId}`;
    const put = await callRest(server, `PUT ${rest}`, {
      token,
      body: { synonyms: ["Asdfberry", "Baklava"] },
    });
    expect(put.json).toEqual({
      synonymId: data!.group.synonymId,
      synonyms: ["Asdfberry", "Baklava"],
    });
    expect(await find("Qwertzberry")).toEqual([]);
    expect(await find("Asdfberry")).toEqual(["Baklava"]);
    await callRest(server, `DELETE ${rest}`, { token });
    expect(await find("Asdfberry")).toEqual([]);
    expect((await callRest(server, `DELETE ${rest}`, { token })).status).toBe(404);
  });

  it("is refused once the list is full", async () => {
    const { db } = server.database;
    await db.query(
      `insert into synonyms (names) select array['filler ' || n || ' x', 'filler ' || n || ' y']
       from generate_series(1, 1000 - (select count(*)::int from synonyms)) n`,
    );
    const { errors } = await create(["Wxyzberry", "Zyxwberry"]);
    expect(errors?.[0]).toMatchObject({
      message: "There are already 1000 groups of synonyms.",
      extensions: { code: "CONFLICT" },
    });
    await db.query("delete from synonyms where names[1] like 'filler %'");
  });

  it("is not written twice at once", async () => {
    const { db } = server.database;
    const results = await Promise.allSettled(
      [1, 2, 3].map((n) => createGroup(db, ["Yxcvberry", `Yxcvberry ${n} of one`])),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("The synonyms that are shipped", () => {
  it("are at least 150 pairs, and no word is in two groups", async () => {
    const rows: { names: string[] }[] = await server.database.db.query(
      "select names from synonyms where synonym_id < 1000",
    );
    const pairs = rows.reduce((sum, { names }) => sum + names.length - 1, 0);
    expect(pairs).toBeGreaterThanOrEqual(150);
    const shared = await server.database.db.query<object[]>(
      `select a.names as one, b.names as other from synonyms a
       join synonyms b on a.keys && b.keys and a.synonym_id < b.synonym_id`,
    );
    expect(shared).toEqual([]);
  });
});

describe("Ingredients", () => {
  it("are matched with imported lines by their synonyms, if none has the name itself", async () => {
    const { db } = server.database;
    const match = async (line: string) => {
      const { ingredients } = new ReferenceMatcher(await loadReferences(db, 1));
      return ingredients.match(line).ingredient?.label;
    };
    await db.query("delete from ingredients where name in ('Prawns', 'Shrimp')");
    await addIngredient("Swede");
    expect(await match("rutabagas")).toBe("Swede");
    expect(await match("Steckrüben")).toBe("Swede");
    expect(await match("Prawn")).toBe("Prawn");
    expect(await match("shrimps")).toBe("Prawn");
    await addIngredient("Shrimp");
    expect(await match("shrimps")).toBe("Shrimp");
    expect(await match("Garnelen")).toBe("Prawn");
  });

  it("are likely duplicates if their names are synonyms", async () => {
    await addIngredient("Rutabagas");
    const { data } = await server.graphql<{
      duplicates: { reason: string; one: { name: string }; other: { name: string } }[];
    }>(
      "{ duplicates(kind: INGREDIENT, first: 100) { reason one { name } other { name } } }",
      {},
      token,
    );
    const pairs = data!.duplicates.map(({ reason, one, other }) => [
      reason,
      ...[one.name, other.name].sort(),
    ]);
    expect(pairs).toContainEqual(["SYNONYM", "Rutabagas", "Swede"]);
  });

  it("are found by synonyms in their list, and have them as a field and in filters", async () => {
    const { data } = await server.graphql<{
      ingredientsPage: { edges: { node: { name: string; synonyms: string[] } }[] };
      recipeFacets: { ingredients: { label: string; synonyms: string[] }[] };
    }>(
      `{ ingredientsPage: searchIngredients(search: "eggpl") { edges { node { name synonyms } } }
         recipeFacets { ingredients { label synonyms } } }`,
    );
    const names = data!.ingredientsPage.edges.map(({ node }) => node.name);
    expect(names).toContain("Aubergine");
    const eggplant = data!.recipeFacets.ingredients.find(({ label }) => label === "Aubergine");
    expect(eggplant?.synonyms).toContain("Eggplant");
  });
});

describe("A recipe to import", () => {
  it("is similar to one with a synonym in its name and among its ingredients", async () => {
    const [swede, rutabagas, salt] = await Promise.all(
      ["Swede", "Rutabagas", "Salt"].map(async (name) => {
        const [row] = await server.database.db.query<[{ id: number } | undefined]>(
          "select ingredient_id as id from ingredients where name_key = $1",
          [toNameKey(name)],
        );
        return row?.id ?? addIngredient(name);
      }),
    );
    const input = {
      ...{ name: "Swede mash", instructions: "Mash.", categoryId: 1, difficultyLevelId: 1 },
      ingredients: [swede, salt].map((ingredientId) => ({ ingredientId, quantity: "1" })),
    };
    await server.graphql(
      "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
      { input },
      token,
    );
    const line = (ingredientId: number | undefined) =>
      ({ ingredientId, ingredient: "", text: "", quantity: "1", heading: null }) as never;
    const draft = (name: string) =>
      ({
        name,
        source: null,
        instructions: "Boil and mash.",
        lines: [line(rutabagas), line(salt)],
      }) as never;
    const similar = await findDuplicate(server.database.db, draft("Rutabaga mash"), 1);
    expect(similar).toMatchObject({ isSame: false });
    expect(await findDuplicate(server.database.db, draft("Lemon cake"), 1)).toBeNull();
  });
});
