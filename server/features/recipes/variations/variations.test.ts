import { addRecipe } from "../../../testing/pages";
import { type Answer, TestServer } from "../../../testing/testServer";
import { deleteRecipe } from "../deleteRecipe";
import { restoreRecipe } from "../restoreRecipe";

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  for (const account of ["admin", "contributor", "member"]) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

const readError = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions["code"];

const RECIPE = {
  ...{ name: "Plum tart", categoryId: 1, difficultyLevelId: 1, instructions: "Stir.\nBake." },
  lines: [
    { ingredientId: 1, quantity: "200", unit: "g" },
    { ingredientId: 2, quantity: "3" },
  ],
};
const OTHER = {
  ...RECIPE,
  name: "My plum tart",
  lines: [{ ingredientId: 3, quantity: "200", unit: "g" }],
};

const vary = (originId: number, changes: object = {}, account = "member") =>
  server.graphql<{ createRecipe: { recipeId: number } }>(
    `mutation ($input: RecipeInput!, $originId: Int) {
      createRecipe(input: $input, originId: $originId) { recipeId } }`,
    { input: { ...OTHER, visibility: "PRIVATE", ...changes }, originId },
    tokens[account],
  );
const addVariation = async (...call: Parameters<typeof vary>) => {
  const { data, errors } = await vary(...call);
  expect(errors).toBeUndefined();
  return data!.createRecipe.recipeId;
};

interface Origin {
  origin: { recipeId: number; name: string } | null;
  formerOriginName: string | null;
  changesFromOrigin: { kind: string; lineAfter: object | null }[] | null;
}
const readOrigin = async (id: number, account = "contributor") => {
  const { data } = await server.graphql<{ recipe: Origin | null }>(
    `query ($id: Int!) { recipe(recipeId: $id) {
      origin { recipeId name } formerOriginName changesFromOrigin { kind part lineAfter { quantity } } } }`,
    { id },
    tokens[account],
  );
  return data!.recipe;
};

const listVariations = async (id: number, account = "contributor") => {
  const { data } = await server.graphql<{
    recipe: { variations: { edges: { node: { recipeId: number } }[] } };
  }>(
    "query ($id: Int!) { recipe(recipeId: $id) { variations { edges { node { recipeId } } } } }",
    { id },
    tokens[account],
  );
  return data!.recipe.variations.edges.map(({ node }) => node.recipeId);
};

const setVisibility = (recipeId: number, visibility: string) =>
  server.graphql(
    "mutation ($id: Int!, $input: RecipeInput!) { updateRecipe(recipeId: $id, input: $input) { version } }",
    { id: recipeId, input: { ...RECIPE, visibility } },
    tokens["contributor"],
  );

describe("A variation of a recipe", () => {
  it("needs a recipe that the viewer may see", async () => {
    const hidden = await addRecipe(server, { ...RECIPE, visibility: "PRIVATE" });
    expect(readError(await vary(hidden))).toBe("BAD_USER_INPUT");
    expect(readError(await vary(999_999))).toBe("BAD_USER_INPUT");
    expect(readError(await vary(hidden, {}, "visitor"))).toBe("UNAUTHENTICATED");
  });

  it("is private for members, and names its origin and its changes", async () => {
    const id = await addRecipe(server, RECIPE);
    expect(readError(await vary(id, { visibility: "PUBLIC" }))).toBe("FORBIDDEN");
    const variation = await addVariation(id);
    expect(await readOrigin(variation, "member")).toMatchObject({
      origin: { recipeId: id, name: "Plum tart" },
      formerOriginName: null,
    });
    const { changesFromOrigin } = (await readOrigin(variation, "member"))!;
    expect(changesFromOrigin).toMatchObject([
      { part: "FACT" },
      { part: "LINE", kind: "REMOVED" },
      { part: "LINE", kind: "REMOVED" },
      { part: "LINE", kind: "ADDED", lineAfter: { quantity: "200" } },
    ]);
  });

  it("is listed by its origin for those who may see it", async () => {
    const id = await addRecipe(server, RECIPE);
    const secret = await addVariation(id);
    const open = await addVariation(id, { visibility: "PUBLIC" }, "contributor");
    expect(await listVariations(id, "contributor")).toEqual([open]);
    expect(await listVariations(id, "visitor")).toEqual([open]);
    expect(await listVariations(id, "member")).toEqual([secret, open]);
    expect(await listVariations(id, "admin")).toEqual([secret, open]);
    const response = await fetch(`${server.url}/api/recipes/${id}/variations`);
    expect(await response.json()).toMatchObject([
      { recipeId: open, recipeName: "My plum tart", changes: [{ part: "fact" }, {}, {}, {}] },
    ]);
  });

  it("keeps the name of a deleted origin, and finds it again after it is restored", async () => {
    const id = await addRecipe(server, RECIPE);
    const variation = await addVariation(id, { visibility: "PUBLIC" }, "contributor");
    await deleteRecipe(server.database.db, id, 1);
    expect(await readOrigin(variation, "visitor")).toEqual({
      ...{ origin: null, formerOriginName: "Plum tart", changesFromOrigin: null },
    });
    await restoreRecipe(server.database.db, id);
    expect(await readOrigin(variation, "visitor")).toMatchObject({ origin: { recipeId: id } });
  });

  it("comes back from the bin with its origin", async () => {
    const id = await addRecipe(server, RECIPE);
    const variation = await addVariation(id, { visibility: "PUBLIC" }, "contributor");
    await deleteRecipe(server.database.db, variation, 1);
    expect(await listVariations(id)).toEqual([]);
    await restoreRecipe(server.database.db, variation);
    expect(await listVariations(id)).toEqual([variation]);
  });

  it("never shows an origin that is hidden, even after its deletion", async () => {
    const id = await addRecipe(server, RECIPE);
    const variation = await addVariation(id, { visibility: "PUBLIC" }, "contributor");
    await setVisibility(id, "PRIVATE");
    const hidden = { origin: null, formerOriginName: null, changesFromOrigin: null };
    expect(await readOrigin(variation, "visitor")).toEqual(hidden);
    expect(await readOrigin(variation, "member")).toEqual(hidden);
    expect(await readOrigin(variation, "contributor")).toMatchObject({ origin: { recipeId: id } });
    await deleteRecipe(server.database.db, id, 1);
    expect(await readOrigin(variation, "visitor")).toEqual(hidden);
  });

  it("never shows an origin that was hidden while the variation was deleted", async () => {
    const id = await addRecipe(server, RECIPE);
    const variation = await addVariation(id, { visibility: "PUBLIC" }, "contributor");
    await deleteRecipe(server.database.db, variation, 1);
    await setVisibility(id, "PRIVATE");
    await deleteRecipe(server.database.db, id, 1);
    await restoreRecipe(server.database.db, variation);
    expect(await readOrigin(variation, "visitor")).toMatchObject({ formerOriginName: null });
  });
});
