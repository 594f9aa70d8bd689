import { globalId } from "../../graphql/globalId";
import { callRest } from "../../testing/callRest";
import { ImportingMember } from "../../testing/ImportingMember";
import { TestServer } from "../../testing/testServer";
import { checkReadModel } from "../recipes/checkReadModel";
import { purgeOwnIngredients } from "../reference/ownIngredients";

let server: TestServer;
let owner: ImportingMember;
const tokens = new Map<string, string | undefined>();

beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  owner = await ImportingMember.add(server);
  tokens.set("visitor", undefined);
  tokens.set("owner", owner.token);
  tokens.set("another member", (await ImportingMember.add(server)).token);
  for (const role of ["contributor", "admin"]) tokens.set(role, await server.login(role));
}, 90_000);
afterAll(() => server.close());

const query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
  server.database.db.query(sql, parameters);

const getRest = async (path: string, token?: string) =>
  (await callRest(server, `GET ${path}`, { token })).status;

const listNames = async (token?: string): Promise<string[]> => {
  const response = await fetch(`${server.url}/api/ingredients`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  const rows = (await response.json()) as { ingredientName: string }[];
  return rows.map(({ ingredientName }) => ingredientName);
};

const NAMES = ["Zaatarine", "Sumacquil"];

it("Lines with new ingredients of a member stay lines, and the site's list is unchanged", async () => {
  const listed = await listNames();
  const { ingredients, ingredientsNotes } = await owner.import(
    "1/4 cup sour cream ((or thick yoghurt))",
    "2 pounds potatoes, ((waxy ones))",
    "3 cups flour (spooned and levelled (375 g))",
    "1 cup hard cheese (grated (about 100 g))",
    "2 cups (480 ml) milk ((whole))",
    "3 lb apples (a mix of sharp and sweet (such as Cox, Bramley))",
    "2 EL Bärlauchpesto",
    "100 g fromage de brebis",
    "3 tbsp zaatarine",
  );
  expect(ingredients).toHaveLength(9);
  expect(ingredientsNotes).toBeNull();
  for (const viewer of tokens.values()) expect(await listNames(viewer)).toEqual(listed);
});

it("The same ingredient is the same in the next import, in singular and plural", async () => {
  const [first, second] = [
    await owner.import("2 zaatarberries"),
    await owner.import("1 zaatarberry", "1 zaatarberry, whole"),
  ];
  expect(second.ingredients.map(({ ingredientId }) => ingredientId)).toEqual([
    first.ingredients[0]!.ingredientId,
    first.ingredients[0]!.ingredientId,
  ]);
});

describe("An own ingredient", () => {
  let id: number;
  let recipeId: number;
  beforeAll(async () => {
    const recipe = await owner.import(...NAMES.map((name) => `1 tsp ${name.toLowerCase()}`));
    expect(recipe.ownIngredients.map(({ name }) => name)).toEqual(["Sumacquil", "Zaatarine"]);
    ({ recipeId } = recipe);
    id = recipe.ingredients.find(({ name }) => name === "Sumacquil")!.ingredientId;
  });

  it.each([
    ["visitor", 404],
    ["another member", 404],
    ["contributor", 404],
    ["admin", 200],
    ["owner", 200],
  ])("is shown by its ID as its recipe is: %s", async (viewer, status) => {
    const token = tokens.get(viewer);
    expect(await getRest(`/ingredients/${id}`, token)).toBe(status);
    expect(await getRest(`/recipes/${recipeId}`, token)).toBe(status);
    const { data, errors } = await server.graphql<Record<string, object | null>>(
      `query ($id: ID!) { ingredient(ingredientId: ${id}) { name } node(id: $id) { id } }`,
      { id: globalId("Ingredient", id) },
      token,
    );
    if (status === 200) expect(data).toMatchObject({ ingredient: { name: "Sumacquil" } });
    else expect(errors!.map(({ extensions }) => extensions["code"])).toContain("NOT_FOUND");
  });

  it.each(["visitor", "another member", "contributor", "admin", "owner"])(
    "is in no list, search or suggestion: %s",
    async (viewer) => {
      const token = tokens.get(viewer);
      const { data } = await server.graphql<object>(
        `{ ingredients { name } searchIngredients(search: "sumacq") { edges { node { name } } }
           recipeFacets { ingredients { label } } searchSuggestions(search: "sumacquill")
           recipes(filter: { search: "sumacquil" }) { totalCount }
           filtered: recipes(filter: { ingredientId: ${id} }) { totalCount } }`,
        {},
        token,
      );
      expect(JSON.stringify(data)).not.toMatch(/sumacquil/i);
      expect(data).toMatchObject({ recipes: { totalCount: 0 }, filtered: { totalCount: 0 } });
    },
  );

  it("is suggested to its owner, and not to other importers", async () => {
    const suggest = async (member: ImportingMember) => {
      const importId = await member.read(["1 tsp sumacquel"]);
      return JSON.stringify(
        await member.call(
          `query ($importId: Int!) { result: import(importId: $importId) {
            items { edges { node { draft { lines { suggestions { name } } } } } } } }`,
          { importId },
        ),
      );
    };
    expect(await suggest(owner)).toContain("Sumacquil");
    for (const role of ["member", "contributor"] as const) {
      expect(await suggest(await ImportingMember.add(server, role))).not.toContain("Sumacquil");
    }
    expect(await owner.call("{ result: viewerOwnIngredients { name } }", {})).toContainEqual({
      name: "Sumacquil",
    });
    const { data } = await server.graphql("{ viewerOwnIngredients { name } }");
    expect(data).toEqual({ viewerOwnIngredients: [] });
  });

  it("has no likely duplicates, and can be neither merged, renamed, deleted nor aliased", async () => {
    const admin = tokens.get("admin")!;
    const duplicates = await server.graphql(
      "{ duplicates(kind: INGREDIENT, first: 100) { one { name } other { name } } }",
      {},
      admin,
    );
    expect(JSON.stringify(duplicates.data)).not.toContain("Sumacquil");
    const refused = async (document: string) => {
      const { errors } = await server.graphql(document, {}, admin);
      return errors?.[0]?.extensions["code"];
    };
    for (const document of [
      `mutation { createMerge(kind: INGREDIENT, mergedId: ${id}, intoId: 1) { mergeId } }`,
      `mutation { createMerge(kind: INGREDIENT, mergedId: 1, intoId: ${id}) { mergeId } }`,
      `{ mergePreview(kind: INGREDIENT, mergedId: ${id}, intoId: 1) { bothCount } }`,
      `mutation { rejectDuplicate(kind: INGREDIENT, oneId: ${id}, otherId: 1) }`,
      `mutation { createAlias(kind: INGREDIENT, id: ${id}, input: { name: "Sq" }) { aliasId } }`,
      `mutation { updateIngredient(ingredientId: ${id}, input: { name: "Sq" }) { name } }`,
      `mutation { deleteIngredient(ingredientId: ${id}) }`,
      `mutation { acceptIngredient(ingredientId: ${id}) { name } }`,
      `mutation { replaceIngredient(ingredientId: ${id}, intoId: 1) { name } }`,
    ]) {
      expect([document, await refused(document)]).toEqual([document, "NOT_FOUND"]);
    }
  });

  it("cannot be used by others, over both APIs", async () => {
    const input = {
      name: "Guess",
      instructions: "Stir.",
      categoryId: 1,
      difficultyLevelId: 1,
      visibility: "PRIVATE",
      ingredients: [{ ingredientId: id }],
    };
    for (const viewer of ["another member", "contributor", "admin"]) {
      const token = tokens.get(viewer);
      const { errors } = await server.graphql(
        "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
        { input },
        token,
      );
      expect(errors![0]!.message).toBe("One of the ingredients does not exist.");
      const body = {
        ...{ recipeName: "Guess", recipeInstructions: "Stir.", categoryId: 1, difficultyId: 1 },
        ...{ visibility: "private", ingredients: [{ ingredientId: id }] },
      };
      expect(await callRest(server, "POST /recipes", { token, body })).toMatchObject({
        status: 400,
      });
    }
  });

  it("leaves the read model as a rebuild would make it", async () => {
    expect(await checkReadModel(server.database.db)).toEqual({});
    const words = await query("select from search_vocabulary where word like 'sumacq%'");
    expect(words).toHaveLength(0);
  });
});

describe("A recipe with own ingredients", () => {
  const publish = (recipeId: number, visibility: string) =>
    `mutation { result: updateRecipe(recipeId: ${recipeId}, input: { name: "Published", instructions: "Stir.",
      categoryId: 1, difficultyLevelId: 1, visibility: ${visibility} }) { recipeId } }`;

  it.each(["PUBLIC", "UNLISTED"])("is not made %s by a member", async (visibility) => {
    const { recipeId } = await owner.import("1 tsp unpublishable");
    await expect(owner.call(publish(recipeId, visibility), {})).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });

  it.each(["PUBLIC", "UNLISTED"])(
    "is made %s by its owner who has become a contributor, and the list has them",
    async (visibility) => {
      const member = await ImportingMember.add(server);
      const name = `Promoted ${visibility.toLowerCase()}`;
      const { recipeId } = await member.import(`1 tsp ${name}`);
      await member.setRole("contributor");
      await member.call(publish(recipeId, visibility), {});
      expect(await listNames()).toContain(name);
      expect((await member.fetch(recipeId)).ownIngredients).toEqual([]);
    },
  );

  it("keeps them if a contributor leaves it private", async () => {
    const member = await ImportingMember.add(server);
    const { recipeId } = await member.import("1 tsp undisclosed");
    await member.setRole("contributor");
    await member.call(publish(recipeId, "PRIVATE"), {});
    expect(await listNames()).not.toContain("Undisclosed");
    expect((await member.fetch(recipeId)).ownIngredients).toMatchObject([{ name: "Undisclosed" }]);
  });

  it("names them if a former contributor adds them to a public recipe, over both APIs", async () => {
    const member = await ImportingMember.add(server);
    const { ingredients } = await member.import("1 tsp formerly", "2 tsp afterly", "1 l water");
    const ids = ingredients.map(({ ingredientId }) => ({ ingredientId }));
    await member.setRole("contributor");
    const { recipeId } = await member.call<{ recipeId: number }>(
      `mutation { result: createRecipe(input: { name: "Open", instructions: "Stir.", categoryId: 1,
        difficultyLevelId: 1 }) { recipeId } }`,
      {},
    );
    await member.setRole("member");
    const message = "New ingredients must be accepted by a contributor first: Afterly, Formerly.";
    const input = { name: "Open", instructions: "Stir.", categoryId: 1, difficultyLevelId: 1 };
    await expect(
      member.call(
        "mutation ($recipeId: Int!, $input: RecipeInput!) { result: updateRecipe(recipeId: $recipeId, input: $input) { recipeId } }",
        { recipeId, input: { ...input, ingredients: ids } },
      ),
    ).rejects.toThrow(message);
    const response = await fetch(`${server.url}/api/recipes/${recipeId}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${member.token}` },
      body: JSON.stringify({
        ...{ recipeName: "Open", recipeInstructions: "Stir.", categoryId: 1, difficultyId: 1 },
        ingredients: ids,
      }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(message);
    expect((await member.fetch(recipeId)).ingredients).toEqual([]);
  });
});

describe("An own ingredient is deleted", () => {
  const isStored = async (name: string) =>
    (await query("select from ingredients where name = $1", [name])).length > 0;

  it("when the import that created it is undone, unless another recipe uses it", async () => {
    const member = await ImportingMember.add(server);
    const importId = await member.read(["1 tsp undoable", "1 tsp shareable"]);
    await member.confirm(importId);
    await member.import("2 tsp shareable");
    await member.undo(importId);
    expect([await isStored("Undoable"), await isStored("Shareable")]).toEqual([false, true]);
  });

  it("some time after the last recipe that uses it, but not while that can be restored", async () => {
    const member = await ImportingMember.add(server);
    const { recipeId } = await member.import("1 tsp restorable");
    await member.call(`mutation { result: deleteRecipe(recipeId: ${recipeId}) }`, {});
    await purgeOwnIngredients(server.database.db);
    expect(await isStored("Restorable")).toBe(true);
    await query("delete from deleted_recipes where recipe_id = $1", [recipeId]);
    await purgeOwnIngredients(server.database.db);
    expect(await isStored("Restorable")).toBe(false);
  });

  it("with the account, whose export has it", async () => {
    const member = await ImportingMember.add(server);
    const { recipeId } = await member.import("1 tsp leaving");
    await member.import("1 tsp staying");
    await member.call(
      "mutation ($recipeId: Int!) { result: proposeIngredients(recipeId: $recipeId) { recipeId } }",
      { recipeId },
    );
    const response = await fetch(`${server.url}/api/account/export`, {
      headers: { Authorization: `Bearer ${member.token}` },
    });
    expect(((await response.json()) as { ownIngredients: object[] }).ownIngredients).toEqual([
      {
        ...{ name: "Leaving", proposedAt: expect.any(String) },
        ...{ declinedAt: null, declineReason: null },
      },
      { name: "Staying", proposedAt: null, declinedAt: null, declineReason: null },
    ]);
    await member.call(
      `mutation ($input: AccountDeletionInput!) { result: deleteAccount(input: $input) }`,
      { input: { password: "potluck-demo", keepRecipes: true, keepReviews: true } },
    );
    expect(await isStored("Leaving")).toBe(false);
  });
});
